import { describeSentences } from '../../kit/testing/decisions';
import { speech } from './speech';
import made from './vectors/decisions.json';

describeSentences('hamlet', speech, made, { place: (sentence) => sentence.replace(/at \(.*$/, 'here') });

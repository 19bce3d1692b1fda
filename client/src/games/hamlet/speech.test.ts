import { describeSentences } from '../../kit/testing/decisions';
import { speech } from './speech';
import made from './vectors/decisions.json';

describeSentences('hamlet', speech, made, { place: (said) => said.replace(/at \(.*$/, 'here') });

import { describeSentences } from '../../kit/testing/decisions';
import { speech } from './speech';
import made from './vectors/decisions.json';

describeSentences('laar', speech, made);

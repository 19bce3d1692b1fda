import { describeSentences } from '../../kit/testing/decisions';
import { speech } from './speech';
import made from './vectors/decisions.json';

const WHERE = /at column \S+, row \S+, its number (at|on) the \w+/;

describeSentences('hokkaido', speech, made, { place: (sentence) => sentence.replace(WHERE, 'here') });

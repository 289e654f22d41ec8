export { board as boardWords } from '../../words/en/board.ts';

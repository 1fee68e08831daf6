export { keptText } from './kept-text.ts';

export { useDeletionWords } from './deletion-words.ts';

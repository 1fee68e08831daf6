export { type ProblemKind, problemList } from './problem-list.ts';
export { problemListWords } from './problem-list-words.ts';

export { type CipherBegin, createPassages, type Passage, type Passages } from './passages.ts';
export { createPieces, type Pieces } from './pieces.ts';

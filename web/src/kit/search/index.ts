export { fold } from './fold.ts';
export { highlight, type Piece, spansOf } from './highlight.ts';
export { Pieces } from './pieces.tsx';

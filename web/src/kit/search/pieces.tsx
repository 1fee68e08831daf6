import type { Piece } from './highlight.ts';

/** A text with its hits marked. */
export const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, place) => {
    const key = `${place}-${text}`;
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });

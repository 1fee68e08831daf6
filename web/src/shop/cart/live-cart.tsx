import { useEffect } from 'react';
import { useCart } from './use-cart.ts';

interface LiveCartProps {
  /** Told how many pieces are in the cart. */
  readonly onPieces: (pieces: number) => void;
}

/** Keeps the cart as the server has it while any page is open (SHP-24), and counts it. */
export const LiveCart = ({ onPieces }: LiveCartProps) => {
  const { pieces } = useCart();
  useEffect(() => onPieces(pieces), [pieces, onPieces]);
  return null;
};

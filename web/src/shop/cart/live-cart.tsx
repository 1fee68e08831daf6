import { defaultProjectName } from '@tresen/domain/shop/cart';
import { useEffect, useEffectEvent } from 'react';
import { onCartSaved } from './cart-sync.ts';
import { useCart } from './use-cart.ts';
import { useCurrentPrices } from './use-current-prices.ts';
import { useTellSaved } from './use-tell-saved.ts';

interface LiveCartProps {
  /** Told how many pieces are in the cart. */
  readonly onPieces: (pieces: number) => void;
}

/** Keeps the cart as the server has it while any page is open (SHP-24), counts it, and looks after its prices. */
export const LiveCart = ({ onPieces }: LiveCartProps) => {
  const { pieces } = useCart();
  useEffect(() => onPieces(pieces), [pieces, onPieces]);
  useTellDraftsSaved();
  useCurrentPrices();
  return null;
};

/** The cart without a name is saved without a word. */
function useTellDraftsSaved(): void {
  const tellSaved = useTellSaved();
  const tell = useEffectEvent((name: string) => {
    if (name !== defaultProjectName) tellSaved(name);
  });
  useEffect(() => onCartSaved((name) => tell(name)), []);
}

import { defaultProjectName } from '@tresen/domain/shop/cart';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { onCartSaved } from './cart-sync.ts';
import { cartTexts } from './cart-texts.ts';
import { useCart } from './use-cart.ts';
import { useCurrentPrices } from './use-current-prices.ts';

interface LiveCartProps {
  /** Told how many pieces are in the cart. */
  readonly onPieces: (pieces: number) => void;
}

/** Says that a draft was saved, once for 30 s however often that happens (SHP-28). */
const useTellSaved = (): void => {
  const t = useTexts(cartTexts);
  const { aside } = useNotify();
  const tell = useEffectEvent((name: string) => {
    if (name !== defaultProjectName) aside(t.ProjectUpdated(name), 'info', `cart-${name}`);
  });
  useEffect(() => onCartSaved((name) => tell(name)), []);
};

/** Keeps the cart as the server has it while any page is open (SHP-24), counts it, and looks after its prices. */
export const LiveCart = ({ onPieces }: LiveCartProps) => {
  const { pieces } = useCart();
  useEffect(() => onPieces(pieces), [pieces, onPieces]);
  useTellSaved();
  useCurrentPrices();
  return null;
};

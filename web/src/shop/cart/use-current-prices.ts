import { discountEndsOf } from '@tresen/domain/shop/cart';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { refreshPrices } from './cart-prices.ts';
import { cartTexts } from './cart-texts.ts';
import { useCart } from './use-cart.ts';

/** Browsers wait no longer than this many milliseconds; a discount that ends later is looked at then. */
const longestWait = 86_400_000;

/** Brings the prices of the cart up to date when a discount has ended, also one that ends while it lies there (SHP-44). */
export const useCurrentPrices = (): void => {
  const t = useTexts(cartTexts);
  const { aside } = useNotify();
  const { isLoaded, lines } = useCart();
  const tell = useEffectEvent(() => aside(t.pricesChanged, 'info', 'cart-prices'));
  const key = isLoaded ? discountEndsOf(lines).join() : '';
  useEffect(() => {
    if (key === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const refresh = async () => {
      if (await refreshPrices(Date.now())) tell();
      const wait = untilNext(key.split(',').map(Number), Date.now());
      if (wait !== undefined && !isOver) timer = setTimeout(refresh, wait);
    };
    void refresh();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
};

/** Milliseconds until the next of these moments is over, undefined when all are. */
function untilNext(moments: readonly number[], nowMs: number): number | undefined {
  const waits = moments.map((moment) => moment + 1 - nowMs).filter((wait) => wait > 0);
  return waits.length > 0 ? Math.min(...waits, longestWait) : undefined;
}

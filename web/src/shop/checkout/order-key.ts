import { newUuid } from '../../kit/ids/index.ts';
import { cartLines, cartProject } from '../cart/index.ts';

const storageKey = 'tresen.draft.checkout-key';

interface Attempt {
  readonly key: string;
  /** The cart and lines that it is for. */
  readonly cart: string;
}

/** The key of an attempt to order what lies in the cart now. */
export const keyOfCart = (): string => {
  const lineIds = cartLines().map(({ lineId }) => lineId);
  return takeOrderKey([cartProject().id ?? '', ...lineIds.toSorted()].join(' '));
};

/** The key of an order that was sent and of which no answer came, if there is one. */
export const unansweredKey = (): string | undefined => read()?.key;

/** The server has answered: the order stands, or was refused for good. */
export const settleOrderKey = (): void => localStorage.removeItem(storageKey);

/**
 * The key of an attempt to order this cart. It stays the same until the order stands, over lost answers, reloads and
 * closed tabs, so that nothing is ordered twice (decisions SHP-81).
 */
function takeOrderKey(cart: string): string {
  const kept = read();
  const key = kept?.cart === cart ? kept.key : newUuid();
  localStorage.setItem(storageKey, JSON.stringify({ key, cart }));
  return key;
}

function read(): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Attempt).key === 'string' &&
    typeof (value as Attempt).cart === 'string'
  );
}

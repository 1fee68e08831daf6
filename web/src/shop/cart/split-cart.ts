import type { CartLine } from '@tresen/domain/shop/cart';
import { RequestError } from '../../kit/graphql/index.ts';
import { saveProject } from './cart-api.ts';
import { changeCart, currentCart } from './cart-state.ts';
import { act } from './cart-sync.ts';

/** Names that are tried for a draft until one is free. */
const maxNames = 20;

/**
 * Leaves the lines of the first customer in the cart, and those without one; the lines of each other customer become a
 * draft, since an order is of one customer (SHP-68). Returns the names of the drafts.
 * @param nameFor what the draft of a customer is called
 * @throws {RequestError}; what was saved until then is in both, and nothing is lost
 */
export const splitCart = (nameFor: (customerId: string) => Promise<string>): Promise<string[]> =>
  act(async () => {
    const { lines } = currentCart();
    const [, ...others] = [...new Set(lines.flatMap(({ customerId }) => customerId ?? []))];
    const names: string[] = [];
    for (const customer of others) {
      const theirs = lines.filter(({ customerId }) => customerId === customer);
      names.push(await saveUnderFreeName(await nameFor(customer), theirs));
      const moved = new Set(theirs.map(({ lineId }) => lineId));
      changeCart((now) => now.filter(({ lineId }) => !moved.has(lineId)));
    }
    return names;
  });

async function saveUnderFreeName(name: string, lines: readonly CartLine[]): Promise<string> {
  for (let number = 1; number < maxNames; number += 1) {
    const tried = number === 1 ? name : `${name} (${number})`;
    const error = await saveProject({ id: null, name: tried, lines, version: null }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) return tried;
    if (!(error instanceof RequestError) || error.code !== 'NAME_TAKEN') throw error;
  }
  throw new RequestError('NAME_TAKEN');
}

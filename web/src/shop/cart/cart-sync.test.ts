import { type CartLine, linesOfStored } from '@tresen/domain/shop/cart';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToCart, cartLines, replaceLine } from './cart-actions.ts';
import { currentCart } from './cart-state.ts';
import { saveCart, startCart } from './cart-sync.ts';
import { choice, createShopServer, line, signInAsSomebody } from './testing.ts';

let server: ReturnType<typeof createShopServer>;

beforeEach(() => {
  server = createShopServer();
});

/** The cart of somebody who has just signed in. */
const loaded = async (): Promise<string> => {
  const id = signInAsSomebody();
  startCart();
  await expect.poll(() => currentCart().isLoaded).toBe(true);
  return id;
};
const stored = (): readonly CartLine[] => linesOfStored(server.default()?.cart ?? '') ?? [];
const shown = (lines: readonly CartLine[] = cartLines()) =>
  lines.map(({ id, quantity }) => `${quantity} × ${id}`);
const add = (id: number, quantity = 1) => addToCart(choice({ id, quantity }));

describe('the cart of somebody who signs in', () => {
  it('SHP-23, CON-17: is empty and named DEFAULT where none is saved', async () => {
    await loaded();
    expect(currentCart()).toMatchObject({ project: { id: null, name: 'DEFAULT' }, lines: [] });
    expect(server.names()).not.toContain('save');
  });

  it('SHP-24: is what the server has of that user, and of the next one after that', async () => {
    server.put([line({ id: 3 })]);
    const userId = await loaded();
    expect(shown()).toEqual(['1 × 3']);
    expect(server.calls[0]).toEqual({ name: 'load', variables: { userId } });
    server.projects.clear();
    await loaded();
    expect(shown()).toEqual([]);
  });

  it.each(['[]', '[{"id":1}]', '{"products":"none"}', 'nothing'])(
    'SHP-25: is deleted on the server, and empty, when it was stored as %s',
    async (text) => {
      server.put(text);
      await loaded();
      expect([cartLines(), server.default()]).toEqual([[], undefined]);
      add(1);
      await saveCart();
      expect(shown(stored())).toEqual(['1 × 1']);
    },
  );

  it('SHP-24: is the draft that was open in the tab before the page was loaded anew', async () => {
    server.put([line({ id: 3 })]);
    server.put([line({ id: 5 })], { id: 'monday', name: 'Montag' });
    sessionStorage.setItem('tresen.openDraft', 'monday');
    await loaded();
    expect([currentCart().project.name, shown()]).toEqual(['Montag', ['1 × 5']]);
    sessionStorage.clear();
  });

  it('gets what was put in before it had come', async () => {
    server.put([line({ lineId: 'a' })]);
    signInAsSomebody();
    add(1, 2);
    add(2);
    expect(shown()).toEqual(['2 × 1', '1 × 2']);
    await expect.poll(() => currentCart().isLoaded).toBe(true);
    expect(shown()).toEqual(['3 × 1', '1 × 2']);
    await expect.poll(() => shown(stored())).toEqual(['3 × 1', '1 × 2']);
  });
});

describe('saving by itself', () => {
  it('SHP-26, SHP-27: saves what was put in, and saves again under the id that came back', async () => {
    await loaded();
    add(1);
    await expect.poll(() => currentCart().project.id).toBe('project-10');
    add(2);
    await expect.poll(() => shown(stored())).toEqual(['1 × 1', '1 × 2']);
    const saves = server.calls.filter(({ name }) => name === 'save');
    expect(saves.map(({ variables }) => variables)).toMatchObject([
      { shopProject: { id: null, name: 'DEFAULT', status: 0, frontEndTypeId: 2 } },
      { shopProject: { id: 'project-10', version: 1 } },
    ]);
  });

  it('SHP-26: asks nothing of the server while nothing has changed', async () => {
    server.put([line()]);
    await loaded();
    replaceLine('line-1', choice());
    await saveCart();
    expect(server.names()).not.toContain('save');
  });

  it('gathers what is done quickly into one request', async () => {
    await loaded();
    for (const id of [1, 2, 3, 4]) add(id);
    await expect.poll(stored).toHaveLength(4);
    expect(server.names().filter((name) => name === 'save')).toHaveLength(1);
  });

  it('ERR-47: says nothing when it fails, keeps the cart, and tries again', async () => {
    await loaded();
    server.silent = ['save'];
    add(1);
    await expect.poll(() => server.names()).toContain('save');
    server.silent = [];
    await expect.poll(() => shown(stored())).toEqual(['1 × 1']);
    expect(shown()).toEqual(['1 × 1']);
  });

  it('counts nothing twice when only the answer was lost', async () => {
    await loaded();
    add(1);
    await saveCart();
    Object.assign(server, { silent: ['save'], isHeard: true });
    add(1);
    await expect.poll(() => shown(stored())).toEqual(['2 × 1']);
    Object.assign(server, { silent: [], isHeard: false });
    add(2);
    await expect.poll(() => shown(stored())).toEqual(['2 × 1', '1 × 2']);
    expect(shown()).toEqual(['2 × 1', '1 × 2']);
  });

  it('ERR-47: a cart that cannot be loaded comes as soon as it can', async () => {
    server.put([line({ id: 5 })]);
    server.silent = ['load'];
    signInAsSomebody();
    startCart();
    await expect.poll(() => server.names()).toContain('load');
    expect(currentCart().isLoaded).toBe(false);
    server.silent = [];
    await expect.poll(() => shown()).toEqual(['1 × 5']);
  });
});

describe('two tabs or devices', () => {
  const other = (id: number, lineId: string) => line({ id, lineId });

  it('that both put something in have both of it', async () => {
    server.put([other(1, 'a')]);
    await loaded();
    server.put([other(1, 'a'), other(2, 'theirs')]);
    add(3);
    await expect.poll(() => shown(stored())).toEqual(['1 × 1', '1 × 3', '1 × 2']);
    expect(shown()).toEqual(['1 × 1', '1 × 3', '1 × 2']);
  });

  it('that both save the first cart have one', async () => {
    await loaded();
    server.put([other(2, 'theirs')]);
    add(3);
    await expect.poll(() => shown(stored())).toEqual(['1 × 3', '1 × 2']);
    expect(server.projects.size).toBe(1);
  });

  it('do not bring back what one of them took away', async () => {
    server.put([other(1, 'a'), other(2, 'b')]);
    await loaded();
    server.put([other(2, 'b')]);
    add(3);
    await expect.poll(() => shown(stored())).toEqual(['1 × 2', '1 × 3']);
  });

  it('leave nothing of a cart that was ordered meanwhile but what is new', async () => {
    server.put([other(1, 'a')]);
    await loaded();
    server.projects.clear();
    add(2);
    await expect.poll(() => shown(stored())).toEqual(['1 × 2']);
  });

  it('keep what shows as it is where nothing of it changed', async () => {
    server.put([other(1, 'a')]);
    await loaded();
    const [before] = cartLines();
    server.put([other(1, 'a'), other(2, 'theirs')]);
    add(3);
    await expect.poll(stored).toHaveLength(3);
    expect(cartLines()[0]).toBe(before);
  });
});

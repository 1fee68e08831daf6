import { runs } from '@tresen/domain/kit/testing';
import {
  type CartLine,
  defaultProjectName,
  increaseQuantity,
  linesOfStored,
  removeLine,
} from '@tresen/domain/shop/cart';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToCart, cartLines } from './cart-actions.ts';
import { changeCart, currentCart } from './cart-state.ts';
import { pullNow, startCart } from './cart-sync.ts';
import { clearCart, leaveDraft, loadDraft, openRefilled, saveAsDraft } from './drafts.ts';
import { choice, createShopServer, line, signInAsSomebody } from './testing.ts';

/** What becomes of a request: it never gets there, its answer gets lost, or all is well. */
type Fate = 'unheard' | 'unanswered' | 'well';

type Step =
  | { readonly do: 'add' | 'leave' | 'clear' | 'saveAs' | 'editOrder' | 'event' | 'otherDevice' | 'wait' }
  | { readonly do: 'more' | 'remove'; readonly place: number }
  | { readonly do: 'load'; readonly draft: 'a' | 'b' }
  | { readonly do: 'network'; readonly fate: Fate };

const plain = (name: 'add' | 'leave' | 'clear' | 'saveAs' | 'editOrder' | 'event' | 'otherDevice' | 'wait') =>
  fc.constant<Step>({ do: name });
const place = fc.nat({ max: 3 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: plain('add') },
  { weight: 2, arbitrary: place.map((at): Step => ({ do: 'more', place: at })) },
  { weight: 1, arbitrary: place.map((at): Step => ({ do: 'remove', place: at })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('a' as const, 'b' as const).map((draft): Step => ({ do: 'load', draft })),
  },
  { weight: 3, arbitrary: plain('leave') },
  { weight: 2, arbitrary: plain('clear') },
  { weight: 1, arbitrary: plain('saveAs') },
  { weight: 3, arbitrary: plain('editOrder') },
  { weight: 3, arbitrary: plain('event') },
  { weight: 1, arbitrary: plain('otherDevice') },
  { weight: 4, arbitrary: plain('wait') },
  { weight: 8, arbitrary: fc.constant<Step>({ do: 'network', fate: 'well' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Fate>('unheard', 'unanswered').map((fate): Step => ({ do: 'network', fate })),
  },
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything run that waits for no server and no time. */
const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setImmediate(done));
};

const createWorld = () => {
  const server = createShopServer();
  server.put([line({ lineId: 'of-a', id: 101 })], { id: 'a', name: 'A' });
  server.put([line({ lineId: 'of-b', id: 102 })], { id: 'b', name: 'B' });
  const waiting: ((fate: Fate) => void)[] = [];
  const gate = async <T>(work: () => Promise<T>): Promise<T> => {
    const fate = await new Promise<Fate>((decide) => waiting.push(decide));
    if (fate === 'unheard') throw new TypeError('no connection');
    const answer = await work();
    if (fate === 'unanswered') throw new TypeError('connection lost');
    return answer;
  };
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/graphql' ? gate(() => answer(url, init)) : answer(url, init),
  );
  const linesOf = (id: string): readonly CartLine[] =>
    linesOfStored(server.projects.get(id)?.cart ?? '') ?? [];
  return { server, waiting, gate, linesOf, stored: () => linesOf(server.default()?.id ?? '') };
};

const idsOf = (lines: readonly CartLine[]): number[] => lines.map(({ id }) => id);
const piecesOf = (lines: readonly CartLine[]) =>
  lines.map(({ id, quantity }) => `${quantity} × ${id}`).toSorted();

/** What somebody asked for last, and what has to show for it in the end. */
interface Asked {
  cart: string;
  /** Of the products that it has to hold. */
  ids: Set<number>;
  /** Of those put in while it was on its way: into it or the cart before that had come, but lost they are not. */
  kept: Set<number>;
  /** Undefined while it is under way. */
  isDone: boolean | undefined;
}

const run = async (steps: readonly Step[]): Promise<void> => {
  const world = createWorld();
  signInAsSomebody();
  startCart();
  let next = 1000;
  let asked: Asked = { cart: defaultProjectName, ids: new Set(), kept: new Set(), isDone: true };
  /** What was asked for before the stored cart had come cannot tell what is new in it: then all only has to agree. */
  let isSure = true;
  /** How much that was asked of whole carts waits for the server, what was asked before the last among it. */
  let underWay = 0;
  /** What was put into a draft while nothing else was under way: it stays in it, whatever is opened next. */
  const ofDrafts = new Map<number, string>();
  const opens = (cart: string, work: Promise<unknown> | undefined, ids: readonly number[] = []): void => {
    isSure &&= currentCart().isLoaded;
    const mine: Asked = { cart, ids: new Set(ids), kept: new Set(), isDone: work ? undefined : true };
    asked = mine;
    if (!work) return;
    underWay += 1;
    const end = (isDone: boolean) => {
      underWay -= 1;
      mine.isDone = isDone;
      // What did not come is not in what is made of the cart later on.
      if (!isDone) mine.ids.clear();
    };
    work.then(
      () => end(true),
      () => end(false),
    );
  };
  const isNamed = () => currentCart().project.name !== defaultProjectName;
  const forget = (id: number | undefined): void => {
    if (id === undefined) return;
    asked.ids.delete(id);
    asked.kept.delete(id);
    ofDrafts.delete(id);
  };

  const steer: { readonly [Name in Step['do']]: (step: Extract<Step, { do: Name }>) => void } = {
    add: () => {
      next += 1;
      addToCart(choice({ id: next }));
      if (asked.isDone === undefined) return void asked.kept.add(next);
      asked.ids.add(next);
      const { id } = currentCart().project;
      if (id === 'a' || id === 'b') ofDrafts.set(next, id);
    },
    more: ({ place: at }) => changeCart((lines) => increaseQuantity(lines, lines[at]?.lineId ?? '')),
    remove: ({ place: at }) => {
      const taken = cartLines()[at];
      forget(taken?.id);
      changeCart((lines) => removeLine(lines, taken?.lineId ?? ''));
    },
    load: ({ draft }) => {
      if (currentCart().project.id !== draft) opens(draft.toUpperCase(), loadDraft(draft));
    },
    leave: () => {
      if (!isNamed()) return;
      leaveDraft();
      opens(defaultProjectName, undefined);
    },
    clear: () => {
      if (isNamed() || !currentCart().isLoaded) return;
      clearCart();
      opens(defaultProjectName, undefined);
    },
    saveAs: () => {
      // While an order comes back for editing, a saved cart stays beside it: nothing says which of the two is wanted.
      if (cartLines().length === 0 || underWay > 0) return;
      next += 1;
      const name = `Entwurf ${next}`;
      opens(name, saveAsDraft(name), [...asked.ids]);
    },
    editOrder: () => {
      next += 1;
      const id = next;
      const refill = async () =>
        world.server.put([line({ lineId: `order-${id}`, id })], {
          id: world.server.default()?.id ?? `default-${id}`,
        });
      opens(
        defaultProjectName,
        openRefilled(() => world.gate(refill)),
        [id],
      );
    },
    event: () => pullNow(),
    otherDevice: () => {
      next += 1;
      const theirs = line({ lineId: `their-${next}`, id: next });
      world.server.put([...world.stored(), theirs], { id: world.server.default()?.id ?? `default-${next}` });
    },
    wait: () => void vi.advanceTimersByTime(400),
    network: ({ fate }) => world.waiting.shift()?.(fate),
  };

  for (const step of steps) {
    // The step's own kind picks what it does.
    (steer[step.do] as (step: Step) => void)(step);
    await breathe();
  }
  // The line is good again; whoever was told of changes asks.
  pullNow();
  for (let quiet = 0; quiet < 3; ) {
    vi.advanceTimersByTime(30_000);
    await breathe();
    const decide = world.waiting.shift();
    decide?.('well');
    quiet = decide ? 0 : quiet + 1;
  }

  const { project, lines } = currentCart();
  const server = project.id === null ? world.stored() : world.linesOf(project.id);
  expect(piecesOf(lines)).toEqual(piecesOf(server));
  for (const [id, draft] of ofDrafts) expect(idsOf(world.linesOf(draft))).toContain(id);
  if (!isSure) return;
  const all = [...world.server.projects.keys()].flatMap((id) => idsOf(world.linesOf(id)));
  expect(all).toEqual(expect.arrayContaining([...asked.kept]));
  if (!asked.isDone) return;
  expect(project.name).toBe(asked.cart);
  expect(idsOf(lines)).toEqual(expect.arrayContaining([...asked.ids]));
};

const well: Step = { do: 'network', fate: 'well' };
/** As it was seen: a draft is open, its order is edited, and the server tells of the filled cart before the answer is read. */
const seen: readonly Step[] = [
  well,
  well,
  { do: 'load', draft: 'a' },
  well,
  well,
  { do: 'editOrder' },
  well,
  { do: 'event' },
];
const leftAtOnce: readonly Step[] = [
  ...[well, well],
  ...[{ do: 'load', draft: 'a' } as const, well, well],
  ...[{ do: 'more', place: 0 } as const, { do: 'event' } as const, { do: 'leave' } as const],
];
/** An order is to be edited, but its draft is left first, and something put into the empty cart before the order comes. */
const filledWhileOrderComes: readonly Step[] = [
  ...[{ do: 'wait' } as const, well, { do: 'load', draft: 'a' } as const, well],
  ...[{ do: 'editOrder' } as const, { do: 'leave' } as const, { do: 'add' } as const, well],
];
/** The order does come, but its answer is lost: what was put in while it was on its way had been saved before. */
const answerLost: readonly Step[] = [
  ...[{ do: 'wait' } as const, { do: 'event' } as const, well, { do: 'editOrder' } as const],
  ...[{ do: 'add' } as const, well, well, { do: 'network', fate: 'unanswered' } as const],
];

it('SHP-26, SHP-30, SHP-32, SHP-79: screen and server agree in the end, and show what was asked for last, whatever comes in between', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 30 }), run), {
    numRuns: runs(400),
    examples: [[[...seen]], [[...leftAtOnce]], [[...filledWhileOrderComes]], [[...answerLost]]],
  });
});

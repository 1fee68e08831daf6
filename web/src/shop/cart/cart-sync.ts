import {
  type CartLine,
  defaultProjectName,
  linesOfStored,
  mergeCarts,
  storedTextOf,
} from '@tresen/domain/shop/cart';
import { RequestError } from '../../kit/graphql/index.ts';
import { onLiveChange } from '../../kit/live/index.ts';
import { currentProfile, onProfileChange } from '../../kit/session/index.ts';
import {
  deleteProject,
  loadProject,
  ProjectChanged,
  type StoredProject,
  saveProject,
  sendProject,
  versionOf,
} from './cart-api.ts';
import { currentCart, emptyProject, onCartChange, takeCart } from './cart-state.ts';
import { setTrying } from './cart-trouble.ts';
import { openProjectId } from './open-project.ts';
import {
  forgetOpened,
  hear,
  isUnsaved,
  type LeftCart,
  leftCarts,
  type OpenedCart,
  openedCart,
  renameOpened,
  settleLeft,
  startFrom,
} from './opened-cart.ts';

/** Milliseconds without a further change after which the cart is saved. */
const saveAfter = 300;
/** Milliseconds before what failed is tried again; longer each time. */
const retries = [1_000, 3_000, 10_000, 30_000];

let owner: string | null = null;
let isPullWanted = true;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What asks the server goes one after the other: an older answer must not follow a newer one. */
let last: Promise<unknown> = Promise.resolve();
const savedListeners = new Set<(name: string) => void>();

/** Calls the listener with the name of a cart each time that it was saved. */
export const onCartSaved = (listener: (name: string) => void): (() => void) => {
  savedListeners.add(listener);
  return () => savedListeners.delete(listener);
};

/** Asks the server what it has, and saves what it does not. */
export const pullNow = (): void => {
  isPullWanted = true;
  syncNow();
};

/** Brings everything to the server that was done here. @throws {RequestError} */
export const saveCart = (): Promise<void> => inTurn(synchronize);

/**
 * Does what a person asks of whole carts, once all that was done before is on the server. Everything that asks the server
 * about carts goes through here or `synchronize`, in turn. @throws {RequestError}
 */
export const act = <T>(work: () => Promise<T>): Promise<T> =>
  thenPull(async () => {
    await synchronize();
    return work();
  });

/** The same, also where what was done before cannot be saved now. @throws {RequestError} */
export const actAnyway = <T>(work: () => Promise<T>): Promise<T> =>
  thenPull(async () => {
    await synchronize().catch(() => undefined);
    return work();
  });

let isStarted = false;

/** Keeps the cart as the server has it, and the other way round; later calls do nothing. */
export const startCart = (): void => {
  if (isStarted) return;
  isStarted = true;
  onProfileChange(followUser);
  onCartChange(syncSoon);
  onLiveChange((topic) => {
    if (topic === 'cart' || topic === 'everything') pullNow();
  });
  window.addEventListener('pagehide', sendLast);
  followUser();
};

/** Whatever fails is tried again; a sign says so while something is not saved (ERR-47). */
function syncNow(): void {
  clearTimeout(timer);
  if (owner === null) return;
  inTurn(synchronize).then(
    () => {
      failures = 0;
      setTrying(false);
    },
    () => {
      timer = setTimeout(syncNow, retries[Math.min(failures, retries.length - 1)]);
      failures += 1;
      setTrying(hasUnsaved() || leftCarts().length > 0);
    },
  );
}

/** True while the screen holds what the server does not (SHP-26). */
function hasUnsaved(): boolean {
  return currentCart().isLoaded && isUnsaved(openedCart(), currentCart().lines);
}

/** Runs after everything that is under way, saving included; not for anybody else who has signed in by then. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const whose = owner;
  const turn = last.then(() => {
    if (whose !== null && owner !== whose) throw new RequestError('SESSION_EXPIRED');
    return work();
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Brings screen and server together. */
async function synchronize(): Promise<void> {
  for (let work = nextWork(); work; work = nextWork()) await work();
}

/** What is to be done next: first what is left of carts that were open, then the one that is. */
function nextWork(): (() => Promise<void>) | undefined {
  const [left] = leftCarts();
  if (left) return () => finish(left);
  if (isPullWanted) return pullWanted;
  return hasUnsaved() ? pushOrPull : undefined;
}

async function finish(work: LeftCart): Promise<void> {
  try {
    await (work.lines ? saveLeft(work.cart, work.lines) : deleteLeft(work.cart, work.next));
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
  settleLeft(work);
}

/** Saves what a draft held when it was left, over what others have made of it; one that is gone stays so. */
async function saveLeft(cart: OpenedCart, lines: readonly CartLine[]): Promise<void> {
  try {
    if (isUnsaved(cart, lines)) await push(cart, lines);
  } catch (error) {
    if (!(error instanceof ProjectChanged) || cart.heard.id === null) throw error;
    const project = await loadProject(cart.heard.id);
    if (!project) return;
    const theirs = linesOfStored(project.cart) ?? [];
    const merged = mergeCarts(baseOf(cart, project), lines, theirs);
    hear(cart, { ...project, lines: theirs });
    await saveLeft(cart, merged);
  }
}

/** @throws {ProjectChanged}, {RequestError} */
async function push(cart: OpenedCart, lines: readonly CartLine[]): Promise<void> {
  const { id, name, version } = cart.heard;
  const before = cart.unanswered;
  cart.unanswered = [...before, lines];
  const savedAs = await saveProject({ id, name, lines, version }).catch((error: unknown) => {
    if (error instanceof ProjectChanged) cart.unanswered = before;
    throw error;
  });
  hear(cart, { id: savedAs, name, version: (version ?? 0) + 1, lines });
  if (id === null) renameOpened(cart);
  for (const listener of savedListeners) listener(name);
}

/** What both sides began with: what was heard last, or what was sent, where that did arrive after all. */
function baseOf({ heard, unanswered }: OpenedCart, project: StoredProject | null): readonly CartLine[] {
  return unanswered.find((lines) => project?.cart === storedTextOf(lines)) ?? heard.lines;
}

/** The cart without a name is deleted in the version that was left: what another device put in since then stays. */
async function deleteLeft(cart: OpenedCart, next: OpenedCart | undefined): Promise<void> {
  const { id, name, version } = cart.heard;
  if (next) startFrom(next, cart);
  if (id === null || name !== defaultProjectName) return;
  await deleteProject({ id, name, version });
  if (next) hear(next, null);
}

/** The server will not do it however often it is asked. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ProjectChanged ||
    (error instanceof RequestError && ['NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN'].includes(error.code))
  );
}

async function pullWanted(): Promise<void> {
  isPullWanted = false;
  await pull().catch((error: unknown) => {
    isPullWanted = true;
    throw error;
  });
}

/** Takes what others have made of the cart, and what was done here since (two tabs, two devices). */
async function pull(): Promise<void> {
  const cart = openedCart();
  const isFirst = !currentCart().isLoaded;
  const id = isFirst ? openProjectId() : cart.heard.id;
  if (!isFirst && id !== null && (await versionOf(id)) === cart.heard.version) return;
  const found = (await loadProject(id)) ?? (id === null ? null : await loadProject(null));
  const [project, theirs] = await readable(found);
  // Another cart was opened meanwhile; whoever did that has asked for its own.
  if (cart !== openedCart()) return;
  const base = baseOf(cart, project);
  hear(cart, project && { ...project, lines: theirs });
  takeCart(project ?? emptyProject, theirs, (mine) => mergeCarts(base, mine, theirs));
}

/** The lines of a stored cart; one that is none is deleted (SHP-25), and counts as if there were none. */
async function readable(
  project: StoredProject | null,
): Promise<[project: StoredProject | null, lines: readonly CartLine[]]> {
  if (!project) return [null, []];
  const lines = linesOfStored(project.cart);
  if (lines) return [project, lines];
  await deleteProject(project);
  return [null, []];
}

async function pushOrPull(): Promise<void> {
  try {
    await push(openedCart(), currentCart().lines);
  } catch (error) {
    if (!(error instanceof ProjectChanged)) throw error;
    await pull();
  }
}

/** Where it fails, the server may have done it all the same: it is asked. */
async function thenPull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } finally {
    pullNow();
  }
}

/** Each user has a cart of their own: it is loaded at sign-in, and when the user is another one (SHP-24). */
function followUser(): void {
  const user = currentProfile()?.uuid || null;
  if (user === owner) return;
  owner = user;
  forgetOpened();
  setTrying(false);
  pullNow();
}

function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(syncNow, saveAfter);
}

/** The page goes: what waits is sent once more, without waiting for its turn or an answer. */
function sendLast(): void {
  for (const { cart, lines } of leftCarts())
    if (lines && isUnsaved(cart, lines)) sendProject({ ...cart.heard, lines });
  if (!hasUnsaved()) return;
  const cart = openedCart();
  const { lines } = currentCart();
  cart.unanswered = [...cart.unanswered, lines];
  sendProject({ ...cart.heard, lines });
}

import { type CartLine, linesOfStored, mergeCarts, storedTextOf } from '@tresen/domain/shop/cart';
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
import { currentCart, emptyProject, forgetCart, onCartChange, replaceCart, takeCart } from './cart-state.ts';
import { openProjectId, rememberOpenProject } from './open-project.ts';

/** Milliseconds without a further change after which the cart is saved. */
const saveAfter = 300;
/** Milliseconds before what failed is tried again; longer each time. */
const retries = [1_000, 3_000, 10_000, 30_000];

/** What the server had when it was last heard: where everything that was done here since began. */
interface Heard {
  readonly id: string | null;
  readonly name: string;
  readonly version: number | null;
  readonly lines: readonly CartLine[];
}

const nothingHeard: Heard = { ...emptyProject, version: null, lines: [] };

let heard = nothingHeard;
/** Sent, but no answer came: the server may have one of these or none. */
let unanswered: readonly (readonly CartLine[])[] = [];
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

/** Runs after everything that is under way, saving included. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
};

/** True while the screen holds what the server does not (SHP-26). */
const isUnsaved = (): boolean => {
  const { isLoaded, lines } = currentCart();
  return isLoaded && lines !== heard.lines && storedTextOf(lines) !== storedTextOf(heard.lines);
};

const become = (project: StoredProject | null, lines: readonly CartLine[]): void => {
  heard = project ? { ...project, lines } : nothingHeard;
  unanswered = [];
  rememberOpenProject(heard);
};

/** The lines of a stored cart; one that is none is deleted (SHP-25), and counts as if there were none. */
const readable = async (
  project: StoredProject | null,
): Promise<[project: StoredProject | null, lines: readonly CartLine[]]> => {
  if (!project) return [null, []];
  const lines = linesOfStored(project.cart);
  if (lines) return [project, lines];
  await deleteProject(project);
  return [null, []];
};

/** What both sides began with: what was heard last, or what was sent, where that did arrive after all. */
const baseOf = (project: StoredProject | null): readonly CartLine[] =>
  unanswered.find((lines) => project?.cart === storedTextOf(lines)) ?? heard.lines;

/** Takes what others have made of the cart, and what was done here since (two tabs, two devices). */
const pull = async (): Promise<void> => {
  const isFirst = !currentCart().isLoaded;
  const id = isFirst ? openProjectId() : heard.id;
  if (!isFirst && id !== null && (await versionOf(id)) === heard.version) return;
  const found = (await loadProject(id)) ?? (id === null ? null : await loadProject(null));
  const [project, theirs] = await readable(found);
  const base = baseOf(project);
  become(project, theirs);
  takeCart(project ?? emptyProject, theirs, (mine) => mergeCarts(base, mine, theirs));
};

const push = async (): Promise<void> => {
  const { lines } = currentCart();
  const { id, name, version } = heard;
  const before = unanswered;
  unanswered = [...before, lines];
  const savedAs = await saveProject({ id, name, lines, version }).catch((error: unknown) => {
    if (error instanceof ProjectChanged) unanswered = before;
    throw error;
  });
  heard = { id: savedAs, name, version: (version ?? 0) + 1, lines };
  unanswered = [];
  if (id === null) takeCart({ id: savedAs, name }, lines, (mine) => mine);
  rememberOpenProject(heard);
  for (const listener of savedListeners) listener(name);
};

const pushOrPull = async (): Promise<void> => {
  try {
    await push();
  } catch (error) {
    if (!(error instanceof ProjectChanged)) throw error;
    await pull();
  }
};

const synchronize = async (): Promise<void> => {
  if (isPullWanted) {
    isPullWanted = false;
    await pull().catch((error: unknown) => {
      isPullWanted = true;
      throw error;
    });
  }
  while (isUnsaved()) await pushOrPull();
};

/** Whatever fails is silent (ERR-47), and tried again. */
const syncNow = (): void => {
  clearTimeout(timer);
  if (owner === null) return;
  inTurn(synchronize).then(
    () => {
      failures = 0;
    },
    () => {
      timer = setTimeout(syncNow, retries[Math.min(failures, retries.length - 1)]);
      failures += 1;
    },
  );
};

/** The page goes: what waits is sent once more, without waiting for its turn or an answer. */
const sendLast = (): void => {
  if (!isUnsaved()) return;
  const { lines } = currentCart();
  unanswered = [...unanswered, lines];
  sendProject({ ...heard, lines });
};

const syncSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(syncNow, saveAfter);
};

/** Asks the server what it has, and saves what it does not. */
const pullNow = (): void => {
  isPullWanted = true;
  syncNow();
};

/** Brings everything to the server that was done here. @throws {RequestError} */
export const saveCart = (): Promise<void> => inTurn(synchronize);

/** Another cart takes the place of this one, as the server has it. */
export const openCartOf = (project: StoredProject): void => {
  const lines = linesOfStored(project.cart) ?? [];
  become(project, lines);
  replaceCart(project, lines);
};

/** The open cart is on the server by this id, name and version now. */
export const becomeSaved = (saved: Heard): void => {
  heard = saved;
  rememberOpenProject(heard);
  takeCart(saved, saved.lines, (mine) => mine);
};

/** The server has no copy of the open cart any more; what was put in meanwhile stays. */
export const becomeUnsaved = (): void => {
  become(null, []);
  takeCart(emptyProject, [], (mine) => mine);
};

/** An empty cart without a name takes the place of this one (SHP-30). */
export const openEmptyCart = (): void => {
  become(null, []);
  replaceCart(emptyProject, []);
};

/**
 * The unnamed cart takes the place of the open one, as the server has it now: it filled it with the lines of an order
 * that is edited (SHP-79). @throws {RequestError}
 */
export const reloadCart = (): Promise<void> => {
  openEmptyCart();
  isPullWanted = true;
  return saveCart();
};

/** The server's copy of the open cart, for what names or deletes it. */
export const heardProject = (): Heard => heard;

/** Each user has a cart of their own: it is loaded at sign-in, and when the user is another one (SHP-24). */
const followUser = (): void => {
  const user = currentProfile()?.uuid || null;
  if (user === owner) return;
  owner = user;
  heard = nothingHeard;
  forgetCart();
  pullNow();
};

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

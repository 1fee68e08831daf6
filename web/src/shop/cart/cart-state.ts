import { type CartLine, defaultProjectName } from '@tresen/domain/shop/cart';

/** The cart or draft that is open. */
export interface CartProject {
  /** Null until it was saved for the first time (SHP-27). */
  readonly id: string | null;
  readonly name: string;
}

export interface Cart {
  /** False until the stored cart has come. What is put in meanwhile goes into it then. */
  readonly isLoaded: boolean;
  readonly project: CartProject;
  readonly lines: readonly CartLine[];
}

/** What somebody does to the lines. */
export type CartChange = (lines: readonly CartLine[]) => readonly CartLine[];

/** Nothing saved: an empty cart by the name of DEFAULT (SHP-23). */
export const emptyProject: CartProject = { id: null, name: defaultProjectName };
const nothing: Cart = { isLoaded: false, project: emptyProject, lines: [] };

let cart = nothing;
/** Done before the stored cart has come; done again to that. */
let early: readonly CartChange[] = [];
const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** The cart as it is now. */
export const currentCart = (): Cart => cart;

export const onCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls the listener when the person, not the server, has changed the lines. */
export const onCartChange = (listener: () => void): (() => void) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};

/** Changes the lines as somebody did it on the screen; they are saved soon (SHP-26). */
export const changeCart = (change: CartChange): void => {
  const lines = change(cart.lines);
  if (lines === cart.lines) return;
  if (!cart.isLoaded) early = [...early, change];
  show({ ...cart, lines });
  for (const listener of changeListeners) listener();
};

/**
 * Shows what the server has, put together with what is here.
 * @param linesOf makes the lines of those that show; before the first time those are what was done too early
 */
export const takeCart = (project: CartProject, theirs: readonly CartLine[], linesOf: CartChange): void => {
  const lines = cart.isLoaded
    ? linesOf(cart.lines)
    : early.reduce<readonly CartLine[]>((done, change) => change(done), theirs);
  early = [];
  show({ isLoaded: true, project, lines });
};

/** Shows another cart in the place of this one. */
export const replaceCart = (project: CartProject, lines: readonly CartLine[]): void => {
  early = [];
  show({ isLoaded: true, project, lines });
};

/** Somebody else's turn: nothing of the cart before is theirs. */
export const forgetCart = (): void => {
  early = [];
  show(nothing);
};

function show(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

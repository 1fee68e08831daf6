import { type CartLine, defaultProjectName, linesOfStored } from '@tresen/domain/shop/cart';
import { RequestError } from '../../kit/graphql/index.ts';
import {
  type Draft,
  deleteProject,
  loadProject,
  ProjectChanged,
  type StoredProject,
  saveProject,
} from './cart-api.ts';
import { changeCart, currentCart } from './cart-state.ts';
import { act, actAnyway, pullNow, startCart } from './cart-sync.ts';
import {
  awaitOtherLines,
  awaitPerhapsOtherLines,
  awaitUnnamed,
  beginOpening,
  beginUnnamedAnew,
  hear,
  leaveBehind,
  openCart,
  openedCart,
  openUnnamed,
  renameOpened,
} from './opened-cart.ts';

// What is asked of whole carts. All that needs the server goes in turn with saving and throws a RequestError where the
// person has to know; what needs nothing of it shows at once, and its server's part follows in turn.

/**
 * Saves the open cart under a name (SHP-31, SHP-32). The cart without a name gets it; of a draft it makes another one.
 * Either is open then, but for a cart that was left meanwhile. @throws {RequestError} NAME_TAKEN
 */
export const saveAsDraft = (name: string): Promise<void> => {
  const cart = openedCart();
  const linesOf = linesOfOpened();
  return act(async () => {
    const lines = linesOf();
    const isOpen = cart === openedCart();
    const { id, version } = isOpen && isUnnamed() ? cart.heard : { id: null, version: null };
    const savedAs = await saveProject({ id, name, lines, version });
    if (!isOpen) return;
    hear(cart, { id: savedAs, name, version: (version ?? 0) + 1, lines });
    renameOpened(cart);
  });
};

/** Saves the open cart over a draft; that is open then. @throws {RequestError} */
export const overwriteDraft = ({ id, name }: Pick<Draft, 'id' | 'name'>): Promise<void> => {
  const isLatest = beginOpening();
  const linesOf = linesOfOpened();
  return act(async () => {
    const lines = linesOf();
    await saveProject({ id, name, lines, version: null });
    const project = await existing(id);
    if (isLatest()) openStored(project, lines);
  });
};

/** Opens a draft in the place of the open cart. @throws {RequestError} */
export const loadDraft = (id: string): Promise<void> => {
  const isLatest = beginOpening();
  const before = linesBefore();
  return act(async () => {
    const lines = before();
    const project = await existing(id);
    if (isLatest()) openStored(project, lines);
  });
};

/** Another name for a draft. @throws {RequestError} NAME_TAKEN, CONFLICT when it was changed meanwhile */
export const renameDraft = (id: string, name: string): Promise<void> =>
  act(async () => {
    const { cart, version } = await existing(id);
    const lines = linesOfStored(cart) ?? [];
    await saveProject({ id, name, lines, version }).catch((error: unknown) => {
      throw error instanceof ProjectChanged ? new RequestError('CONFLICT') : error;
    });
  });

/** Deletes a draft; where it is open, an empty cart takes its place. @throws {RequestError} */
export const deleteDraft = ({ id, name }: Pick<Draft, 'id' | 'name'>): Promise<void> =>
  act(async () => {
    await deleteProject({ id, name, version: null });
    if (id === openedCart().heard.id) openUnnamed();
  });

/**
 * Empties the cart without a name, on the server, too, but for what another device put in meanwhile (SHP-29). A failure
 * is silent (ERR-47), and tried again.
 */
export const clearCart = (): void => {
  beginOpening();
  // What has not come yet is emptied when it has.
  if (!currentCart().isLoaded) {
    changeCart(() => []);
    return;
  }
  const cart = beginUnnamedAnew();
  changeCart(() => []);
  leaveBehind({ cart, lines: null, next: openedCart() });
  pullNow();
};

/** Leaves a draft as it is saved, for the cart without a name (SHP-30). */
export const leaveDraft = (): void => {
  beginOpening();
  leave();
  openUnnamed();
  pullNow();
};

/** After an order: its cart is no cart any more, on the server neither. What was put in since then stays. */
export const leaveOrderedCart = (): void => {
  beginOpening();
  const ordered = new Set(openedCart().heard.lines.map(({ lineId }) => lineId));
  openUnnamed(currentCart().lines.filter(({ lineId }) => !ordered.has(lineId)));
  pullNow();
};

/**
 * The server fills the cart without a name with other lines, those of an order that is edited (SHP-79): that is open
 * then, whichever was before. @throws {RequestError}
 */
export const openRefilled = <T>(refill: () => Promise<T>): Promise<T> => {
  startCart();
  const isLatest = beginOpening();
  const before = linesBefore();
  return actAnyway(async () => {
    const lines = before();
    const result = await refill().catch((error: unknown) => {
      // Its answer may be lost, and the cart filled all the same.
      if (isUnnamed()) awaitPerhapsOtherLines(lines);
      throw error;
    });
    if (isUnnamed()) awaitOtherLines(lines);
    else if (isLatest()) {
      leave();
      awaitUnnamed();
    }
    return result;
  });
};

/** The lines of the cart that is open now, as they are when their turn comes; when another one is open by then, as now. */
function linesOfOpened(): () => readonly CartLine[] {
  const cart = openedCart();
  const { lines } = currentCart();
  return () => (cart === openedCart() ? currentCart().lines : lines);
}

function isUnnamed(): boolean {
  return openedCart().heard.name === defaultProjectName;
}

async function existing(id: string): Promise<StoredProject> {
  const project = await loadProject(id);
  if (!project) throw new RequestError('NOT_FOUND');
  return project;
}

/** A draft in the place of the open cart: a draft stays as it is, the cart without a name is gone. */
function openStored(project: StoredProject, before: readonly CartLine[]): void {
  const left = openedCart();
  openCart({ ...project, lines: linesOfStored(project.cart) ?? [] }, before);
  leaveBehind({ cart: left, lines: null });
}

/**
 * From which lines on what somebody does is new, and goes along into the cart that was asked for: in a cart without a
 * name, which goes, from the moment of asking; a draft keeps what is done until another one takes its place.
 */
function linesBefore(): () => readonly CartLine[] {
  const { isLoaded, lines } = currentCart();
  if (isLoaded && isUnnamed()) return () => lines;
  const cart = openedCart();
  // Whoever has left the draft meanwhile began without lines: all that is there now is new.
  return () => (cart !== openedCart() && isUnnamed() ? [] : currentCart().lines);
}

/** A draft keeps what was done to it until now. */
function leave(): void {
  leaveBehind({ cart: openedCart(), lines: currentCart().lines });
}

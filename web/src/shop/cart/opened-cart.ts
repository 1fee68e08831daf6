import { type CartLine, mergeCarts, storedTextOf } from '@tresen/domain/shop/cart';
import { currentCart, emptyProject, forgetCart, replaceCart, takeCart } from './cart-state.ts';
import { rememberOpenProject } from './open-project.ts';

/** What the server had when it was last heard: where everything that was done here since began. */
export interface Heard {
  readonly id: string | null;
  readonly name: string;
  readonly version: number | null;
  readonly lines: readonly CartLine[];
}

/**
 * A cart that is open, or was. Whoever waits for the server holds the cart that they asked for: an answer that comes when
 * another one is open reaches the one that was left, never the screen.
 */
export interface OpenedCart {
  heard: Heard;
  /** Sent, but no answer came: the server may have one of these or none. */
  unanswered: readonly (readonly CartLine[])[];
}

/** What is still to be done on the server to a cart that is no longer open. */
export interface LeftCart {
  readonly cart: OpenedCart;
  /** To be saved in it; null where all of it is to be deleted. */
  readonly lines: readonly CartLine[] | null;
  /** What began anew from a cart that was emptied: it starts where that one ends. */
  readonly next?: OpenedCart;
}

const nothingHeard: Heard = { ...emptyProject, version: null, lines: [] };

let opened: OpenedCart = { heard: nothingHeard, unanswered: [] };
let left: readonly LeftCart[] = [];
/** Counts what opens another cart: what takes long must not put its cart in the place of one that was asked for later. */
let openings = 0;

export const openedCart = (): OpenedCart => opened;
export const leftCarts = (): readonly LeftCart[] => left;

/** Something opens another cart. Returns whether nothing else did since. */
export const beginOpening = (): (() => boolean) => {
  openings += 1;
  const opening = openings;
  return () => opening === openings;
};

export const isUnsaved = ({ heard }: OpenedCart, lines: readonly CartLine[]): boolean =>
  lines !== heard.lines && storedTextOf(lines) !== storedTextOf(heard.lines);

/** The server has these lines of a cart now. */
export const hear = (cart: OpenedCart, heard: Heard | null): void => {
  cart.heard = heard ?? nothingHeard;
  cart.unanswered = [];
  if (cart === opened) rememberOpenProject(cart.heard);
};

/** The open cart goes by another name or id on the server; what shows stays. */
export const renameOpened = (cart: OpenedCart): void => {
  if (cart === opened) takeCart(cart.heard, cart.heard.lines, (mine) => mine);
};

/** Another cart takes the place of the open one. What somebody did since `before` was open goes along. */
export const openCart = (heard: Heard, before: readonly CartLine[]): void => {
  const { lines } = currentCart();
  putInPlace({ heard, unanswered: [] });
  replaceCart(heard, lines === before ? heard.lines : mergeCarts(before, lines, heard.lines));
};

/** A cart without a name takes the place of the open one: these lines until the server's have come. */
export const openUnnamed = (lines: readonly CartLine[] = []): void => {
  putInPlace({ heard: nothingHeard, unanswered: [] });
  replaceCart(emptyProject, lines);
};

/** The same, but nothing shows before the server's have come. */
export const awaitUnnamed = (): void => {
  putInPlace({ heard: nothingHeard, unanswered: [] });
  forgetCart();
};

/** A cart goes on where another one ends, without its id: it is looked for by its name. */
export const startFrom = (cart: OpenedCart, { heard, unanswered }: OpenedCart): void => {
  cart.heard = { ...nothingHeard, lines: heard.lines };
  cart.unanswered = unanswered;
};

/** The cart without a name is about to be emptied on the server, from where the open one stands. Returns that of before. */
export const beginUnnamedAnew = (): OpenedCart => {
  const before = opened;
  opened = { ...before };
  startFrom(opened, before);
  return before;
};

/** The cart without a name is another one on the server: of here only what was done since it had these lines stays. */
export const awaitOtherLines = (lines: readonly CartLine[]): void => {
  opened = { heard: { ...nothingHeard, lines }, unanswered: [] };
};

/** The same where nobody knows whether it has become another one: where the server still has what it had, all stays. */
export const awaitPerhapsOtherLines = (lines: readonly CartLine[]): void => {
  const { heard, unanswered } = opened;
  opened = { heard: { ...nothingHeard, lines }, unanswered: [...unanswered, heard.lines] };
};

/** What is left of a cart that is no longer open is done before anything else, again until it is. */
export const leaveBehind = (work: LeftCart): void => {
  left = [...left, work];
};

export const settleLeft = (work: LeftCart): void => {
  left = left.filter((other) => other !== work);
};

/** Somebody else's turn, or a page that was loaded anew: the tab still knows which draft was open (SHP-24). */
export const forgetOpened = (): void => {
  left = [];
  openings += 1;
  opened = { heard: nothingHeard, unanswered: [] };
  forgetCart();
};

function putInPlace(cart: OpenedCart): void {
  opened = cart;
  rememberOpenProject(cart.heard);
}

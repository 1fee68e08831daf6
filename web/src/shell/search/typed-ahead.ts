/** Milliseconds after which keys go to the page again while the search box does not come; what was typed waits on. */
const patience = 10_000;

/** What was typed before the search box had come. */
export interface TypedAhead {
  readonly text: string;
  /** Enter came, too: what is found is to be opened. */
  readonly isEntered: boolean;
}

/** A real field, so that composed letters (accents, other scripts) arrive as in any other. */
interface Catcher {
  readonly field: HTMLInputElement;
  /** Where the focus was, and goes back to. */
  readonly before: Element | null;
  readonly timer: ReturnType<typeof setTimeout>;
  isEntered: boolean;
  /** The box took too long: the page has its keys back. */
  isLate: boolean;
}

let catcher: Catcher | undefined;

/** As wide as a field: in one that shows no letter, Chromium puts the next behind a composed one at the beginning. */
const unseen = 'position:fixed;inset:0 auto auto 0;width:20rem;opacity:0;pointer-events:none';

/**
 * Holds what is typed before the search box has come; it would go into the page.
 * @param isWanted whether the box is still to come when that takes long
 */
export const typeAhead = (isWanted: () => boolean): void => {
  stop();
  const field = newField();
  const timer = setTimeout(() => (isWanted() ? giveKeysBack() : stop()), patience);
  const held = { field, before: document.activeElement, timer, isEntered: false, isLate: false };
  catcher = held;
  field.addEventListener('input', () => {
    held.isEntered = false;
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    held.isEntered = true;
  });
  window.addEventListener('keydown', keepFocus, true);
  focus(field);
};

/** What was typed so far; undefined where nobody types ahead. */
export const typedAhead = (): TypedAhead | undefined =>
  catcher && { text: catcher.field.value, isEntered: catcher.isEntered };

/** The focus is where it was before, and from here on keys go where it is. */
export const endTypingAhead = stop;

/** The box no longer comes: what still waited for it is gone. */
export const forgetLate = (): void => {
  if (catcher?.isLate) stop();
};

function stop(): void {
  if (!catcher) return;
  const held = catcher;
  catcher = undefined;
  clearTimeout(held.timer);
  letKeysGo(held);
}

/** Enter is forgotten: whoever went on in the page meanwhile wants to be led nowhere. */
function giveKeysBack(): void {
  if (!catcher) return;
  letKeysGo(catcher);
  Object.assign(catcher, { isLate: true, isEntered: false });
}

function letKeysGo({ field, before }: Catcher): void {
  window.removeEventListener('keydown', keepFocus, true);
  const isFocused = document.activeElement === field;
  // First the focus, then the field: the dialog remembers whence the focus came, and a removed field is nowhere.
  if (isFocused && before instanceof HTMLElement) before.focus({ preventScroll: true });
  field.remove();
}

function newField(): HTMLInputElement {
  const field = document.createElement('input');
  field.style.cssText = unseen;
  field.autocomplete = 'off';
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  return field;
}

/** A key's letter goes where the focus is after this: to the field, also when what held it is gone. */
function keepFocus(): void {
  if (catcher && document.activeElement !== catcher.field) focus(catcher.field);
}

/** Brings the focus to the field; a dialog that is open lets it go only to what it holds. */
function focus(field: HTMLInputElement): void {
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  if (!field.isConnected) place.append(field);
  field.focus({ preventScroll: true });
}

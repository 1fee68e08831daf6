/** Milliseconds that keys are held for a search box that does not come. */
const patience = 3_000;

/** What was typed before the search box had come. */
export interface TypedAhead {
  readonly text: string;
  /** Enter came, too: what is found is to be opened. */
  readonly isEntered: boolean;
}

const nothing: TypedAhead = { text: '', isEntered: false };
let ahead = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

const collect = (event: KeyboardEvent): void => {
  const isEnter = event.key === 'Enter';
  if (!isEnter && !isText(event)) return;
  event.preventDefault();
  event.stopPropagation();
  ahead = isEnter ? { ...ahead, isEntered: true } : { text: ahead.text + event.key, isEntered: false };
};

const stop = (): void => {
  clearTimeout(timer);
  window.removeEventListener('keydown', collect, true);
};

/** Holds the keys of who types on before the search box has come; they would go into the page. */
export const typeAhead = (): void => {
  stop();
  ahead = nothing;
  window.addEventListener('keydown', collect, true);
  timer = setTimeout(stop, patience);
};

/** What was typed meanwhile; from here on the keys go where the focus is. */
export const takeTypedAhead = (): TypedAhead => {
  stop();
  const typed = ahead;
  ahead = nothing;
  return typed;
};

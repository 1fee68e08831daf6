import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

interface HandOverProps {
  /** The page as it stood before the code ran; null where nothing did. */
  readonly standing: HTMLElement | null;
}

interface Typed {
  readonly box: HTMLInputElement;
  readonly value: string;
  readonly selection: readonly [start: number | null, end: number | null];
}

/**
 * Hands over to the app what somebody did at a page that stood before its code ran (decision 93): what was typed, where
 * the focus is, which button was pressed, whether a form was sent with Enter. It stands beside the page, so that both begin at once.
 */
export const HandOver = ({ standing }: HandOverProps) => {
  const typed = useRef<readonly Typed[]>([]);
  // Before the form comes to its boxes, which then have what the form begins with.
  useInsertionEffect(() => {
    if (standing) typed.current = typedIn(standing);
  }, [standing]);
  useLayoutEffect(() => {
    // Once React is through: it hears of what it finds as of what people do.
    if (standing?.dataset.asleep !== undefined) queueMicrotask(() => wake(standing, typed.current));
  }, [standing]);
  return null;
};

function typedIn(standing: HTMLElement): readonly Typed[] {
  return [...standing.querySelectorAll('input')].flatMap((box) =>
    box.value === '' ? [] : { box, value: box.value, selection: [box.selectionStart, box.selectionEnd] },
  );
}

function wake(standing: HTMLElement, typed: readonly Typed[]): void {
  const focused = document.activeElement;
  if (focused && standing.contains(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Before anything is typed: that takes it back.
  const entered = standing.querySelector<HTMLFormElement>('form[data-entered]');
  for (const one of typed) typeAgain(one);
  delete standing.dataset.asleep;
  // What shows while nothing else does (kit/theme/late.css).
  document.querySelector('#root > .frame')?.remove();
  const pressed = standing.querySelector<HTMLElement>('[data-pressed]');
  delete entered?.dataset.entered;
  delete pressed?.dataset.pressed;
  // Enter presses a form's button, too, where that can be pressed.
  if (pressed) pressed.click();
  else entered?.requestSubmit();
}

/** As if somebody typed it now, and had gone on where they have: then the form says what is wrong with it. */
function typeAgain({ box, value, selection }: Typed): void {
  const tell = () => box.dispatchEvent(new Event('input', { bubbles: true }));
  // Parts that React has not come to yet it takes over at the first thing that happens there.
  tell();
  // It compares with what it wrote itself, and would else see no change.
  box.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
  if (box === document.activeElement) box.setSelectionRange(...selection);
  tell();
  if (box !== document.activeElement) box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

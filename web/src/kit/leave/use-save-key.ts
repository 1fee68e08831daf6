import { useEffect } from 'react';

/** Names the button of a form that saves and goes on with the next one; Shift with the key of saving presses it. */
export const saveAndNext = 'saveAndNext';

/**
 * Ctrl+S (⌘S) sends the form that one is in, else the given one, instead of saving the web page; with Shift it goes on
 * with the next one where the form offers that.
 */
export const useSaveKey = (formId: string): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const form = document.activeElement?.closest('form') ?? document.getElementById(formId);
      if (form instanceof HTMLFormElement)
        form.requestSubmit((event.shiftKey && nextButton(form)) || undefined);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [formId]);
};

/** The button that saves and goes on; null where the form has none. It may stand outside of the form. */
function nextButton(form: HTMLFormElement): HTMLElement | null {
  return document.querySelector(`button[name="${saveAndNext}"][form="${CSS.escape(form.id)}"]`);
}

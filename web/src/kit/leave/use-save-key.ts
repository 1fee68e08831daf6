import { useEffect } from 'react';

/** Ctrl+S (⌘S) sends the form that one is in, else the given one, instead of saving the web page. */
export const useSaveKey = (formId: string): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const form = document.activeElement?.closest('form') ?? document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [formId]);
};

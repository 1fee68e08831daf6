import { useEffect, useEffectEvent } from 'react';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { endTypingAhead, typeAhead } from './typed-ahead.ts';

export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Ctrl+K, on a Mac ⌘K, opens and closes the search from everywhere, also where there is no toolbar. */
export const useSearchKey = (): void => {
  const { toggle } = usePanel('search');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault(); // the browser's own search
    if (toggle()) typeAhead();
    else endTypingAhead();
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);
};

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

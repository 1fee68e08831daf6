import { useEffect, useEffectEvent, useRef } from 'react';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { endTypingAhead, forgetLate, typeAhead } from './typed-ahead.ts';

export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Ctrl+K, on a Mac ⌘K, opens and closes the search from everywhere, also where there is no toolbar. */
export const useSearchKey = (): void => {
  const { isOpen, toggle } = usePanel('search');
  const isWanted = useRef(isOpen);
  useEffect(() => {
    isWanted.current = isOpen;
    if (!isOpen) forgetLate();
  }, [isOpen]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault(); // the browser's own search
    if (toggle()) typeAhead(() => isWanted.current);
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

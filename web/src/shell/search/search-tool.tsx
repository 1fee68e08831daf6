import Search from '@mui/icons-material/Search';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { loadSearch } from './load-search.ts';
import { searchTexts } from './search-texts.ts';
import styles from './search-tool.module.css';
import { typeAhead } from './typed-ahead.ts';

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

const preload = (): void => void loadSearch().catch(() => undefined);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;

/** Opens the search: a field to look at where there is room, else an icon; Ctrl+K or ⌘K from everywhere (SHL-22). */
export const SearchTool = () => {
  const t = useTexts(searchTexts);
  const { isOpen, toggle } = usePanel('search');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault(); // the browser's own search
    if (!isOpen) typeAhead();
    toggle();
  });
  useEffect(() => {
    const follow = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t.search}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={`${t.search} (${isMac ? t.macShortcut : t.shortcut})`}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}
    >
      <Search />
      <span className={styles.words} aria-hidden="true">
        {t.search}
        {/* Drawn by the style sheet: words that show belong to the name, and nobody says the keys. */}
        <kbd className={styles.key} data-keys={isMac ? t.macShortcut : t.shortcut} />
      </span>
    </button>
  );
};

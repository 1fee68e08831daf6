import Search from '@mui/icons-material/Search';
import { useTexts } from '../../kit/i18n/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { loadSearch } from './load-search.ts';
import { searchTexts } from './search-texts.ts';
import styles from './search-tool.module.css';
import { isMac } from './use-search-key.ts';

const preload = (): void => void loadSearch().catch(() => undefined);

/** Opens the search: a field to look at where there is room, else an icon (SHL-22). */
export const SearchTool = () => {
  const t = useTexts(searchTexts);
  const { isOpen, toggle } = usePanel('search');
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

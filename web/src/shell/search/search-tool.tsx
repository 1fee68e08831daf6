import { useTexts } from '../../kit/i18n/index.ts';
import { SearchIcon } from '../../kit/icons/search.tsx';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import { preloadSearch } from './load-search.ts';
import styles from './search-tool.module.css';
import { searchToolTexts } from './search-tool-texts.ts';
import { isMac } from './use-search-key.ts';

/** Opens the search: a field to look at where there is room, else an icon (SHL-22). */
export const SearchTool = () => {
  const t = useTexts(searchToolTexts);
  const { isOpen, toggle } = usePanel('search');
  return (
    <ToolButton
      label={t.search}
      title={`${t.search} (${isMac ? t.macKeys : t.keys})`}
      icon={<SearchIcon />}
      className={styles.field}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preloadSearch}
      onFocus={preloadSearch}
      onClick={toggle}
    >
      <span className={styles.words} aria-hidden="true">
        {t.search}
        {/* Drawn by the style sheet: words that show belong to the name, and nobody says the keys. */}
        <kbd className={styles.key} data-keys={isMac ? t.macKeys : t.keys} />
      </span>
    </ToolButton>
  );
};

import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { matchPages, suggestionLimit } from '../search/match-pages.ts';
import { useSearchableOf } from '../search/use-searchable-pages.ts';
import { shellTexts } from '../shell-texts.ts';
import { PageRow } from './page-row.tsx';
import styles from './shortcuts.module.css';
import { shortcutsTexts } from './shortcuts-texts.ts';
import { shortcutsToolTexts } from './shortcuts-tool-texts.ts';
import { StarButton } from './star-button.tsx';
import { StarredList } from './starred-list.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Shortcuts = ReturnType<typeof useShortcuts>;

/** `?panel=shortcuts`: the pages that somebody has starred, and all others to star (SHL-33). */
export const ShortcutsPanel = () => {
  const t = useTexts(shortcutsTexts);
  const { title } = useTexts(shortcutsToolTexts);
  const shortcuts = useShortcuts();
  const [search, setSearch] = useState('');
  return (
    <PanelDrawer value="shortcuts" title={title} width={350}>
      <div className={styles.panel}>
        {!shortcuts.mayChange && <p className={styles.empty}>{t.acting}</p>}
        <OutlinedInput
          size="small"
          placeholder={t.search}
          inputProps={{ 'aria-label': t.search, type: 'search', autoComplete: 'off', maxLength: 100 }}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ minHeight: 44 }}
        />
        {search.trim() === '' && <Starred shortcuts={shortcuts} />}
        <AllPages shortcuts={shortcuts} search={search} />
      </div>
    </PanelDrawer>
  );
};

function Starred({ shortcuts }: { readonly shortcuts: Shortcuts }) {
  const t = useTexts(shortcutsTexts);
  return (
    <>
      <h3 className={styles.heading}>{t.starred}</h3>
      {shortcuts.starred.length === 0 ? (
        <p className={styles.empty}>{t.empty}</p>
      ) : (
        <StarredList shortcuts={shortcuts} />
      )}
    </>
  );
}

function AllPages({ shortcuts, search }: { readonly shortcuts: Shortcuts; readonly search: string }) {
  const t = useTexts(shortcutsTexts);
  const { items } = useTexts(shellTexts);
  const matches = useMatches(shortcuts.pages, search);
  return (
    <>
      <h3 className={styles.heading}>{t.all}</h3>
      <p role="status" className={matches.length > 0 ? 'heard' : styles.empty}>
        {matches.length === 0 ? t.none : search.trim() !== '' && t.found(String(matches.length))}
      </p>
      <ul className={styles.list} aria-label={t.all}>
        {matches.slice(0, search.trim() === '' ? undefined : suggestionLimit).map((page) => (
          <PageRow key={page.id} page={page}>
            {shortcuts.mayChange && (
              <StarButton
                page={items[page.id]}
                isStarred={shortcuts.isStarred(page.id)}
                onToggle={() => shortcuts.toggle(page.id)}
              />
            )}
          </PageRow>
        ))}
      </ul>
    </>
  );
}

/** The pages that match the search, the best first; all of them without a search. */
function useMatches(pages: Shortcuts['pages'], search: string): Shortcuts['pages'] {
  const language = useLanguage();
  const searchableOf = useSearchableOf();
  if (search.trim() === '') return pages;
  return matchPages(pages.map(searchableOf), search, language).flatMap(({ page }) =>
    pages.filter(({ id }) => id === page.id),
  );
}

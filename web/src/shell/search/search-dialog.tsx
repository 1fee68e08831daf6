import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { KeyHints } from './key-hints.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';
import { FailedKinds, Hint, Outcome, RecordsSkeleton } from './search-answer.tsx';
import { SearchField } from './search-field.tsx';
import type { SearchOption } from './search-groups.ts';
import { domIdOf, SearchList } from './search-list.tsx';
import { searchTexts } from './search-texts.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';

/** On a desk it keeps its upper edge where it is, however much is found. */
const sheet = { my: '64px', maxHeight: 'min(720px, calc(100dvh - 128px))' } as const;
const screen = { border: 0 } as const;

/** The search box over the page, on phones all of the screen. Escape closes it (SHL-32), and so does "back". */
export const SearchDialog = () => {
  const t = useTexts(searchTexts);
  const { close } = usePanel('search');
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={close}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: isPhone ? screen : sheet } }}
    >
      <h2 id={titleId} className="heard">
        {t.search}
      </h2>
      <SearchBox onClose={close} />
    </Dialog>
  );
};

function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(searchTexts);
  const listId = useId();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const state = useSearch(text, recent);
  const options = state.groups.flatMap((group) => group.options);
  const shortcuts = useShortcuts();
  const pick = usePick(text, setText);
  const star = ({ entry }: SearchOption) => entry && shortcuts.toggle(entry);
  const { active, onKeyDown, enterEarly } = useActiveOption(
    { ...state, text, options },
    { onPick: pick, onStar: star },
  );
  const isTyped = text.trim() !== '';
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      <SearchField
        text={text}
        onText={setText}
        onEnterAhead={enterEarly}
        listId={options.length > 0 ? listId : undefined}
        activeId={active && domIdOf(active)}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div className={styles.answer}>
        {isTyped && <Outcome {...state} />}
        {!isTyped && options.length === 0 && <Hint />}
        {options.length > 0 && (
          <SearchList
            id={listId}
            groups={state.groups}
            text={text}
            active={active}
            shortcuts={shortcuts}
            onPick={pick}
          />
        )}
        {!isTyped && recent.length > 0 && (
          <Button size="small" className={styles.forget ?? ''} onClick={forget}>
            {t.forget}
          </Button>
        )}
        {state.isSearching && <RecordsSkeleton />}
        <FailedKinds failed={state.failed} />
      </div>
      <KeyHints mayStar={shortcuts.mayChange} />
    </>
  );
}

/** Chooses: a page or record takes the place of the open search in the history, so "back" leads to where one was. */
function usePick(text: string, setText: (text: string) => void) {
  const navigate = useNavigate();
  return ({ to, text: again }: SearchOption): void => {
    if (again !== undefined) setText(again);
    if (to === undefined) return;
    rememberSearch(text);
    void navigate(to, { replace: true });
  };
}

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { SearchIcon } from '../../kit/icons/search.tsx';
import { documentationTexts } from './documentation-texts.ts';

interface SearchBoxProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Somebody is about to search. */
  readonly onEnter: () => void;
  /** Arrow down: on to the hits. */
  readonly onLeave: () => void;
}

/** Searches while somebody types. Escape ends the search. */
export const SearchBox = ({ field, query, onQuery, onEnter, onLeave }: SearchBoxProps) => {
  const t = useTexts(documentationTexts);
  useSlashKey(field);
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') onQuery('');
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <TextField
      type="search"
      label={t.search}
      value={query}
      inputRef={field}
      onChange={({ target }) => onQuery(target.value)}
      onFocus={onEnter}
      onKeyDown={follow}
      fullWidth
      slotProps={{
        htmlInput: { 'aria-keyshortcuts': '/', autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

/** "/" leads to the search from everywhere on the page, but where somebody writes. */
function useSlashKey(field: SearchBoxProps['field']): void {
  // By the time that the page shows: on a busy machine other effects come later, and the first letters would be lost.
  useLayoutEffect(() => {
    const focusField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [field]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

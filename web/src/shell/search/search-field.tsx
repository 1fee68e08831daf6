import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloseIcon } from '../../kit/icons/close.tsx';
import { SearchIcon } from '../../kit/icons/search.tsx';
import styles from './search.module.css';
import { searchTexts } from './search-texts.ts';
import { endTypingAhead, typedAhead } from './typed-ahead.ts';

interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter came before the box: it was meant for this text. */
  readonly onEnterAhead: (text: string) => void;
  /** The id of the list, while it shows. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

const longestText = 200;

/** The field of the search box: a combobox whose list is always open below it. */
export const SearchField = (props: SearchFieldProps) => {
  const { text, onText, listId, activeId, onKeyDown, onClose } = props;
  const t = useTexts(searchTexts);
  const field = useRef<HTMLInputElement>(null);
  useTypedAhead(field, props);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <div className={styles.field}>
      <SearchIcon className={styles.icon ?? ''} />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestText}
        className={styles.input}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton aria-label={t.clear} onClick={clear}>
          <CloseIcon />
        </IconButton>
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        {t.close}
      </button>
    </div>
  );
};

/**
 * Brings the focus to the field, which goes on with what was typed before it came. It gets the focus only once it shows
 * that text, all before the next key: a letter that came in between would have stood in an empty field, alone.
 */
function useTypedAhead(
  field: RefObject<HTMLInputElement | null>,
  { text, onText, onEnterAhead }: SearchFieldProps,
): void {
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    const ahead = typedAhead();
    if (ahead !== undefined && ahead.text !== text) {
      onText(ahead.text); // comes back here, drawn
      return;
    }
    hasBegun.current = true;
    endTypingAhead();
    field.current?.focus();
    // A field that never had the focus begins in front of its text, and the next letter would stand there.
    field.current?.setSelectionRange(text.length, text.length);
    if (ahead?.isEntered) onEnterAhead(text);
  });
  useLayoutEffect(() => begin());
}

import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ButtonGrid, ButtonTarget } from '@tresen/domain/master-data/buttons/grid';
import { type KeyboardEvent, memo, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import { SearchIcon } from '../../../kit/icons/search.tsx';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import styles from './palette.module.css';
import { PaletteList, rowSize } from './palette-list.tsx';
import type { PaletteItem, PaletteSource } from './palette-source.ts';
import { type PaletteKind, paletteKinds, usePalette } from './use-palette.ts';
import { showRow } from './use-window.ts';

/** What the stage does with the palette. */
export interface PaletteHandle {
  /** Begins a search. */
  readonly open: (text: string) => void;
  /** Brings its search into sight, as far as it is not. */
  readonly show: () => void;
}

interface PaletteProps {
  readonly source: PaletteSource;
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  /** For which cell it is open, in words. */
  readonly aim: string | undefined;
  readonly hand: ButtonTarget | undefined;
  readonly ref: Ref<PaletteHandle>;
  /** @param isByKeys Enter has chosen it */
  readonly onChoose: (item: PaletteItem, isByKeys: boolean) => void;
  readonly onHold: (item: PaletteItem) => void;
  readonly onLeave: () => void;
}

/** All that can lie on a button: searched while one types, dragged, or chosen for a cell. */
export const Palette = memo(function Palette(props: PaletteProps) {
  const { source, grid, faces, aim, hand, ref, onChoose, onHold, onLeave } = props;
  const t = useTexts(buttonTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<PaletteKind>('all');
  const [active, setActive] = useState(0);
  const { rows, isLoading, isError, retry, loadMore } = usePalette(source, grid, kind, text);
  const items = rows.flatMap((row, index) => ('target' in row ? [{ row, index }] : []));
  const current = items[Math.min(active, items.length - 1)];
  const search = (typed: string) => {
    setText(typed);
    setActive(0);
    if (list.current) list.current.scrollTop = 0;
  };
  useImperativeHandle(ref, () => ({
    open: (typed) => {
      search(typed);
      input.current?.focus();
    },
    show: () => head.current?.scrollIntoView?.({ block: 'nearest' }),
  }));
  const goTo = (next: number) => {
    const at = Math.max(0, Math.min(next, items.length - 1));
    setActive(at);
    showRow(list.current, items[at]?.index ?? 0, rowSize);
    if (at > items.length - 10) loadMore();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) goTo(Math.min(active, items.length - 1) + step);
    else if (event.key === 'Enter' && current) onChoose(current.row, true);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={styles.palette} aria-label={aim === undefined ? t.palette : t.paletteAt(aim)}>
      <OutlinedInput
        ref={head}
        className={styles.search}
        fullWidth
        size="small"
        placeholder={t.searchPalette}
        inputRef={input}
        inputProps={{
          ...{ 'aria-label': t.searchPalette, type: 'search', role: 'combobox', autoComplete: 'off' },
          ...{ 'aria-expanded': true, 'aria-controls': `${id}-list`, 'aria-autocomplete': 'list' },
          'aria-activedescendant': current && `${id}-${current.index}`,
        }}
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        sx={{ minHeight: 44 }}
      />
      <Kinds
        kind={kind}
        onKind={(next) => {
          setKind(next);
          search(text);
        }}
      />
      <PaletteList
        {...{ id, list, rows, faces, hand, grid, onChoose, onHold }}
        active={current?.index}
        onEnd={loadMore}
      />
      <div className={styles.state} role="status">
        {isError ? (
          <>
            {t.searchFailed} <Button onClick={retry}>{t.retry}</Button>
          </>
        ) : isLoading ? (
          t.searching
        ) : (
          items.length === 0 && (kind === 'missing' && text === '' ? t.nothingMissing : t.nothingFound)
        )}
      </div>
    </section>
  );
});

function Kinds({
  kind,
  onKind,
}: {
  readonly kind: PaletteKind;
  readonly onKind: (kind: PaletteKind) => void;
}) {
  const t = useTexts(buttonTexts);
  const name = useId();
  const words: Readonly<Record<PaletteKind, string>> = {
    ...{ all: t.all, article: t.articles, category: t.categories, buttonCategory: t.buttonCategories },
    ...{ room: t.rooms, function: t.functions, missing: t.missing },
  };
  return (
    <fieldset className={styles.kinds} aria-label={t.kinds}>
      {paletteKinds.map((one) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onKind(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  );
}

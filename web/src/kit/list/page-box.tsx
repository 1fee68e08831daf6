import { useEffect, useRef } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import styles from './list-table.module.css';
import type { Selection } from './selection.ts';

const texts = defineTexts(de, en);

/** Chooses all rows of the page; half set while only some of them are chosen. */
export const PageBox = ({
  selection,
  ids,
}: {
  readonly selection: Selection;
  readonly ids: readonly string[];
}) => {
  const t = useTexts(texts);
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter(selection.has).length;
  const isWhole = ids.length > 0 && chosen === ids.length;
  const isPartly = chosen > 0 && !isWhole;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t.selectPage}
        checked={isWhole}
        onChange={() => selection.togglePage(ids)}
      />
    </label>
  );
};

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormats } from '../format/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import { exactUpTo, isEstimate } from './paging.ts';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

const texts = defineTexts(de, en);

interface SelectionBarProps {
  readonly selection: Selection;
  /** Ids of the rows on the screen. */
  readonly page: readonly string[];
  /** How many rows the filter matches. */
  readonly total: number;
  /** Chosen is what is in sight, never all that the filter matches. */
  readonly isOfPage?: boolean;
  /** What can be done with the chosen ones: buttons. */
  readonly children?: ReactNode;
}

/** What can be done with the chosen rows; there as long as some are chosen or about to be. Says how many they are. */
export const SelectionBar = ({ selection, page, total, isOfPage = false, children }: SelectionBarProps) => {
  const t = useTexts(texts);
  const f = useFormats();
  const count = useCountText(selection);
  const isFilled = selection.count > 0 || selection.isPicking;
  const isWholePage = page.length > 0 && page.every(selection.has);
  return (
    <section className={styles.bar} data-filled={isFilled || undefined} aria-label={t.selectionActions}>
      <span role="status" className={styles.count}>
        {count}
      </span>
      {isFilled && (
        <>
          {!isOfPage && !selection.isAll && isWholePage && total > page.length && (
            <Button onClick={() => selection.chooseAll(page)}>
              {isEstimate(total) ? t.selectAllOfMore(f.number(exactUpTo)) : t.selectAll(f.number(total))}
            </Button>
          )}
          {selection.isPicking && !isWholePage && (
            <Button onClick={() => selection.togglePage(page)}>{t.selectPage}</Button>
          )}
          {selection.count > 0 && children}
          <Button color="inherit" onClick={selection.clear}>
            {t.clearSelection}
          </Button>
        </>
      )}
    </section>
  );
};

/** How many are chosen, in words. */
function useCountText({ isAll, count }: Selection): string {
  const t = useTexts(texts);
  const f = useFormats();
  if (isAll)
    return isEstimate(count) ? t.allSelectedOfMore(f.number(exactUpTo)) : t.allSelected(f.number(count));
  if (count === 0) return '';
  return count === 1 ? t.oneSelected : t.selected(f.number(count));
}

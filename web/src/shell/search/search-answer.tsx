import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import styles from './search.module.css';
import { searchTexts } from './search-texts.ts';
import type { SearchState } from './use-search.ts';

/** Holds the place of records that are on their way. Nobody hears of it at each key; the outcome is said. */
export const RecordsSkeleton = () => (
  <div className={styles.skeletons} aria-busy="true" aria-hidden="true">
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height={44} />
    ))}
  </div>
);

/** A quiet line for each kind that could not be searched; the others show all the same. */
export const FailedKinds = ({ failed }: Pick<SearchState, 'failed'>) => {
  const t = useTexts(searchTexts);
  return failed.map(({ id, name, retry }) => (
    <p key={id} role="status" className={styles.failed}>
      {t.failed(name)}
      <Button size="small" onClick={retry}>
        {t.retry}
      </Button>
    </p>
  ));
};

/** How much was found, heard; that nothing was found, seen as well (SHL-31). */
export const Outcome = ({ groups, failed, isSearching }: SearchState) => {
  const t = useTexts(searchTexts);
  const f = useFormats();
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isNone = count === 0 && failed.length === 0 && !isSearching;
  return (
    <p role="status" className={isNone ? styles.none : 'heard'}>
      {isNone ? t.none : !isSearching && count > 0 && t.found(f.number(count))}
    </p>
  );
};

/** Before anything is typed and kept: what can be found. */
export const Hint = () => {
  const t = useTexts(searchTexts);
  return (
    <div className={styles.hint}>
      <h2 className={styles.hintTitle}>{t.hintTitle}</h2>
      <p>{t.hint}</p>
    </div>
  );
};

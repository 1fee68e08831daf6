import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import { pageSizes, setRowsPerPage, useRowsPerPage } from './list-settings.ts';
import styles from './pager.module.css';

const texts = defineTexts(de, en);

/** How many rows a page has; this browser remembers it for all lists (MDA-04). */
export const RowsSelect = ({ onChange }: { readonly onChange: () => void }) => {
  const t = useTexts(texts);
  const rows = useRowsPerPage();
  const choose = (value: string) => {
    setRowsPerPage(pageSizes.find((size) => String(size) === value) ?? pageSizes[0]);
    onChange();
  };
  return (
    <label className={styles.size}>
      <span>{t.rowsPerPage}</span>
      <select
        className={styles.select}
        value={rows}
        // The words beside it go on phones, its name stays.
        aria-label={t.rowsPerPage}
        onChange={({ target }) => choose(target.value)}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
};

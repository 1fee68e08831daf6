import { useState } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './files.module.css';
import { type Import, readAgain, type Uploaded } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

interface ReadingFieldsProps {
  readonly file: Import;
  readonly onRead: (uploaded: Uploaded) => void;
}

const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'];

/** How the file was read, to be overruled where the guess was wrong. */
export const ReadingFields = ({ file, onRead }: ReadingFieldsProps) => {
  const t = useFilesTexts();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { kind, encoding, separator, sheet, sheets, headerRow } = file.reading;
  const now = { encoding, separator, sheet: sheet || null, headerRow: headerRow ?? 0 };
  const read = async (change: object): Promise<void> => {
    setBusy(true);
    await readAgain(file.id, { ...now, ...change })
      .then(onRead)
      .catch(notify.failure);
    setBusy(false);
  };
  const select = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    change: (value: string) => object,
  ) => (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={value}
        disabled={isBusy}
        onChange={({ target }) => void read(change(target.value))}
      >
        {options.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details>
      <summary>{t.reading}</summary>
      <div className={styles.options}>
        {kind === 'csv' &&
          select(
            t.encoding,
            encoding ?? 'utf-8',
            encodings.map((one) => [one, one.toUpperCase()] as const),
            (value) => ({ encoding: value }),
          )}
        {kind === 'csv' &&
          select(t.separator, separator ?? ';', Object.entries(t.separators), (value) => ({
            separator: value,
          }))}
        {sheets.length > 1 &&
          select(
            t.sheet,
            sheet ?? '',
            sheets.map((one) => [one, one] as const),
            (value) => ({ sheet: value, headerRow: null }),
          )}
        {select(
          t.headerRow,
          String(headerRow ?? 0),
          Array.from({ length: 11 }, (_, row) => [String(row), String(row)] as const),
          (value) => ({ headerRow: Number(value) }),
        )}
      </div>
    </details>
  );
};

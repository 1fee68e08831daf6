import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Fault, RowsField } from '@tresen/domain/kit/entities';
import { settingWords } from '@tresen/domain/master-data/configurations';
import { useEffect, useRef, useState } from 'react';
import { useFaultWords } from '../../kit/faults/index.ts';
import { LongTextBox, TextBox } from '../../kit/form/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { ArrowDownwardIcon } from '../../kit/icons/arrow-downward.tsx';
import { ArrowUpwardIcon } from '../../kit/icons/arrow-upward.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import styles from './configurations.module.css';
import { configurationsTexts } from './configurations-texts.ts';
import type { SettingBoxProps } from './setting-box-props.ts';

type Row = Readonly<Record<string, string | null>>;

interface RowsBoxProps extends SettingBoxProps {
  readonly field: RowsField;
}

/** Texts in their order: text blocks by name, names of courses. */
export const RowsBox = ({ field, setting, label, hint, value, faults, error, onValue }: RowsBoxProps) => {
  const t = useTexts(configurationsTexts);
  const rows = value as readonly Row[];
  const list = useFocusedRows(rows.length);
  const keys = useRowKeys(rows.length);
  const put = (at: number, row: Row) => onValue(rows.with(at, row));
  const swap = (at: number, to: number) => {
    const [one, other] = [rows[at], rows[to]];
    if (!one || !other) return;
    keys.swap(at, to);
    onValue(rows.with(at, other).with(to, one));
  };
  const remove = (at: number) => {
    keys.remove(at);
    onValue(rows.toSpliced(at, 1));
  };
  const empty = Object.fromEntries(Object.keys(field.of).map((name) => [name, null]));
  return (
    <fieldset className={styles.rowsBox}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, at) => (
          <li key={keys.of(at)} className={styles.row}>
            <RowFields {...{ field, setting, row, at, faults }} onRow={(next) => put(at, next)} />
            <span className={styles.rowActions}>
              <IconButton
                aria-label={t.rowUp(String(at + 1))}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t.rowDown(String(at + 1))}
                disabled={at === rows.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
              <IconButton aria-label={t.rowRemove(String(at + 1))} onClick={() => remove(at)}>
                <DeleteOutlinedIcon fontSize="small" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-label={t.addTo(label)}
        disabled={rows.length >= (field.max ?? 100)}
        onClick={() => onValue([...rows, empty])}
      >
        {t.addRow}
      </Button>
    </fieldset>
  );
};

interface RowFieldsProps extends Pick<RowsBoxProps, 'field' | 'setting'> {
  readonly row: Row;
  readonly at: number;
  readonly faults: readonly Fault[];
  readonly onRow: (row: Row) => void;
}

function RowFields({ field, setting, row, at, faults, onRow }: RowFieldsProps) {
  const words = useWords(settingWords);
  const faultWords = useFaultWords();
  const labels: Readonly<Record<string, string>> = {
    ...words.rows[setting as keyof typeof words.rows].fields,
  };
  return (
    <span className={styles.rowFields}>
      {Object.entries(field.of).map(([name, part]) => {
        const fault = faults.find(({ path }) => path === `value.${at}.${name}`);
        const box = {
          label: labels[name] ?? name,
          name: `${setting}.${at}.${name}`,
          required: part.isRequired ?? false,
          error: fault && faultWords(fault, part),
          value: row[name] ?? '',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onRow({ ...row, [name]: target.value || null }),
        };
        return part.kind === 'longText' ? (
          <LongTextBox key={name} {...box} max={part.max ?? 2000} />
        ) : (
          <TextBox key={name} {...box} autoComplete="off" />
        );
      })}
    </span>
  );
}

/** Rows have no names of their own: what one stands in keeps its box when others go or change places. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const last = Math.max(0, ...keys);
  const all = Array.from({ length: count }, (_, at) => keys[at] ?? last + at + 1);
  return {
    of: (at: number) => all[at],
    remove: (at: number) => setKeys(all.toSpliced(at, 1)),
    swap: (at: number, to: number) => setKeys(all.with(at, all[to] ?? 0).with(to, all[at] ?? 0)),
  };
}

/** The focus goes to a row that was added. */
function useFocusedRows(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

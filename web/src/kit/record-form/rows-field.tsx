import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { initialValues } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/index.ts';
import { AddIcon } from '../icons/add.tsx';
import { ArrowDownwardIcon } from '../icons/arrow-downward.tsx';
import { ArrowUpwardIcon } from '../icons/arrow-upward.tsx';
import { DeleteOutlinedIcon } from '../icons/delete-outlined.tsx';
import { useFormContext } from './form-context.ts';
import { RecordField, useFaultText } from './record-field.tsx';
import { recordTexts } from './record-texts.ts';
import { type FormValues, fieldAt } from './record-values.ts';
import styles from './rows-field.module.css';
import { moveByKey, type Rows, useRows } from './use-rows.ts';

interface RowsFieldProps {
  /** The name of a field of rows. */
  readonly name: string;
  readonly label?: string | undefined;
  readonly hint?: ReactNode;
  /** The button that adds a row, in words: "Preis hinzufügen". */
  readonly add?: string | undefined;
  /** What a further row begins with, beside the initial values of its fields. */
  readonly newRow?: ((rows: readonly FormValues[]) => FormValues) | undefined;
}

interface RowActionsProps {
  readonly rows: Rows;
  readonly at: number;
}

/** Rows that belong to a record: each with its fields, added, removed and moved. */
export const RowsField = ({ name, label, hint, add, newRow }: RowsFieldProps) => {
  const t = useTexts(recordTexts);
  const { form, words } = useFormContext();
  const field = fieldAt(form.entity.fields, name);
  const rows = useRows(name);
  const error = useFaultText(name, field);
  if (field?.kind !== 'rows') throw new Error(`${name} has no rows`);
  const addRow = () =>
    rows.add({ ...initialValues(field.of), ...newRow?.(form.form.getValues(name) as FormValues[]) });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label ?? words.fields[name]}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ol className={styles.rows} ref={rows.list}>
        {rows.rows.map(({ id }, at) => (
          <li key={id} className={styles.row} onKeyDown={moveByKey(rows, at)}>
            <span className={styles.fields}>
              {Object.keys(field.of).map((part) => (
                <RecordField key={part} path={`${name}.${at}.${part}`} />
              ))}
            </span>
            <RowActions rows={rows} at={at} />
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
        disabled={rows.rows.length >= (field.max ?? 100)}
        onClick={addRow}
      >
        {add ?? t.rowAdd}
      </Button>
    </fieldset>
  );
};

function RowActions({ rows, at }: RowActionsProps) {
  const t = useTexts(recordTexts);
  const row = String(at + 1);
  return (
    <span className={styles.actions}>
      <IconButton aria-label={t.rowUp(row)} disabled={at === 0} onClick={() => rows.move(at, at - 1)}>
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t.rowDown(row)}
        disabled={at === rows.rows.length - 1}
        onClick={() => rows.move(at, at + 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t.rowRemove(row)} onClick={() => rows.remove(at)}>
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </span>
  );
}

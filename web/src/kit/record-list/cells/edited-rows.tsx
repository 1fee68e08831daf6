import type { Field } from '@tresen/domain/kit/entities';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useFaultWords } from '../../faults/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { type Column, type Columns, ListTable } from '../../list/index.ts';
import { type PlainWords, useKindWords } from '../../record-form/plain-words.ts';
import type { RecordKind } from '../../record-form/record-kind.ts';
import type { StoredRecord } from '../../record-form/stored-record.ts';
import { type FilterSources, sourceOf } from '../filter-source.ts';
import { recordListTexts } from '../record-list-texts.ts';
import type { RecordList } from '../use-record-list.ts';
import { useValueText } from '../value-text.ts';
import { Cell } from './cell.tsx';
import styles from './cells.module.css';
import { type CellColumn, type CellRow, type Cells, CellsProvider } from './cells-context.ts';
import { focusCell } from './move-focus.ts';
import { useSaving } from './use-saving.tsx';

/** What a list needs for its cells to be entered, beside its columns. */
export interface ListEditing {
  readonly kind: RecordKind;
  /** Of amounts: EUR, CHF. */
  readonly currency: string;
  readonly sources: FilterSources;
}

interface EditedRowsProps<Row> {
  readonly list: RecordList<Row>;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly editing: ListEditing;
}

/** The rows of a list whose values are entered where they stand. */
export const EditedRows = <Row extends { readonly id: string }>(props: EditedRowsProps<Row>) => {
  const { list, columns, rows, editing } = props;
  const t = useTexts(recordListTexts);
  const frame = useFocusOnFirst();
  const { current, saving } = useCellsOf(editing, list.showStored);
  const cells = useSteady(current);
  const shown = useMemo(
    () =>
      (columns.all as unknown as Columns<CellRow>['all'])
        .filter((column) => column.isShown || isEntered(column))
        .map(enteredColumn),
    [columns.all],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') list.setEdited(false);
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    saving.undo();
  };
  return (
    <CellsProvider value={cells}>
      <p className={styles.help}>{t.editHelp}</p>
      <p className={styles.helpShort}>{t.editHelpShort}</p>
      <fieldset ref={frame} className={styles.frame} aria-label={t.editCells} onKeyDown={onKeyDown}>
        <ListTable<CellRow>
          label={list.words.many}
          rows={rows as unknown as readonly CellRow[]}
          columns={shown}
          isStale={list.query.isPlaceholderData}
          isEdited
          order={list.order}
          onResize={columns.resize}
        />
      </fieldset>
      {saving.dialog}
    </CellsProvider>
  );
};

/** Whoever begins to edit is in the first cell: as soon as the cells show, so that it takes the focus from none of them. */
function useFocusOnFirst() {
  const frame = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    focusCell(frame.current?.querySelector('tbody [data-cell]'));
  }, []);
  return frame;
}

function useCellsOf(editing: ListEditing, onStored: (record: StoredRecord) => void) {
  const { kind, currency, sources } = editing;
  const { entity } = kind;
  const t = useTexts(recordListTexts);
  const words: PlainWords = useKindWords(kind);
  const valueText = useValueText(words as unknown as Parameters<typeof useValueText>[0], currency);
  const faultWords = useFaultWords();
  const saving = useSaving(kind, onStored);
  const fieldOf = (name: string): Field | undefined => entity.fields[name];
  const text = (name: string, value: unknown): string => {
    const field = fieldOf(name);
    if (!field) return value === true ? t.active : t.inactive;
    return field.kind === 'reference' ? t.nothing : valueText(name, field, value);
  };
  const titleOf = (row: CellRow) => String(row[entity.title]);
  const current: Cells = {
    fieldOf,
    text,
    titleOf,
    sourceOf: (edit) => edit.source ?? sourceOf(entity.fields, edit.name, sources),
    choices: (name) => words.choices[name] ?? {},
    faultOf: (name, value) => {
      const fault = entity.check({ [name]: value }).faults.find(({ path }) => path === name);
      return fault && faultWords(fault, fieldOf(name));
    },
    save: (row, column, from, { value, name: called }) => {
      const { name, along } = column.edit;
      const title = name === entity.title ? String(value) : titleOf(row);
      return saving.save({
        id: row.id,
        name,
        from: { [name]: from },
        to: { [name]: value, ...along?.(value) },
        message: t.cellSaved(title, column.name, called ?? text(name, value)),
      });
    },
  };
  return { current, saving };
}

/** The same object between renderings: its rows need not be drawn anew with each key. */
function useSteady(current: Cells): Cells {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  return useMemo<Cells>(
    () => ({
      fieldOf: (...given) => latest.current.fieldOf(...given),
      sourceOf: (...given) => latest.current.sourceOf(...given),
      text: (...given) => latest.current.text(...given),
      choices: (...given) => latest.current.choices(...given),
      faultOf: (...given) => latest.current.faultOf(...given),
      titleOf: (...given) => latest.current.titleOf(...given),
      save: (...given) => latest.current.save(...given),
    }),
    [],
  );
}

function isEntered(column: Column<CellRow>): column is CellColumn {
  return column.edit !== undefined;
}

/** Columns that can be entered show, whatever was chosen; on cards, too, and with their names. */
function enteredColumn(column: Column<CellRow>): Column<CellRow> {
  return isEntered(column)
    ? {
        ...column,
        isTableOnly: false,
        isNamed: true,
        cell: (row) => (isMarked(row) ? column.cell(row) : <Cell row={row} column={column} />),
      }
    : column;
}

/** Who wants to change it takes the deletion back first. */
function isMarked({ syncState }: CellRow): boolean {
  return syncState === 'markedForDeletion';
}

import type { EntityWords, ListedField, ListedKind } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Column, ColumnEdit } from '../list/index.ts';
import { fieldCell, pictureReader, type Values } from './field-cell.tsx';
import { NamedPicture } from './named-picture.tsx';
import { RecordLink } from './record-link.tsx';
import { useValueText, type ValueText } from './value-text.ts';

/** A field as a column, or one that the page makes itself. */
export type ColumnChoice<Row> =
  | string
  | (Partial<Pick<Column<Row>, 'isExtra' | 'isTableOnly' | 'isNamed' | 'role' | 'width'>> & {
      readonly field: string;
      /** Its cells can be entered in the list, with what is special about that. */
      readonly edit?: boolean | Omit<ColumnEdit, 'name'>;
      /** In place of the field's value. */
      readonly cell?: (row: Row) => ReactNode;
    })
  | Column<Row>;

interface FieldColumnsInput<Row> {
  readonly entity: ListedKind;
  readonly words: EntityWords;
  readonly currency: string;
  readonly columns: readonly ColumnChoice<Row>[];
  /** The page of a record: `/manage/data/printers/…`. */
  readonly pathOf: (row: Row) => string;
  /** That page leads on to the next record of the list. */
  readonly hasNeighbours?: boolean;
}

/** Kinds of fields that fit into a cell while they are entered. */
const cellKinds: readonly string[] = [
  ...['text', 'whole', 'cents', 'percent', 'thousandths', 'flag', 'choice', 'reference'],
];

/**
 * The columns of a list from the fields of its records: named by the words, written by their kind, ordered where the
 * field can be. The input has to stay the same between renderings.
 */
export const useFieldColumns = <Row extends object>(
  input: FieldColumnsInput<Row>,
): readonly Column<Row>[] => {
  const { entity, words, currency, columns, pathOf, hasNeighbours = false } = input;
  const valueText = useValueText(words, currency);
  return useMemo(
    () =>
      columns.map((choice) =>
        columnOf(choice, { entity, words, currency, columns, pathOf, hasNeighbours }, valueText),
      ),
    [entity, words, currency, columns, pathOf, hasNeighbours, valueText],
  );
};

function columnOf<Row extends object>(
  choice: ColumnChoice<Row>,
  { entity, words, pathOf, hasNeighbours }: FieldColumnsInput<Row>,
  valueText: ValueText,
): Column<Row> {
  if (typeof choice !== 'string' && 'key' in choice) return choice;
  const { field: name, edit, ...options } = typeof choice === 'string' ? { field: choice } : choice;
  const field = entity.fields[name];
  if (!field) throw new Error(`${words.many}: there is no field ${name}`);
  const cell = fieldCell(name, field, valueText);
  const pictureOf = pictureReader(entity);
  const isTitle = name === entity.title;
  const role = isTitle ? 'title' : roleOf(field);
  return {
    key: name,
    name: words.fields[name] ?? name,
    isNamed: !isTitle,
    ...(role && { role }),
    ...editOf(name, field, edit),
    ...('isSorted' in field && field.isSorted && { sort: name }),
    cell: (row) =>
      isTitle ? (
        <NamedPicture picture={pictureOf(row as Values)}>
          <RecordLink to={pathOf(row)} isOfList={hasNeighbours}>
            <bdi>{valueText(name, field, (row as Values)[name])}</bdi>
          </RecordLink>
        </NamedPicture>
      ) : (
        cell(row as Values)
      ),
    ...options,
  };
}

function roleOf(field: ListedField): Column<never>['role'] {
  const { kind } = field;
  if (kind === 'cents') return 'amount';
  // Words, whatever it is made of.
  if (kind === 'whole' && field.isDelay) return undefined;
  return kind === 'whole' || kind === 'percent' || kind === 'thousandths' ? 'number' : undefined;
}

function editOf(
  name: string,
  field: ListedField,
  edit: boolean | Omit<ColumnEdit, 'name'> | undefined,
): Pick<Column<never>, 'edit'> {
  if (!edit) return {};
  if (!cellKinds.includes(field.kind))
    throw new Error(`${name}: a ${field.kind} cannot be entered in a list`);
  return { edit: { name, ...(edit !== true && edit) } };
}

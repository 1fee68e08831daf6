import { isPictureField, type ListedField, type ListedKind } from '@tresen/domain/kit/entities';
import type { ValueText } from './value-text.ts';

/** A row of any kind: its fields by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** Writes the field of a row; a reference by the name of what it leads to, a dash where there is none. */
export const fieldCell = (name: string, field: ListedField, valueText: ValueText) => (row: Values) => {
  const text =
    field.kind === 'reference' || field.kind === 'device'
      ? (referenceName(row, name) ?? '–')
      : valueText(name, field, row[name]);
  return <bdi>{text}</bdi>;
};

/** Reads the picture of a row, where its kind has one. */
export const pictureReader = ({ fields }: ListedKind): ((row: Values) => string | null) => {
  const name = Object.keys(fields).find((one) => {
    const field = fields[one];
    return field !== undefined && isPictureField(field);
  });
  return (row) => (name === undefined ? null : ((row[name] as string | null | undefined) ?? null));
};

/** A reference comes with the record that it names: `mainCategoryId` with `mainCategory`. */
function referenceName(row: Values, name: string): string | undefined {
  return (row[name.replace(/Id$/, '')] as { readonly name: string } | null | undefined)?.name;
}

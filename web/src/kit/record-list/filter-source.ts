import { useQueries } from '@tanstack/react-query';
import type { Condition, EntityName, ListedField, ListedFields } from '@tresen/domain/kit/entities';
import type { ReferenceSource } from '../form/index.ts';

/** Where the records of a kind come from that a filter may name. */
export interface FilterSource extends ReferenceSource {
  /** What a record is called; null when it is no longer there. @throws {RequestError} */
  readonly nameOf: (id: string) => Promise<string | null>;
}

/** The sources of the kinds of record that a list's fields refer to, of registers, and of what fields of a list name. */
export type FilterSources = Readonly<Partial<Record<EntityName | 'device', FilterSource>>> & {
  /** By the name of the field. */
  readonly named?: Readonly<Record<string, FilterSource>>;
};

/** Milliseconds: a name in a chip may be that old. */
const freshMs = 5 * 60_000;

/** True for fields whose values are ids that a source has names for. */
export const needsSource = (field: ListedField): boolean =>
  field.kind === 'reference' || field.kind === 'device' || field.kind === 'named';

/** The source of a field that names records; undefined where the page gives none. */
export const sourceOf = (
  fields: ListedFields,
  name: string,
  sources: FilterSources,
): FilterSource | undefined => {
  const field = fields[name];
  if (field?.kind === 'named') return sources.named?.[name];
  if (field?.kind === 'device') return sources.device;
  return field?.kind === 'reference' ? sources[field.to] : undefined;
};

/** Names of the records that conditions are about: undefined while they load, null for those that are gone. */
export const useReferenceNames = (
  fields: ListedFields,
  conditions: readonly Condition[],
  sources: FilterSources,
): ((id: string) => string | null | undefined) => {
  const wanted = conditions.flatMap(({ field, values }) => {
    const source = sourceOf(fields, field, sources);
    return source ? values.map((id) => ({ id, source })) : [];
  });
  const answers = useQueries({
    queries: wanted.map(({ id, source }) => ({
      queryKey: ['referenceName', source.key, id],
      queryFn: () => source.nameOf(id),
      staleTime: freshMs,
    })),
  });
  const names = new Map(wanted.map(({ id }, index) => [id, answers[index]?.data]));
  return (id) => names.get(id);
};

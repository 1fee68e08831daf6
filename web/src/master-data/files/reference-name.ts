import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { recordReferences } from '../records/index.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for a value that names a record in words: one that is made with the import. */
export const isNameOnly = (value: string | undefined): boolean => value !== undefined && !uuid.test(value);

/** What the record is called whose id, or name, a default holds; undefined while that is not known. */
export const useReferenceName = (
  to: EntityName | undefined,
  value: string | undefined,
): string | undefined => {
  const source = to && recordReferences[to];
  const isId = value !== undefined && !isNameOnly(value);
  const { data } = useQuery({
    queryKey: ['referenceName', source?.key, value],
    queryFn: () => (isId ? (source?.nameOf(value) ?? null) : null),
    enabled: isId,
  });
  return isId ? (data ?? undefined) : value;
};

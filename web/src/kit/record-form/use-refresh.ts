import { useQueryClient } from '@tanstack/react-query';
import type { RecordKind } from './record-kind.ts';
import type { StoredRecord } from './stored-record.ts';

/** All that is kept of this kind of record is asked for anew; the record itself shows at once. */
export const useRefresh = (kind: RecordKind) => {
  const client = useQueryClient();
  return (record?: StoredRecord) => {
    if (record) client.setQueryData(['records', kind.entity.name, 'record', record.id], record);
    void client.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        (meta?.topics as readonly string[] | undefined)?.includes('masterData') === true ||
        (queryKey[0] === 'records' && queryKey[1] === kind.entity.name && queryKey[2] !== 'deletion'),
    });
  };
};

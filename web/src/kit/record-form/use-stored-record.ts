import { useQuery } from '@tanstack/react-query';
import type { RecordKind } from './record-kind.ts';

/** A stored record, asked for anew when somebody changes it; null where there is none, or no id. */
export const useStoredRecord = (kind: RecordKind, id: string | null) =>
  useQuery({
    queryKey: ['records', kind.entity.name, 'record', id],
    queryFn: () => (id === null ? null : kind.api.find(id)),
    enabled: id !== null,
    meta: { topics: ['masterData'] },
  });

import { useCallback, useMemo, useState } from 'react';
import type { RecordKind } from './record-kind.ts';
import { referenceNames } from './record-values.ts';

/** Names behind references: those that came with the record, or with what it begins with, and those that were chosen since. */
export const useNames = (kind: RecordKind, record: Readonly<Record<string, unknown>> | undefined) => {
  const [learned, setLearned] = useState<ReadonlyMap<string, string>>(new Map());
  const names = useMemo(
    () => new Map([...(record ? referenceNames(kind.entity.fields, record) : []), ...learned]),
    [kind, record, learned],
  );
  const learnName = useCallback(
    (id: string, name: string) => setLearned((known) => new Map(known).set(id, name)),
    [],
  );
  return { names, learnName };
};

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWithListQuery } from '../record-list/neighbour-links.tsx';
import type { RecordKind } from './record-kind.ts';
import { type FormValues, keptValues } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';

/** The new record behind one that was just saved: a form of its own, with what it takes over. */
export const useNextNew = (kind: RecordKind, initial: FormValues | undefined, keeps: readonly string[]) => {
  const navigate = useNavigate();
  const withQuery = useWithListQuery();
  const [next, setNext] = useState<{ readonly number: number; readonly initial: FormValues }>();
  const goOn = (saved: StoredRecord) => {
    setNext({ number: (next?.number ?? 0) + 1, initial: { ...initial, ...keptValues(saved, keeps) } });
    // What it may have copied is no longer what it shows.
    void navigate(withQuery(kind.pathOf('new', saved)), { replace: true });
  };
  return { next, goOn };
};

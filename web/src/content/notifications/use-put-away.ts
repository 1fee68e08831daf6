import { useState } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { useDismiss, useRestore } from './notifications.mutations.ts';

/** Putting notifications away, and taking that back while the panel is open. */
export interface PutAway {
  /** What was put away since the panel was opened, and can come back. */
  readonly ids: readonly string[];
  readonly dismissOne: (id: string) => void;
  readonly dismissAll: (asOf: string) => void;
  readonly undo: () => void;
}

export const usePutAway = (): PutAway => {
  const notify = useNotify();
  const [ids, setIds] = useState<readonly string[]>([]);
  const restore = useRestore();
  const { mutate } = useDismiss({
    onSuccess: (more) => setIds((before) => [...new Set([...before, ...more])]),
    onError: notify.failure,
  });
  return {
    ids,
    dismissOne: (id) => mutate({ id }),
    dismissAll: (asOf) => mutate({ asOf }),
    undo: () => {
      restore.mutate(ids, { onError: notify.failure });
      setIds([]);
    },
  };
};

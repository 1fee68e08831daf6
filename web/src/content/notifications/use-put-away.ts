import { useState } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { type Dismissal, useDismiss, useRestore } from './notifications.mutations.ts';

/** Putting notifications away, and taking the last time back while the panel is open. */
export interface PutAway {
  /** What was put away last and can come back. */
  readonly ids: readonly string[];
  readonly dismissOne: (id: string) => void;
  readonly dismissAll: (asOf: string) => void;
  readonly undo: () => void;
}

export const usePutAway = (): PutAway => {
  const notify = useNotify();
  const [ids, setIds] = useState<readonly string[]>([]);
  const dismiss = useDismiss();
  const restore = useRestore();
  const run = (dismissal: Dismissal) =>
    dismiss.mutate(dismissal, { onSuccess: setIds, onError: notify.failure });
  return {
    ids,
    dismissOne: (id) => run({ id }),
    dismissAll: (asOf) => run({ asOf }),
    undo: () => {
      restore.mutate(ids, { onError: notify.failure });
      setIds([]);
    },
  };
};

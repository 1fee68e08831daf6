import { type SyncState, syncStates } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { CloudDoneOutlinedIcon as CloudDone } from '../icons/cloud-done-outlined.tsx';
import { CloudOffOutlinedIcon as CloudOff } from '../icons/cloud-off-outlined.tsx';
import { DeleteOutlineOutlinedIcon as DeleteOutline } from '../icons/delete-outline-outlined.tsx';
import { ErrorOutlineOutlinedIcon as ErrorOutline } from '../icons/error-outline-outlined.tsx';
import { SyncIcon as Sync } from '../icons/sync.tsx';
import { de } from './sync-badge.de.ts';
import { en } from './sync-badge.en.ts';
import styles from './sync-badge.module.css';

const words = { de, en };

const icons: Readonly<Record<SyncState, ReactNode>> = {
  synchronized: <CloudDone fontSize="small" />,
  needsSync: <Sync fontSize="small" />,
  neverSynced: <CloudOff fontSize="small" />,
  markedForDeletion: <DeleteOutline fontSize="small" />,
  failed: <ErrorOutline fontSize="small" />,
};

/** How far a record's way to its registers is (MDA-08): an icon, the word, and what it means as a hint. */
export const SyncBadge = ({ state }: { readonly state: string }) => {
  const w = useWords(words);
  const known = syncStates.find((one) => one === state);
  if (known === undefined) return state;
  return (
    <span className={styles.badge} data-state={known} title={w[known].hint}>
      {icons[known]}
      {w[known].name}
    </span>
  );
};

import { type SyncState, syncStates } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { CloudDoneOutlinedIcon } from '../icons/cloud-done-outlined.tsx';
import { CloudOffOutlinedIcon } from '../icons/cloud-off-outlined.tsx';
import { DeleteOutlineOutlinedIcon } from '../icons/delete-outline-outlined.tsx';
import { ErrorOutlineOutlinedIcon } from '../icons/error-outline-outlined.tsx';
import { SyncIcon } from '../icons/sync.tsx';
import { de } from './sync-badge.de.ts';
import { en } from './sync-badge.en.ts';
import styles from './sync-badge.module.css';

const words = { de, en };

const icons: Readonly<Record<SyncState, ReactNode>> = {
  synchronized: <CloudDoneOutlinedIcon fontSize="small" />,
  needsSync: <SyncIcon fontSize="small" />,
  neverSynced: <CloudOffOutlinedIcon fontSize="small" />,
  markedForDeletion: <DeleteOutlineOutlinedIcon fontSize="small" />,
  failed: <ErrorOutlineOutlinedIcon fontSize="small" />,
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

import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Sync from '@mui/icons-material/Sync';
import { type SyncState, syncStates } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
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

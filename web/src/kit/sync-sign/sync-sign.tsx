import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import SyncIcon from '@mui/icons-material/Sync';
import SyncProblem from '@mui/icons-material/SyncProblem';
import type { SyncState } from '@tresen/domain/master-data/entities';
import { useWords } from '../i18n/index.ts';
import { de } from './sync-sign.de.ts';
import { en } from './sync-sign.en.ts';
import styles from './sync-sign.module.css';

const words = { de, en };

const icons = {
  synchronized: CloudDone,
  needsSync: SyncIcon,
  neverSynced: CloudOff,
  markedForDeletion: DeleteSweep,
  failed: SyncProblem,
} as const satisfies Record<SyncState, unknown>;

/** The five states in words (MDA-08). */
export const useSyncWords = (): Readonly<Record<SyncState, string>> => useWords(words);

interface SyncSignProps {
  readonly state: SyncState;
  /** Where there is little room the words are left to the tooltip and to screen readers. */
  readonly isShort?: boolean;
}

/** How far a record has come on its way to the registers. */
export const SyncSign = ({ state, isShort = false }: SyncSignProps) => {
  const text = useSyncWords()[state];
  const Icon = icons[state];
  return (
    <span className={styles.sign} data-state={state} title={isShort ? text : undefined}>
      <Icon fontSize="small" {...(isShort && { titleAccess: text })} />
      {!isShort && text}
    </span>
  );
};

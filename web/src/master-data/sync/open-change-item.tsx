import Button from '@mui/material/Button';
import { entityStatus, type SyncedName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { FailureReason } from '@tresen/domain/master-data/sync';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { CloudSyncOutlinedIcon } from '../../kit/icons/cloud-sync-outlined.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { ErrorOutlineOutlinedIcon } from '../../kit/icons/error-outline-outlined.tsx';
import { recordPaths } from '../records/index.ts';
import styles from './sync.module.css';
import type { OpenChange } from './sync.queries.ts';
import { syncReasons, syncTexts } from './sync-texts.ts';

interface OpenChangeItemProps {
  readonly change: OpenChange;
  /** When the list was read, milliseconds since 1970. */
  readonly now: number;
  readonly onResend: () => void;
}

/** One record that is not everywhere yet: which, by whom, since when, where it lacks and why. */
export const OpenChangeItem = ({ change, now, onResend }: OpenChangeItemProps) => {
  const t = useTexts(syncTexts);
  const f = useFormats();
  const language = useLanguage();
  const { entity, id, name, status, authorName, since } = change;
  const kind = isKind(entity) ? kindWords[entity][language].one : entity;
  const isDeleted = status === entityStatus.deletePending;
  const words = isDeleted ? t.deletedBy(kind, authorName) : t.by(kind, authorName);
  return (
    <li className={styles.item}>
      <Icon change={change} />
      <div className={styles.words}>
        {isKind(entity) ? (
          <Link to={recordPaths[entity].pathOf(id)} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <p className={styles.detail}>
          {words} · <time dateTime={since}>{f.ago(since, now)}</time>
        </p>
        <Registers change={change} />
      </div>
      <Button size="small" className={styles.resend ?? ''} aria-label={t.resendOf(name)} onClick={onResend}>
        {t.resend}
      </Button>
    </li>
  );
};

function isKind(entity: string): entity is SyncedName {
  return Object.hasOwn(kindWords, entity);
}

function Icon({ change }: { readonly change: OpenChange }) {
  const [Sign, state] =
    change.failedCount > 0
      ? ([ErrorOutlineOutlinedIcon, 'failed'] as const)
      : change.status === entityStatus.deletePending
        ? ([DeleteOutlinedIcon, 'deleted'] as const)
        : ([CloudSyncOutlinedIcon, 'open'] as const);
  return <Sign className={styles.icon ?? ''} data-state={state} aria-hidden="true" />;
}

/** Which registers lack it, and what those said that could not take it. */
function Registers({ change: { registers, registerCount } }: { readonly change: OpenChange }) {
  const t = useTexts(syncTexts);
  const reasonOf = useReason();
  const waiting = registers.filter(({ reason }) => reason === null);
  const more = registerCount - registers.length;
  return (
    <>
      {registers.map(({ deviceId, name, reason }) =>
        reason === null ? null : (
          <p key={deviceId} className={styles.reason}>
            {t.refused(name, reasonOf(reason))}
          </p>
        ),
      )}
      {waiting.length > 0 && (
        <p className={styles.detail}>{t.lacking(waiting.map(({ name }) => name).join(', '), more)}</p>
      )}
    </>
  );
}

/** What a register said; reasons of other programs as they are. */
function useReason() {
  const reasons = useTexts(syncReasons);
  return (reason: string): string =>
    Object.hasOwn(reasons, reason) ? reasons[reason as FailureReason] : reason;
}

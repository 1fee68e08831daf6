import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import { BackupState, useCategoryWord, useSize } from './backup-state.tsx';
import styles from './backups.module.css';
import type { Backup } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** What is known of a backup. */
export const BackupFacts = ({ backup }: { readonly backup: Backup }) => {
  const t = useTexts(backupTexts);
  return (
    <Panel title={t.facts}>
      <FactList facts={useFacts(backup)} />
    </Panel>
  );
};

function useFacts(backup: Backup): readonly Fact[] {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const sizeOf = useSize();
  const wordOf = useCategoryWord();
  const { zone, deviceId } = backup;
  const time = (name: string, at: string | null): readonly Fact[] =>
    at === null ? [] : [{ name, value: f.dateTime(at, zone) }];
  return [
    {
      name: t.register,
      value: <Link to={`/setting/device/${deviceId}`}>{backup.registerName}</Link>,
    },
    { name: t.branch, value: backup.unitName },
    { name: t.serial, value: backup.posSerial },
    { name: t.category, value: wordOf(backup.category) },
    { name: t.state, value: <BackupState backup={backup} /> },
    { name: t.policy, value: usePolicyWords(backup) },
    { name: t.contentType, value: backup.contentType },
    { name: t.size, value: sizeOf(backup.size) },
    ...time(t.startedAt, backup.startedAt),
    ...time(t.endedAt, backup.endedAt),
    { name: t.processing, value: t.seconds(f.number(backup.processingMs / 1_000)) },
    ...time(t.receivedAt, backup.receivedAt),
    ...time(t.verifiedAt, backup.verifiedAt),
    ...time(t.archivedAt, backup.archivedAt),
    ...time(t.deletedAt, backup.deletedAt),
    { name: t.path, value: <span className={styles.name}>{backup.filePath}</span> },
    { name: t.hash, value: <span className={styles.name}>{backup.sha256}</span> },
  ];
}

function usePolicyWords({ state, policyDays }: Backup): string {
  const t = useTexts(backupTexts);
  const f = useFormats();
  if (state === 'archived') return t.untilDeleted;
  return policyDays === null ? t.forEver : t.policyDays(f.number(policyDays), policyDays === 1);
}

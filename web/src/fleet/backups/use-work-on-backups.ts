import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type BackupWorkName, useBackupWork } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** Archives or deletes, and says what came of it: finished, some failed, or all (BAK-04, ERR-21, ERR-22). */
export const useWorkOnBackups = (work: BackupWorkName, onDone: () => void = () => undefined) => {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const notify = useNotify();
  const { mutate, isPending } = useBackupWork(work);
  const isArchiving = work === 'archive';
  const run = (ids: readonly string[]) =>
    mutate(ids, {
      onSuccess: ({ done, failed }) => {
        const count = done.length;
        const finished = isArchiving ? t.archived : t.deleted;
        if (count > 0) notify.success(finished(f.number(count), count === 1));
        if (failed.length > 0) notify.error(isArchiving ? t.archiveFailed : t.deleteFailed);
        onDone();
      },
      onError: () => notify.error(t.taskFailed),
    });
  const label = isArchiving ? t.archive : t.remove;
  const busy = isArchiving ? t.archiving : t.deleting;
  return { run, isPending, label: isPending ? busy : label };
};

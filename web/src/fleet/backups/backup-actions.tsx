import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { backupTexts } from './backups-texts.ts';
import { useWorkOnBackups } from './use-work-on-backups.ts';

interface ActionsProps {
  readonly ids: readonly string[];
  readonly mayArchive: boolean;
  readonly mayDelete: boolean;
  readonly onDone?: () => void;
}

/** Archives and deletes one or many; deleting is asked about. */
export const BackupActions = ({ ids, mayArchive, mayDelete, onDone }: ActionsProps) => {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const archiving = useWorkOnBackups('archive', onDone);
  const deleting = useWorkOnBackups('delete', () => {
    close();
    onDone?.();
  });
  return (
    <>
      {mayArchive && (
        <Button variant="outlined" disabled={archiving.isPending} onClick={() => archiving.run(ids)}>
          {archiving.label}
        </Button>
      )}
      {mayDelete && (
        <Button color="error" disabled={deleting.isPending} onClick={() => setAsking(true)}>
          {deleting.label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t.deleteTitle(f.number(ids.length), ids.length === 1)}
        confirm={t.remove}
        busy={deleting.isPending}
        onConfirm={() => deleting.run(ids)}
        onClose={close}
      >
        {t.deleteText}
      </ConfirmDialog>
    </>
  );
};

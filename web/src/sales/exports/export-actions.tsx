import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@tresen/domain/kit/exports';
import { useState } from 'react';
import {
  cancelExport,
  type ExportFacts,
  removeExport,
  retryExport,
  useDownloadExport,
} from '../../kit/exports/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { useExportName } from './export-cells.tsx';
import styles from './exports-page.module.css';
import { exportsPageTexts } from './exports-page-texts.ts';

interface ActionsProps {
  readonly shown: ExportFacts;
}

/** What can be done with an export in its state. */
export const ExportActions = ({ shown }: ActionsProps) => {
  const t = useTexts(exportsPageTexts);
  const language = useLanguage();
  const nameOf = useExportName();
  const download = useDownloadExport();
  const { ask, isBusy } = useAsk();
  const { id, state, mayEnd } = shown;
  const button = (action: string, work: () => Promise<unknown>) => (
    <Button
      variant="outlined"
      loading={isBusy}
      aria-label={t.labelled(action, nameOf(shown))}
      onClick={() => void ask(work)}
    >
      {action}
    </Button>
  );
  return (
    <span className={styles.actions}>
      {state === 'done' && button(t.download, () => download(id))}
      {mayEnd && isUnderWay(state) && button(t.cancel, () => cancelExport(id, language))}
      {mayEnd &&
        (state === 'failed' || state === 'cancelled') &&
        button(t.retry, () => retryExport(id, language))}
      {mayEnd && !isUnderWay(state) && <RemoveButton shown={shown} />}
    </span>
  );
};

/** A click that asks the server for something; the button waits meanwhile. */
function useAsk() {
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const ask = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work().catch(notify.failure);
    await client.invalidateQueries({ queryKey: ['exports'] });
    setBusy(false);
  };
  return { ask, isBusy };
}

function RemoveButton({ shown }: ActionsProps) {
  const t = useTexts(exportsPageTexts);
  const nameOf = useExportName();
  const notify = useNotify();
  const { ask, isBusy } = useAsk();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    ask(async () => {
      await removeExport(shown.id);
      notify.success(t.removed);
    });
  return (
    <>
      <Button
        color="inherit"
        aria-label={t.labelled(t.remove, nameOf(shown))}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t.removeTitle}
          confirm={t.remove}
          busy={isBusy}
          onConfirm={() => void remove().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {t.removeText(nameOf(shown))}
        </ConfirmDialog>
      )}
    </>
  );
}

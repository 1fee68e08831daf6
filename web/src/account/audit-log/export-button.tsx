import FileDownload from '@mui/icons-material/FileDownload';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { type Download, downloadAuditLog } from './download-audit-log.ts';
import styles from './export-button.module.css';

const saveFile = ({ name, file }: Download): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
};

type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly bytes: number }
  | { readonly step: 'failed'; readonly error: unknown };

/** Fetches the entries on the screen as a file; one at a time, and none once the page is left. */
const useExport = () => {
  const t = useTexts(auditLogTexts);
  const notify = useNotify();
  const language = useLanguage();
  const { params } = useAddress();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    setState({ step: 'running', bytes: 0 });
    try {
      const download = await downloadAuditLog(params, language, abort.signal, (bytes) =>
        setState({ step: 'running', bytes }),
      );
      saveFile(download);
      notify.success(t.exported(download.name));
      setState({ step: 'idle' });
    } catch (error) {
      setState(abort.signal.aborted ? { step: 'idle' } : { step: 'failed', error });
    }
  };
  return { state, start: () => void start(), cancel };
};

const Running = ({ bytes, onCancel }: { readonly bytes: number; readonly onCancel: () => void }) => {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  return (
    <div className={styles.running}>
      <CircularProgress size={20} aria-label={t.exporting} />
      <span role="status">{t.exportSize(f.decimal(bytes / 1_000_000))}</span>
      <Button variant="outlined" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
};

/** "Export", how far it is, and what went wrong. */
export const ExportButton = () => {
  const t = useTexts(auditLogTexts);
  const words = useErrorWords();
  const { state, start, cancel } = useExport();
  if (state.step === 'running') return <Running bytes={state.bytes} onCancel={cancel} />;
  if (state.step === 'failed')
    return (
      <Alert severity="error">
        <p className={styles.failure}>
          {t.exportFailed} {words(state.error)}
        </p>
        <Button color="inherit" variant="outlined" onClick={start}>
          {t.retry}
        </Button>
      </Alert>
    );
  return (
    <Button variant="outlined" startIcon={<FileDownload />} onClick={start}>
      {t.export}
    </Button>
  );
};

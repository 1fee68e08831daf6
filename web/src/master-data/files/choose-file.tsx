import Button from '@mui/material/Button';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { UploadFileOutlinedIcon as UploadFile } from '../../kit/icons/upload-file-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { UploadProgress, type UploadStage } from '../../kit/upload/index.ts';
import { useFileErrorWords } from './file-faults.ts';
import styles from './files.module.css';
import { type Uploaded, uploadFile } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

interface ChooseFileProps {
  readonly plural: string;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** A file is on its way, or no longer. */
  readonly onSending: (isSending: boolean) => void;
}

/** The file that is to be imported: dropped, or chosen. */
export const ChooseFile = (props: ChooseFileProps) => {
  const t = useFilesTexts();
  const { sending, error, send, stop } = useUpload(props);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={styles.step}>
      {/* Whoever cannot drag presses the button. */}
      <section
        className={styles.drop}
        data-over={isOver}
        aria-label={t.chooseTitle}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadFile className={styles.dropIcon} />
        <strong>{t.chooseTitle}</strong>
        <p className={styles.facts}>{t.chooseText}</p>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={t.choose}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
        <Button variant="contained" disabled={sending !== undefined} onClick={() => input.current?.click()}>
          {t.choose}
        </Button>
      </section>
      {sending && (
        <div className={styles.sending}>
          <UploadProgress name={sending.name} stage={sending.stage} />
          <div className={styles.buttons}>
            <Button color="inherit" onClick={stop}>
              {t.cancel}
            </Button>
          </div>
        </div>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Templates plural={props.plural} />
    </div>
  );
};

/** One upload at a time; it ends with the dialog. */
function useUpload({ plural, onUploaded, onSending }: ChooseFileProps) {
  const words = useFileErrorWords();
  const language = useLanguage();
  const [sending, setSending] = useState<{ readonly name: string; readonly stage: UploadStage }>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isSending = sending !== undefined;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);
  const stop = () => {
    running.current?.abort();
    setSending(undefined);
  };
  const send = async (file: File): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    const show = (stage: UploadStage): void => {
      if (!abort.signal.aborted) setSending({ name: file.name, stage });
    };
    setError(undefined);
    try {
      onUploaded(await uploadFile(plural, language, file, abort.signal, show));
    } catch (failure) {
      if (!abort.signal.aborted) setError(words(failure));
    }
    if (!abort.signal.aborted) setSending(undefined);
  };
  return { sending, error, send, stop };
}

function Templates({ plural }: Pick<ChooseFileProps, 'plural'>) {
  const t = useFilesTexts();
  const language = useLanguage();
  const notify = useNotify();
  const get = (format: string) => () =>
    void downloadFile(`/api/import-templates/${plural}.${format}?language=${language}`).catch(notify.failure);
  return (
    <p className={styles.line}>
      {t.template}
      <Button size="small" onClick={get('xlsx')}>
        Excel
      </Button>
      <Button size="small" onClick={get('csv')}>
        CSV
      </Button>
    </p>
  );
}

import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { UploadFileOutlinedIcon } from '../../kit/icons/upload-file-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { UploadProgress } from '../../kit/upload/index.ts';
import styles from './files.module.css';
import { useFilesTexts } from './files-texts.ts';
import { type UploadProps, useUpload } from './use-upload.ts';

/** The file that is to be imported: dropped, or chosen. */
export const ChooseFile = (props: UploadProps) => {
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
        <UploadFileOutlinedIcon className={styles.dropIcon} />
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

function Templates({ plural }: Pick<UploadProps, 'plural'>) {
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

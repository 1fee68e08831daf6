import Button from '@mui/material/Button';
import { useId } from 'react';
import { saveFile } from '../../kit/download/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ContentCopyOutlinedIcon } from '../../kit/icons/content-copy-outlined.tsx';
import { FileDownloadOutlinedIcon } from '../../kit/icons/file-download-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './sync-problems.module.css';
import { syncProblemTexts } from './sync-problems-texts.ts';

interface RawDataProps {
  readonly title: string;
  /** Name of the file that a download gives. */
  readonly name: string;
  readonly raw: string;
}

/** What a register sent, for reading; copied and downloaded as it came, to the byte. */
export const RawData = ({ title, name, raw }: RawDataProps) => {
  const t = useTexts(syncProblemTexts);
  const notify = useNotify();
  const id = useId();
  const copy = () =>
    void navigator.clipboard.writeText(raw).then(() => notify.success(t.copied), notify.failure);
  return (
    <div className={styles.rawData}>
      <header className={styles.rawHead}>
        <h3 className={styles.rawTitle} id={id}>
          {title}
        </h3>
        {'clipboard' in navigator && (
          <Button color="inherit" startIcon={<ContentCopyOutlinedIcon />} onClick={copy}>
            {t.copy}
          </Button>
        )}
        <Button
          color="inherit"
          startIcon={<FileDownloadOutlinedIcon />}
          onClick={() => saveFile(name, new Blob([raw], { type: 'application/json' }))}
        >
          {t.download}
        </Button>
      </header>
      <textarea className={styles.raw} readOnly rows={12} aria-labelledby={id} value={readable(raw)} />
    </div>
  );
};

/** JSON indented for reading; what is no JSON shows as it came. */
function readable(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}

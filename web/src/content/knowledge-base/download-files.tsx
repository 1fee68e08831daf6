import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FileDownloadOutlinedIcon } from '../../kit/icons/file-download-outlined.tsx';
import type { DownloadFile } from '../entries/index.ts';
import { fileSize } from './file-size.ts';
import styles from './knowledge-base.module.css';
import { knowledgeBaseTexts } from './knowledge-base-texts.ts';

/** The versions of a download, the newest first, each with what one checks it by. */
export const DownloadFiles = ({ files }: { readonly files: readonly DownloadFile[] }) => {
  const t = useTexts(knowledgeBaseTexts);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t.versions}>
      {files.map((file) => (
        <File key={file.version + file.sha256} file={file} />
      ))}
    </ul>
  );
};

function File({ file }: { readonly file: DownloadFile }) {
  const t = useTexts(knowledgeBaseTexts);
  const f = useFormats();
  const { version, releasedOn, address, bytes, sha256, minimumRegisterVersion } = file;
  const facts = [
    t.releasedOn(f.day(releasedOn)),
    fileSize(bytes, f.decimal),
    minimumRegisterVersion === '' ? t.everyRegister : t.fromRegister(minimumRegisterVersion),
  ];
  return (
    <li className={styles.file}>
      <div>
        <strong>{t.version(version)}</strong>
        <p className={styles.meta}>{facts.join(' · ')}</p>
        <p className={styles.checksum}>
          {t.checksum}: <code>{sha256}</code>
        </p>
      </div>
      <Button
        component="a"
        href={address}
        rel="noreferrer"
        variant="contained"
        startIcon={<FileDownloadOutlinedIcon />}
        aria-label={t.downloadVersion(version)}
      >
        {t.download}
      </Button>
    </li>
  );
}

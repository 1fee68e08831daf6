import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../kit/i18n/index.ts';
import { ContentCopyIcon } from '../../kit/icons/content-copy.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './licences.module.css';
import { licenceTexts } from './licences-texts.ts';

/** A key to read off and to copy. */
export const LicenceKey = ({ serial }: { readonly serial: string }) => {
  const t = useTexts(licenceTexts);
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(serial);
      notify.success(t.copied);
    } catch {
      // Not allowed, or not there without a secure connection.
      notify.error(t.notCopied);
    }
  };
  return (
    <span className={styles.key}>
      <bdi>{serial}</bdi>
      <IconButton size="small" aria-label={t.copy} title={t.copy} onClick={() => void copy()}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </span>
  );
};

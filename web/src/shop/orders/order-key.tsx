import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../kit/i18n/index.ts';
import { ContentCopyIcon } from '../../kit/icons/content-copy.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './order-page.module.css';
import { orderTexts } from './orders-texts.ts';

interface OrderKeyProps {
  readonly serial: string;
  /** What was done to the licence. */
  readonly done: 'created' | 'updated' | 'upgraded' | 'reactivated' | 'extended';
}

/** A licence key that was handed out: to read off and to copy. */
export const OrderKey = ({ serial, done }: OrderKeyProps) => {
  const t = useTexts(orderTexts);
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
    <li className={styles.key}>
      <code>{serial}</code>
      <span className={styles.soft}>{t.done[done]}</span>
      <IconButton aria-label={`${t.copy}: ${serial}`} title={t.copy} onClick={() => void copy()}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </li>
  );
};

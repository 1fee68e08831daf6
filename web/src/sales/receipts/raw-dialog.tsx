import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './receipt-page.module.css';
import type { StoredReceipt } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

interface RawDialogProps {
  readonly stored: StoredReceipt;
}

/** What the register sent, to the byte; indented only where it is shown. Open while the address has `raw`. */
export const RawDialog = ({ stored: { content } }: RawDialogProps) => {
  const t = useTexts(receiptTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  if (!params.has('raw')) return null;
  const close = () => change({ raw: null }, { replace: true });
  const copy = () =>
    navigator.clipboard.writeText(content).then(() => notify.success(t.copied), notify.failure);
  return (
    <FormDialog title={t.rawTitle} width="md" onClose={close}>
      <DialogContent>
        <p className={styles.hint}>{t.rawHint}</p>
        <textarea
          className={styles.raw}
          readOnly
          rows={20}
          aria-label={t.rawTitle}
          value={JSON.stringify(JSON.parse(content), null, 2)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button onClick={close}>{t.close}</Button>
      </DialogActions>
    </FormDialog>
  );
};

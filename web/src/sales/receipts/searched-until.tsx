import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { pageNumber } from '../../kit/list/index.ts';
import type { RecordList } from '../../kit/record-list/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import styles from './receipts-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

interface SearchedUntilProps {
  readonly list: RecordList<ReceiptRow>;
  /** Of the amount to which it was looked. */
  readonly currency: string;
}

/**
 * A rare thing among millions: the server looks back a piece at a time and says how far it came, so that nobody takes an
 * empty page for "there is none".
 */
export const SearchedUntil = ({ list, currency }: SearchedUntilProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { params, change } = useAddress();
  const { data } = list.query;
  const { searchedUntil: until, searchedUntilGross: gross } = data ?? {};
  const isDone = !until && (gross === null || gross === undefined);
  if (isDone || !data?.pageInfo.endCursor) return null;
  const next = { after: data.pageInfo.endCursor, page: String(pageNumber(params) + 1) };
  return (
    <Alert
      severity="info"
      className={styles.searched}
      action={
        <Button color="inherit" onClick={() => change(next)}>
          {t.searchOn}
        </Button>
      }
    >
      {until ? t.searchedUntil(f.dateTime(until)) : t.searchedUntilAmount(f.money(gross ?? 0, currency))}
    </Alert>
  );
};

import type { Receipt, TseSignature } from '@tresen/domain/sales/receipts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './receipt-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

/** What the security device signed, as the register sent it. */
export const TseFacts = ({ receipt, zone }: { readonly receipt: Receipt; readonly zone: string }) => {
  const t = useTexts(receiptTexts);
  const { tse } = receipt;
  if (!tse) return null;
  return (
    <Panel title={t.tse}>
      <Signed tse={tse} zone={zone} />
      {!tse.publicKey && <p className={styles.hint}>{t.qrMissing}</p>}
    </Panel>
  );
};

function Signed({ tse, zone }: { readonly tse: TseSignature; readonly zone: string }) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const code = (text: string | null | undefined) => text && <span className={styles.code}>{text}</span>;
  return (
    <FactList
      facts={[
        { name: t.process, value: tse.processType },
        { name: t.processData, value: code(tse.processData) },
        { name: t.transaction, value: tse.transaction },
        { name: t.signatureCounter, value: tse.signatureCounter },
        { name: t.startedAt, value: f.exactTime(tse.start, zone) },
        { name: t.signedAt, value: f.exactTime(tse.end, zone) },
        { name: t.clientId, value: tse.clientId },
        { name: t.algorithm, value: tse.algorithm },
        { name: t.timeFormat, value: tse.timeFormat },
        { name: t.serial, value: code(tse.serial) },
        { name: t.signature, value: code(tse.signature) },
        { name: t.publicKey, value: code(tse.publicKey) },
      ]}
    />
  );
}

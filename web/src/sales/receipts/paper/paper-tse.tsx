import { type Receipt, tseQrText } from '@tresen/domain/sales/receipts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { QrCode } from '../../../kit/qr-code/index.ts';
import { receiptTexts } from '../receipts-texts.ts';
import styles from './receipt-paper.module.css';

interface PaperTseProps {
  readonly receipt: Receipt;
  readonly zone: string;
}

/** What the law wants to see of the signature (§ 6 KassenSichV; fiscal.md 2.3): as text, and as QR code where there is a key. */
export const PaperTse = ({ receipt, zone }: PaperTseProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { tse, tseFailure } = receipt;
  if (!tse) return tseFailure ? <p className={styles.foot}>{t.tseFailed}</p> : null;
  const { publicKey } = tse;
  const facts = [
    [t.transaction, tse.transaction],
    [t.signatureCounter, tse.signatureCounter],
    [t.start, f.exactTime(tse.start, zone)],
    [t.end, f.exactTime(tse.end, zone)],
    [t.serials, tse.clientId],
    [t.serial, tse.serial],
    [t.signature, tse.signature],
  ] as const;
  return (
    <div className={styles.tse}>
      {publicKey && (
        <QrCode className={styles.qr} text={tseQrText({ ...tse, publicKey })} title={t.qrTitle} />
      )}
      <dl className={styles.tseFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

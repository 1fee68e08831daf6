import { decimalOfCents } from '../../kit/money/index.ts';
import type { Receipt } from '../../sales/receipts/index.ts';

const address = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR';

/** What the QR code of a Spanish receipt says (fiscal.md 4.3): where its buyer can look it up. `day` is `YYYY-MM-DD`. */
export function verifactuUrl(receipt: Receipt, taxNumber: string, day: string): string {
  const fields = {
    nif: taxNumber.replace(/^ES/, ''),
    numserie: `${receipt.register.name}-${receipt.number}`,
    fecha: day.split('-').toReversed().join('-'),
    importe: decimalOfCents(receipt.gross),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${query.join('&')}`;
}

import type { ReceiptPosition } from '@tresen/domain/sales/receipts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { receiptTexts } from './receipts-texts.ts';

type Priced = Pick<
  ReceiptPosition,
  'unitPrice' | 'unitPriceExact' | 'priceBasis' | 'factor' | 'baseUnit' | 'unit'
>;

/** A unit price as it holds, with what it is for and whether it is net: `1,99 € / 100 g`, `0,0412 € netto`. */
export const usePriceWords = (currency: string): ((position: Priced) => string) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const unitOf = ({ factor, baseUnit, unit }: Priced): string => {
    if (baseUnit) return baseUnit;
    return factor && factor !== 1000 ? `${f.number(factor / 1000)} ${unit ?? ''}`.trim() : '';
  };
  return (position) => {
    const { unitPrice, unitPriceExact, priceBasis } = position;
    const price = unitPriceExact ? f.exactMoney(unitPriceExact, currency) : f.money(unitPrice, currency);
    const unit = unitOf(position);
    const whole = unit === '' ? price : t.pricePer(price, unit);
    return priceBasis === 'net' ? t.netPrice(whole) : whole;
  };
};

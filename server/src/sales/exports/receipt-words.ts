import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { reportWords } from '@tresen/domain/sales/closing-reports';
import { receiptListWords } from '@tresen/domain/sales/receipts';

const own = {
  de: { prices: { gross: 'brutto', net: 'netto' }, yes: 'ja', no: 'nein' },
  en: { prices: { gross: 'gross', net: 'net' }, yes: 'yes', no: 'no' },
} as const;

/** What codes of receipts are called in files, by the language of the file. */
export const receiptWords = { de: wordsIn('de'), en: wordsIn('en') } as const;

/** What codes of receipts are called in files: as on the screen. */
function wordsIn(language: ExportLanguage) {
  const { type, payment, mark } = receiptListWords[language].choices;
  const { positionKinds } = reportWords[language];
  return { types: type, kinds: positionKinds, payments: payment, marks: mark, ...own[language] };
}

import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { formatsOf } from '../../kit/format/index.ts';
import { SearchReceiptsDocument, type SearchReceiptsQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { hitLimit, type RecordHit, type RecordKind } from '../../kit/search/index.ts';
import { receiptTexts } from './receipts-texts.ts';

/** The digits of a number as people write it: `4711`, `#4711`, `Beleg Nr. 4711`. */
export const digitsOf = (text: string): string | undefined =>
  /^(?:(?:beleg|bon|receipt|nr|no|#)[\s.:]*)*(\d{1,15})$/i.exec(text.trim())?.[1];

const hitOf = (row: SearchReceiptsQuery['searchReceipts'][number], language: Language): RecordHit => {
  const f = formatsOf(language);
  return {
    id: row.id,
    title: receiptTexts[language].receiptTitle(String(row.number)),
    detail: [f.dateTime(row.end, row.zone), row.unitName, f.money(row.gross, row.currency)].join(' · '),
    to: `/manage/receipts/${row.id}`,
  };
};

/** Receipts by the beginning of their number; the list shows those of one number. */
export const receiptKind: RecordKind = {
  name: { de: receiptTexts.de.title, en: receiptTexts.en.title },
  icon: ReceiptLong,
  find: async (text, { language, signal }) => {
    const digits = digitsOf(text);
    if (digits === undefined) return { hits: [] };
    const variables = { text: digits, first: hitLimit + 1 };
    const { searchReceipts: rows } = await posApi.request(SearchReceiptsDocument, variables, signal);
    const isListed = rows.filter(({ number }) => number === Number(digits)).length > hitLimit;
    return {
      hits: rows.slice(0, hitLimit).map((row) => hitOf(row, language)),
      all: isListed ? `/manage/receipts?number=${Number(digits)}` : undefined,
    };
  },
};

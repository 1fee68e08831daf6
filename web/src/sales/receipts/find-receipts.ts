import { reportWords } from '@tresen/domain/sales/closing-reports';
import { parseReceiptSearch, receiptListWords } from '@tresen/domain/sales/receipts';
import { formatsOf } from '../../kit/format/index.ts';
import { SearchReceiptsDocument, type SearchReceiptsQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { ReceiptLongIcon } from '../../kit/icons/receipt-long.tsx';
import { hitLimit, type RecordHit, type RecordKind } from '../../kit/search/index.ts';
import { receiptTexts } from './receipts-texts.ts';

/** Receipts by the beginning of their number, or by amount with or without time and day: `12,50 14:30`. */
export const receiptKind: RecordKind = {
  name: { de: receiptTexts.de.title, en: receiptTexts.en.title },
  icon: ReceiptLongIcon,
  find: async (text, { language, signal }) => {
    const { number, gross } = parseReceiptSearch(text, new Date().toISOString().slice(0, 10));
    if (number === undefined && gross === undefined) return { hits: [] };
    const variables = { text, first: hitLimit + 1 };
    const { searchReceipts: rows } = await posApi.request(SearchReceiptsDocument, variables, signal);
    const isOfNumber = (row: (typeof rows)[number]) => number === undefined || row.number === number;
    const isListed = rows.filter(isOfNumber).length > hitLimit;
    return {
      hits: rows.slice(0, hitLimit).map((row) => hitOf(row, language)),
      all: isListed ? `/manage/receipts?${new URLSearchParams({ q: text.trim() })}` : undefined,
    };
  },
};

function hitOf(row: SearchReceiptsQuery['searchReceipts'][number], language: Language): RecordHit {
  const f = formatsOf(language);
  const words: Readonly<Record<string, string>> = {
    ...reportWords[language].positionKinds,
    ...receiptListWords[language].choices.type,
  };
  return {
    id: row.id,
    title: receiptTexts[language].receiptTitle(String(row.number)),
    detail: [
      ...(row.noSale ? [words[row.noSale] ?? row.noSale] : []),
      f.dateTime(row.end, row.zone),
      row.unitName,
      f.money(row.gross, row.currency),
    ].join(' · '),
    to: `/manage/receipts/${row.id}`,
  };
}

import { formatsOf } from '../../kit/format/index.ts';
import { SearchClosingsDocument, type SearchClosingsQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { AssignmentTurnedInOutlinedIcon } from '../../kit/icons/assignment-turned-in-outlined.tsx';
import { hitLimit, type RecordHit, type RecordKind } from '../../kit/search/index.ts';
import { closingTexts } from './closings-texts.ts';

/** The digits of a Z number as people write it: `17`, `Z17`, `Z-Nr. 17`, `Tagesabschluss Z 17`. */
export const zDigitsOf = (text: string): string | undefined =>
  /^(?:(?:(?:tages|monats|jahres)?abschluss|(?:daily|monthly|yearly)? ?closing|z|bon|bericht|report|nr|no|nummer|number|#)[\s.:-]*)*(\d{1,9})$/i.exec(
    text.trim(),
  )?.[1];

/** Closings by the beginning of their Z number; the list shows those of one number. */
export const closingKind: RecordKind = {
  name: { de: closingTexts.de.title, en: closingTexts.en.title },
  icon: AssignmentTurnedInOutlinedIcon,
  find: async (text, { language, signal }) => {
    const digits = zDigitsOf(text);
    if (digits === undefined) return { hits: [] };
    const variables = { text: digits, first: hitLimit + 1 };
    const { searchClosings: rows } = await posApi.request(SearchClosingsDocument, variables, signal);
    const isListed = rows.filter(({ zNumber }) => zNumber === Number(digits)).length > hitLimit;
    return {
      hits: rows.slice(0, hitLimit).map((row) => hitOf(row, language)),
      all: isListed ? `/manage/closings?number=${Number(digits)}` : undefined,
    };
  },
};

function hitOf(row: SearchClosingsQuery['searchClosings'][number], language: Language): RecordHit {
  const f = formatsOf(language);
  return {
    id: row.id,
    title: `${closingTexts[language].types[row.type]} Z ${row.zNumber}`,
    detail: [
      f.day(row.businessDay),
      row.registerName,
      row.unitName,
      f.money(row.turnover, row.currency),
    ].join(' · '),
    to: `/manage/closings/${row.id}`,
  };
}

import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { exactUpTo, isEstimate } from '../list/index.ts';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordConnection } from './records-query.ts';
import type { RecordList } from './use-record-list.ts';

/** How many rows a list has, where the server knows it exactly; null where it does not, or has not answered yet. */
export const exactCount = <Row>(data: RecordConnection<Row> | undefined): number | null =>
  data === undefined || data.countPrecision === 'atLeast' || isEstimate(data.totalCount)
    ? null
    : data.totalCount;

/** `1.234 Artikel`; beyond 10,000 nobody counts them one by one. Undefined as long as it has not answered. */
export const useCountWords = <Row>(list: Pick<RecordList<Row>, 'query' | 'words'>): string | undefined => {
  const t = useTexts(recordListTexts);
  const f = useFormats();
  const { data } = list.query;
  if (!data) return undefined;
  if (isEstimate(data.totalCount)) return t.moreThan(list.words.counted(f.number(exactUpTo), false));
  const counted = list.words.counted(f.number(data.totalCount), data.totalCount === 1);
  return data.countPrecision === 'atLeast' ? t.orMore(counted) : counted;
};

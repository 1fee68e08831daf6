import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { isEstimate } from '../list/index.ts';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordConnection, RecordList } from './use-record-list.ts';

/** How many rows a list has, where the server knows it exactly; null where it does not, or has not answered yet. */
export const exactCount = <Row>(data: RecordConnection<Row> | undefined): number | null =>
  data === undefined || data.countPrecision === 'atLeast' || isEstimate(data.totalCount)
    ? null
    : data.totalCount;

/** `1.234 Artikel`; from 10,000 on the server estimates. Undefined as long as it has not answered. */
export const useCountWords = <Row>(list: Pick<RecordList<Row>, 'query' | 'words'>): string | undefined => {
  const t = useTexts(recordListTexts);
  const f = useFormats();
  const { data } = list.query;
  if (!data) return undefined;
  const counted = list.words.counted(f.number(data.totalCount), data.totalCount === 1);
  if (data.countPrecision === 'atLeast') return t.atLeast(counted);
  return isEstimate(data.totalCount) ? t.about(counted) : counted;
};

import type { RecordFilter } from '@tresen/domain/kit/entities';
import type { ExportChoice, ExportOffer } from '../exports/index.ts';
import { useTexts } from '../i18n/index.ts';
import { exactCount, useCountWords } from './count-words.ts';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * What a list offers to take along: exactly what it shows.
 * @param filterOf the filter as the files of the list take it
 * @param part in words, where the list is only a part of its records
 */
export const useListOffer = <Row>(
  list: RecordList<Row>,
  sources: readonly ExportChoice[],
  filterOf: (filter: RecordFilter) => object = (filter) => filter,
  part?: string,
): ExportOffer | undefined => {
  const filterWords = useFilterWords();
  const counted = useCountWords(list);
  if (counted === undefined) return undefined;
  return {
    sources,
    filter: filterOf(list.variables.filter),
    sort: list.variables.sort,
    counted,
    shown: exactCount(list.query.data),
    description: [part, filterWords(list as RecordList<unknown>)].filter(Boolean).join(', '),
  };
};

/** What a list narrows itself by, in words: `Suche „cola“, Preis, Filialen`. */
function useFilterWords(): (list: RecordList<unknown>) => string {
  const t = useTexts(recordListTexts);
  return ({ variables: { filter }, conditions, words }) =>
    [
      ...(filter.search === '' ? [] : [t.searched(filter.search)]),
      ...new Set(conditions.map(({ field }) => words.fields[field] ?? field)),
      ...(filter.unitIds.length === 0 ? [] : [t.branches]),
      ...(filter.status === undefined ? [] : [t.status]),
    ].join(', ');
}

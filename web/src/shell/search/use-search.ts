import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { HistoryIcon } from '../../kit/icons/history.tsx';
import { useStarredPages } from '../shortcuts/use-starred-pages.ts';
import { matchPages, type PageMatch } from './match-pages.ts';
import type { FailedSearch, SearchGroup, SearchOption } from './search-groups.ts';
import { searchTexts } from './search-texts.ts';
import { useRecords } from './use-records.ts';
import { useSearchableOf, useSearchablePages } from './use-searchable-pages.ts';

export interface SearchState {
  readonly groups: readonly SearchGroup[];
  readonly failed: readonly FailedSearch[];
  readonly isSearching: boolean;
}

/**
 * What the search box shows for a text: pages at once, below them the records as they arrive (SHL-29).
 * @param recent what was searched for last
 */
export const useSearch = (text: string, recent: readonly string[]): SearchState => {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const optionOf = usePageOption();
  const pages = useSearchablePages();
  const beginning = useBeginning(recent);
  const records = useRecords(text);
  const matches = useMemo(() => matchPages(pages, text, language), [pages, text, language]);
  const found = [{ id: 'pages', name: t.pages, options: matches.map(optionOf) }, ...records.groups];
  const groups = text.trim() === '' ? beginning : found;
  return { ...records, groups: groups.filter(({ options }) => options.length > 0) };
};

function usePageOption() {
  const language = useLanguage();
  return ({ page, by }: PageMatch): SearchOption => ({
    id: `page-${page.id}`,
    title: page.title[language],
    detail: by,
    icon: page.icon,
    to: page.url,
    entry: page.entry,
  });
}

/** Before anything is typed: what was searched for last, and the starred pages. */
function useBeginning(recent: readonly string[]): readonly SearchGroup[] {
  const t = useTexts(searchTexts);
  const optionOf = usePageOption();
  const { starred } = useStarredPages();
  const searchableOf = useSearchableOf();
  return [
    {
      id: 'recent',
      name: t.recent,
      options: recent.map((text) => ({ id: `recent-${text}`, title: text, text, icon: HistoryIcon })),
    },
    {
      id: 'starred',
      name: t.starred,
      options: starred.map((page) => optionOf({ page: searchableOf(page) })),
    },
  ];
}

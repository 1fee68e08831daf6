import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  type ButtonGrid,
  type ButtonTarget,
  buttonFunctionsOf,
  functionGroups,
  functionWords,
} from '@tresen/domain/master-data/buttons/grid';
import { useDeferredValue } from 'react';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { hasWords, searchedWords } from '../../../kit/search/index.ts';
import { buttonTexts } from './buttons-texts.ts';
import { type PaletteItem, type PaletteSource, type RecordTarget, recordTargets } from './palette-source.ts';
import { useMissingArticles } from './use-missing-articles.ts';

/** What the palette shows: all kinds, one of them, or articles that have no button. */
export const paletteKinds = ['all', ...recordTargets, 'function', 'missing'] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** A line of the palette. */
export type PaletteRow = { readonly heading: string } | PaletteItem;

/** Records of each kind where all kinds show; there are more under their own heading. */
const firstOfAll = 8;
/** Records of a page where one kind shows. */
const perPage = 50;
/** Milliseconds for which an answer counts. */
const freshMs = 5_000;

/** The lines of the palette, as far as they were asked for. */
export const usePalette = (source: PaletteSource, grid: ButtonGrid, kind: PaletteKind, typed: string) => {
  const text = useDeferredValue(typed.trim());
  const records = useRecords(source, kind, text);
  const local = useLocalRows(grid, kind, text);
  const missing = useMissingArticles(source, grid, kind === 'missing', text);
  const isLocal = kind === 'function';
  const query = kind === 'missing' ? missing : records;
  return {
    rows: isLocal ? local : kind === 'missing' ? missing.rows : [...records.rows, ...local],
    isLoading: !isLocal && query.isLoading,
    isError: !isLocal && query.isError,
    retry: () => void query.refetch(),
    loadMore: () => {
      if (!isLocal && kind !== 'missing' && records.hasNextPage && !records.isFetching)
        void records.fetchNextPage();
    },
  };
};

function useRecords(source: PaletteSource, kind: PaletteKind, text: string) {
  const t = useTexts(buttonTexts);
  const kinds: readonly RecordTarget[] = recordTargets.filter((one) => kind === 'all' || kind === one);
  const query = useInfiniteQuery({
    queryKey: ['buttonPalette', source.key, kind, text],
    queryFn: async ({ pageParam }) => {
      const first = kind === 'all' ? firstOfAll : perPage;
      const pages = await Promise.all(kinds.map((one) => source.find(one, text, pageParam, first)));
      return { pages, next: kinds.length === 1 ? (pages[0]?.next ?? null) : null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: kinds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  const headings: Readonly<Record<RecordTarget, string>> = {
    article: t.articles,
    category: t.categories,
    buttonCategory: t.buttonCategories,
    room: t.rooms,
  };
  const pages = query.data?.pages ?? [];
  const rows: readonly PaletteRow[] =
    kind === 'all'
      ? kinds.flatMap((one, index) =>
          section(headings[one], pages[0]?.pages[index]?.items.slice(0, firstOfAll) ?? []),
        )
      : pages.flatMap(({ pages: [page] }) => page?.items ?? []);
  return { ...query, rows };
}

/** Functions and favourites, which the browser knows; both languages are searched. */
function useLocalRows({ app }: ButtonGrid, kind: PaletteKind, text: string): readonly PaletteRow[] {
  const t = useTexts(buttonTexts);
  const own = useWords(functionWords);
  if (kind !== 'all' && kind !== 'function') return [];
  const words = searchedWords(text);
  const item = (target: ButtonTarget, name: string): PaletteItem => ({
    ...{ target, name, colour: null, price: null },
  });
  const favourites = (['favourites1', 'favourites2'] as const)
    .filter((one) => hasWords(t[one], words))
    .map((one) => item({ kind: one }, t[one]));
  const found = buttonFunctionsOf(app).filter(({ id }) => hasWords(namesOf(id).join(' '), words));
  return [
    ...section(t.favourites, favourites),
    ...functionGroups.flatMap((group) =>
      section(
        own.groups[group],
        found
          .filter((one) => one.group === group)
          .map(({ id }) => item({ kind: 'function', id }, nameIn(own.functions, id))),
      ),
    ),
  ];
}

function section(heading: string, items: readonly PaletteItem[]): readonly PaletteRow[] {
  return items.length === 0 ? [] : [{ heading }, ...items];
}

function nameIn(words: Readonly<Record<string, string>>, id: string): string {
  return words[id] ?? id;
}

function namesOf(id: string): readonly string[] {
  return [nameIn(functionWords.de.functions, id), nameIn(functionWords.en.functions, id)];
}

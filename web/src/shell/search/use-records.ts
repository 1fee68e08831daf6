import { useQueries } from '@tanstack/react-query';
import { apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowForwardIcon } from '../../kit/icons/arrow-forward.tsx';
import { type Found, type RecordKind, type RecordSearch, useRecordSearches } from '../../kit/search/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import type { FailedSearch, SearchGroup } from './search-groups.ts';
import { searchTexts } from './search-texts.ts';

/** Milliseconds without a key after which records are searched for. */
const restAfterTyping = 150;

/** The kinds whose code has come. They are functions, so they stay out of the cache of answers. */
const kinds = new WeakMap<RecordSearch, RecordKind>();

interface Records {
  readonly groups: readonly SearchGroup[];
  readonly failed: readonly FailedSearch[];
  readonly isSearching: boolean;
}

/**
 * Records of every kind that the user may see, for what is typed. Each answer belongs to its text and shows with no
 * other, so answers that overtake each other cannot mix; requests that nobody waits for end.
 */
export const useRecords = (typed: string): Records => {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const text = typed.trim();
  const rested = useRested(text);
  const searches = useOwnSearches();
  const isRested = rested === text;
  const answers = useQueries({
    queries: searches.map((search) => ({
      queryKey: ['search', search.id, language, rested],
      queryFn: async ({ signal, client }: FindContext): Promise<Found> =>
        (await kindOf(search)).find(rested, { language, signal, client }),
      enabled: rested !== '',
      retry: false,
      staleTime: 30_000,
      gcTime: 60_000,
    })),
  });
  if (text === '') return { groups: [], failed: [], isSearching: false };
  if (!isRested) return { groups: [], failed: [], isSearching: true };
  const nameOf = (search: RecordSearch) => kinds.get(search)?.name[language] ?? t.records;
  return {
    isSearching: answers.some(({ isFetching, data }) => isFetching && data === undefined),
    groups: searches.flatMap((search, place) => {
      const { id } = search;
      const found = answers[place]?.data;
      const icon = kinds.get(search)?.icon;
      if (found === undefined || icon === undefined || found.hits.length === 0) return [];
      const name = nameOf(search);
      const all = found.all && {
        id: `${id}-all`,
        title: t.showAll(name),
        icon: ArrowForwardIcon,
        to: found.all,
      };
      const options = found.hits.map((hit) => ({ ...hit, id: `${id}-${hit.id}`, icon }));
      return [{ id, name, options: all ? [...options, all] : options }];
    }),
    failed: searches.flatMap((search, place) => {
      const answer = answers[place];
      if (!answer?.isError || answer.isFetching) return [];
      return [{ id: search.id, name: nameOf(search), retry: () => void answer.refetch() }];
    }),
  };
};

type FindContext = Pick<Parameters<RecordKind['find']>[1], 'signal' | 'client'>;

/** What is typed, once typing rests; cleared at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restAfterTyping);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}

/** The searches that the signed-in user may use. */
function useOwnSearches(): readonly RecordSearch[] {
  const profile = useProfile();
  const role = profile?.role ?? 'user';
  const policy = profile?.accessPolicy ?? 'wide';
  return useRecordSearches().filter(
    ({ mayUse }) => mayUse === undefined || isAdmitted(apiAccess, mayUse, role, policy),
  );
}

async function kindOf(search: RecordSearch): Promise<RecordKind> {
  const kind = kinds.get(search) ?? (await search.load());
  kinds.set(search, kind);
  return kind;
}

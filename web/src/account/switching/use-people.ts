import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useProfile } from '../../kit/session/index.ts';
import { type Person, peopleQuery } from './people.queries.ts';

/** Milliseconds after the last key at which the search is sent. */
const restAfterTyping = 200;

const nobody: readonly Person[] = [];

/** The people one can switch to: those who match, but oneself and who one already is. */
export const usePeople = () => {
  const search = useSearch();
  const query = useInfiniteQuery(peopleQuery(search.search));
  const profile = useProfile();
  const own = [profile?.uuid, profile?.data.oldUser?.uuid];
  const found = query.data?.pages.flatMap((page) => page.people) ?? nobody;
  return {
    ...search,
    query,
    people: found.filter(({ sub }) => !own.includes(sub)),
    /** What is shown belongs to what is typed, so Enter picks whom one sees. */
    isCurrent: search.isSettled && query.isSuccess && !query.isPlaceholderData,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
};

export type People = ReturnType<typeof usePeople>;

/** What is typed, and what is searched for: the same a moment after the last key, or at once where asked. */
function useSearch() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), restAfterTyping);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { text, setText, search, isSettled: wanted === search, settle: () => setSearch(wanted) };
}

import { useMemo } from 'react';
import { useProfile } from '../../kit/session/index.ts';
import { navigationOf, pagesOf } from '../navigation.ts';
import type { NavigationItem } from '../navigation-nodes.ts';

const none: readonly string[] = [];

/** The pages that somebody may open, and those of them that they starred, in their own order. */
export const useStarredPages = (): {
  readonly pages: readonly NavigationItem[];
  readonly starred: readonly NavigationItem[];
} => {
  const profile = useProfile();
  const role = profile?.role ?? 'user';
  const policy = profile?.accessPolicy ?? 'wide';
  const ids = profile?.data.shortcuts ?? none;
  const pages = useMemo(() => pagesOf(navigationOf(role, policy)), [role, policy]);
  // decisions IDN-60: an id without a page is skipped
  const starred = useMemo(() => ids.flatMap((id) => pages.filter((page) => page.id === id)), [ids, pages]);
  return { pages, starred };
};

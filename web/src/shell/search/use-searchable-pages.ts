import { isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { useCallback, useMemo } from 'react';
import { HelpOutlinedIcon } from '../../kit/icons/help-outlined.tsx';
import { PersonOutlinedIcon } from '../../kit/icons/person-outlined.tsx';
import { useRecordSearches } from '../../kit/search/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { navigationOf, pagesOf } from '../navigation.ts';
import type { NavigationItem } from '../navigation-nodes.ts';
import { shellTexts } from '../shell-texts.ts';
import type { SearchablePage } from './match-pages.ts';
import { pageKeywords } from './page-keywords.ts';

const { de, en } = shellTexts;

/** Makes entries of the menu what the search sees of them; a feature may name other words for its page. */
export const useSearchableOf = (): ((item: NavigationItem) => SearchablePage) => {
  const searches = useRecordSearches();
  return useCallback(
    ({ id, icon, url }) => ({
      id,
      title: { de: de.items[id], en: en.items[id] },
      keywords: pageKeywords[id] ?? searches.find((one) => one.id === id)?.keywords ?? [],
      icon,
      url,
      entry: id,
    }),
    [searches],
  );
};

/** Pages of the user menu, which have no entry in the navigation. */
const ofUserMenu: readonly (SearchablePage & { readonly route: string })[] = [
  {
    id: 'profile',
    title: { de: de.profile, en: en.profile },
    keywords: pageKeywords.profile ?? [],
    icon: PersonOutlinedIcon,
    url: '/profile',
    route: '/profile',
  },
  {
    id: 'help',
    title: { de: de.help, en: en.help },
    keywords: pageKeywords.help ?? [],
    icon: HelpOutlinedIcon,
    url: '/documentation',
    route: '/documentation/:topic?',
  },
];

/** The pages that the signed-in user may open: those of the menu, then those of the user menu. */
export const useSearchablePages = (): readonly SearchablePage[] => {
  const profile = useProfile();
  const role = profile?.role ?? 'user';
  const policy = profile?.accessPolicy ?? 'wide';
  const searchableOf = useSearchableOf();
  return useMemo(
    () => [
      ...pagesOf(navigationOf(role, policy)).map(searchableOf),
      ...ofUserMenu.filter(({ route }) => isAdmitted(routeAccess, route, role, policy)),
    ],
    [role, policy, searchableOf],
  );
};

import type { AccessPolicy } from '@tresen/domain/account/access';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '../../kit/session/index.ts';
import { currentPage, navigationOf, pagesOf } from '../navigation.ts';
import type { NavigationGroup } from '../navigation-nodes.ts';

/** The menu of the signed-in person, and the entry of the page that shows. */
export const useMenu = () => {
  const profile = useProfile();
  const { pathname } = useLocation();
  const role = profile?.role ?? 'user';
  const policy = profile?.accessPolicy ?? 'wide';
  const isKnown = Boolean(profile);
  const { groups, pages } = useMemo(() => {
    const all = navigationOf(role, policy);
    const visible = isKnown ? all : untilFirstThatGrows(all, policy);
    return { groups: visible, pages: pagesOf(visible) };
  }, [role, policy, isKnown]);
  return { groups, pages, current: currentPage(pages, pathname) } as const;
};

/** Before the role is known: nothing stands yet below what may become longer, so that nothing moves under the finger. */
function untilFirstThatGrows(
  groups: readonly NavigationGroup[],
  policy: AccessPolicy,
): readonly NavigationGroup[] {
  const max = navigationOf('superAdmin', policy);
  const at = groups.findIndex(({ children }, index) => children.length < (max[index]?.children.length ?? 0));
  return at < 0 ? groups : groups.slice(0, at + 1);
}

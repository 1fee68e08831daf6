import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '../../kit/session/index.ts';
import { currentPage, navigationOf, pagesOf } from '../navigation.ts';

/** The menu of the signed-in person, and the entry of the page that shows. */
export const useMenu = () => {
  const profile = useProfile();
  const { pathname } = useLocation();
  const role = profile?.role ?? 'user';
  const policy = profile?.accessPolicy ?? 'wide';
  const { groups, pages } = useMemo(() => {
    const visible = navigationOf(role, policy);
    return { groups: visible, pages: pagesOf(visible) };
  }, [role, policy]);
  return { groups, pages, current: currentPage(pages, pathname) } as const;
};

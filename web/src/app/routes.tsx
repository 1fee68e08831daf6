import { isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router';
import type { Page } from '../kit/feature/index.ts';
import { useProfile } from '../kit/session/index.ts';
import { BrokenPage, NotFoundPage, RouteBroken, Shell } from '../shell/index.ts';
import { AddressDialogs } from './address-dialogs.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { pageAt, pages, redirects } from './pages.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const preload = (url: string) => {
  void pageAt(url)?.load();
};

const Frame = () => {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <Shell onIntent={preload}>
      <Suspense key={pathname} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <AddressDialogs />
      <ScrollRestoration />
    </Shell>
  );
};

interface GuardProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** Whoever is not admitted to a page goes to `/` (spec §2, redirect targets). */
const Guard = ({ path, children }: GuardProps) => {
  const profile = useProfile();
  if (isAdmitted(routeAccess, path, profile?.role ?? 'user', 'wide')) return children;
  // Nobody is sent away while it is still being asked who it is.
  return profile === null ? <PageSkeleton /> : <Navigate to="/" replace />;
};

const pageRoute = ({ path, load }: Page): RouteObject => {
  const Content = lazy(load);
  return {
    path,
    element: (
      <Guard path={path}>
        <Content />
      </Guard>
    ),
  };
};

const redirectRoutes: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));

/** Paths match without regard to case (decisions SHL-86), which is the router's default. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: BrokenPage,
    children: [
      {
        ErrorBoundary: RouteBroken,
        children: [
          ...redirectRoutes,
          ...pages.map(pageRoute),
          { path: '/pages/errors/error-500', Component: BrokenPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

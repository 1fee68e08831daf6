import { type ReactNode, useEffect } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { Late } from '../kit/feature/index.ts';
import { useAdmitted, useProfile } from '../kit/session/index.ts';
import { BrokenPage, NotFoundPage, RouteBroken } from '../shell/index.ts';
import { latePages } from './late-pages.ts';
import { PageFrame } from './page-frame.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { redirects } from './pages.ts';
import { publicPages } from './public-pages.ts';

interface GuardProps {
  readonly path: string;
  readonly children: ReactNode;
}

const pageRoutes: RouteObject[] = latePages.map(({ page: { path }, code }) => ({
  path,
  element: (
    <Guard path={path}>
      <Late code={code} props={{}} />
    </Guard>
  ),
}));

const redirectRoutes: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
}));

const shellless = publicPages.filter(({ isInShell }) => !isInShell).map(({ path }) => path);

const publicRoutes: RouteObject[] = ['/login', ...shellless].map((path) => ({
  path,
  Component: ToPublicPage,
}));

/** Paths match without regard to case (decisions SHL-86), which is the router's default. */
export const routes: RouteObject[] = [
  {
    Component: PageFrame,
    ErrorBoundary: RouteBroken,
    children: [
      {
        ErrorBoundary: RouteBroken,
        children: [
          ...redirectRoutes,
          ...pageRoutes,
          ...publicRoutes,
          { path: '/pages/errors/error-500', Component: BrokenPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Whoever is not admitted to a page goes to `/` (ACC-14, ACC-17). */
function Guard({ path, children }: GuardProps) {
  const isKnown = useProfile() !== null;
  if (useAdmitted(path)) return children;
  // Nobody is sent away while it is still being asked who it is.
  return isKnown ? <Navigate to="/" replace /> : <PageSkeleton />;
}

/** "Back" has led to a public page of before the login: the entry decides anew (decisions ACC-26). */
function ToPublicPage() {
  useEffect(() => window.location.reload(), []);
  return <PageSkeleton />;
}

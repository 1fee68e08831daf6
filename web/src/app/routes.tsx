import { type ReactNode, Suspense, useEffect } from 'react';
import {
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { HomePartsProvider, Late, lateCode, ProfilePartsProvider } from '../kit/feature/index.ts';
import { LeaveGuard } from '../kit/leave/index.ts';
import { RecordSearchProvider } from '../kit/search/index.ts';
import { useAdmitted, useProfile } from '../kit/session/index.ts';
import { BrokenPage, NotFoundPage, RouteBroken, Shell } from '../shell/index.ts';
import { AddressDialogs } from './address-dialogs.tsx';
import { features } from './features.ts';
import { PageArrival } from './page-arrival.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pageAt, pageKey, pages, redirects } from './pages.ts';
import { publicPages } from './public-pages.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const badges = Object.fromEntries(
  features.flatMap((feature) => feature.badges ?? []).map(({ id, load }) => [id, lateCode(load)]),
);

const recordSearches = features.flatMap(({ search }) => search ?? []);

const homeParts = features.flatMap((feature) => feature.homeParts ?? []);
const profileParts = features.flatMap((feature) => feature.profileParts ?? []);

interface GuardProps {
  readonly path: string;
  readonly children: ReactNode;
}

const latePages = pages.map((page) => ({ page, code: lateCode(page.load) }));

/** Loads the code of the page at a path, so that the page shows at once. */
export const preloadPage = async (path: string): Promise<void> => {
  const page = pageAt(path);
  await latePages.find((late) => late.page === page)?.code.preload();
};

/** What loads the code of each page, for the clicks to come. */
export const pagePreloads = latePages.map(({ code }) => code.preload);

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
    Component: Frame,
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

function Frame() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <Shell badges={badges} onIntent={preloadOnIntent}>
      <ProfilePartsProvider value={profileParts}>
        <HomePartsProvider value={homeParts}>
          <Suspense key={pageKey(pathname)} fallback={<PageSkeleton />}>
            <Outlet />
            <PageArrival />
          </Suspense>
        </HomePartsProvider>
      </ProfilePartsProvider>
      <RecordSearchProvider value={recordSearches}>
        <AddressDialogs />
      </RecordSearchProvider>
      <LeaveGuard />
      <ScrollRestoration getKey={placeOf} />
    </Shell>
  );
}

function preloadOnIntent(path: string) {
  preloadPage(path).catch(() => undefined);
}

/** The first page of every visit has the same key: another address that is typed in must not scroll like the last. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

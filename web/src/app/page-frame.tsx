import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { HomePartsProvider, lateCode, ProfilePartsProvider } from '../kit/feature/index.ts';
import { LeaveGuard } from '../kit/leave/index.ts';
import { RecordSearchProvider } from '../kit/search/index.ts';
import { Shell } from '../shell/index.ts';
import { AddressDialogs } from './address-dialogs.tsx';
import { features } from './features.ts';
import { preloadPage } from './late-pages.ts';
import { PageArrival } from './page-arrival.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { pageKey } from './pages.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const badges = Object.fromEntries(
  features.flatMap((feature) => feature.badges ?? []).map(({ id, load }) => [id, lateCode(load)]),
);

const recordSearches = features.flatMap(({ search }) => search ?? []);

const homeParts = features.flatMap((feature) => feature.homeParts ?? []);
const profileParts = features.flatMap((feature) => feature.profileParts ?? []);

/** The shell around every page, with what the features put into it. */
export const PageFrame = () => {
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
};

function preloadOnIntent(path: string) {
  preloadPage(path).catch(() => undefined);
}

/** The first page of every visit has the same key: another address that is typed in must not scroll like the last. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

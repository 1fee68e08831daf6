import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { preloadSessionDialog, SessionDialog } from '../account/session-dialog/index.ts';
import { whenPageStands } from '../kit/idle/index.ts';
import { refreshOnChange, startLive, stopLive } from '../kit/live/index.ts';
import { Notices } from '../kit/notices/index.ts';
import { onSessionEnd } from '../kit/session/index.ts';
import { AppTheme } from '../kit/theme/index.ts';
import { preloadShell } from '../shell/index.ts';
import { SettingsNotSaved } from '../shell/settings-drawer/index.ts';
import { pagePreloads, preloadPage } from './late-pages.ts';
import { preloadCalmly } from './preload-calmly.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { sparesData } from './spares-data.ts';

/** Shows the signed-in app at the current address. */
export const showSignedInApp = async (): Promise<void> => {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const client = createQueryClient();
  refreshOnChange(client);
  // A page that cannot be loaded is shown as such by the router.
  await preloadPage(window.location.pathname).catch(() => undefined);
  const root = createRoot(element);
  root.render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <Notices>
          <RouterProvider router={createBrowserRouter(routes)} />
          <SessionDialog />
          <SettingsNotSaved />
        </Notices>
      </QueryClientProvider>
    </AppTheme>,
  );
  const forget = onSessionEnd(() => {
    forget();
    root.unmount();
    client.clear();
    void stopLive();
  });
  whenPageStands(() => {
    startLive().catch(() => undefined);
    preloadShell();
    // The session may end after the server got a newer version.
    preloadSessionDialog().catch(() => undefined);
    if (!sparesData()) void preloadCalmly(client, pagePreloads);
  });
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendUnsentReports } from '../../kit/crash-reports/index.ts';
import { loadLeaveDialog } from '../../kit/leave/index.ts';
import { startLive } from '../../kit/live/index.ts';
import { keepQueries, registerWorker, watchServer } from '../../kit/offline/care.ts';
import { loadProfile } from '../../kit/session/index.ts';
import { DemoStrip } from './demo-strip.tsx';
import { InstallHint } from './install-hint.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { useVersionWatch } from './use-version-watch.ts';

/** Keeps the app alive and up to date, and shows what of it concerns the person. */
export const Care = () => {
  const client = useQueryClient();
  useEffect(registerWorker, []);
  useEffect(prepareForTrouble, []);
  useEffect(() => keepQueries(client), [client]);
  useEffect(() => watchServer(client, catchUp), [client]);
  useVersionWatch();
  return (
    <>
      <OfflineStrip />
      <DemoStrip />
      <InstallHint />
    </>
  );
};

/** What tells of a crash, or asks before a form is lost, is here already when it is needed; what broke before is told now. */
function prepareForTrouble(): void {
  import('../error-pages/crashed-view.tsx').catch(() => undefined);
  import('../error-pages/code-gone.tsx').catch(() => undefined);
  loadLeaveDialog().catch(() => undefined);
  void sendUnsentReports();
}

/** What the page could not do without a connection, beside its queries. */
function catchUp(): void {
  startLive().catch(() => undefined);
  loadProfile().catch(() => undefined);
  void sendUnsentReports();
}

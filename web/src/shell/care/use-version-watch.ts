import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { hasUnsaved, leaveThen } from '../../kit/leave/index.ts';
import { useLiveState } from '../../kit/live/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { checkVersion, loadNewVersion, useWaitingVersion } from '../../kit/version/index.ts';
import { careTexts } from './care-texts.ts';

/** Milliseconds between two questions when somebody goes to and fro between tabs. */
const askAgainAfter = 60_000;

/** Asks at the start, on return to the tab, and when the live connection is back: then the server may be a new one. */
export const useVersionChecks = (liveState: ReturnType<typeof useLiveState>): void => {
  const askedAt = useRef(0);
  const wasLost = useRef(false);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt.current < askAgainAfter) return;
      askedAt.current = Date.now();
      void checkVersion();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  useEffect(() => {
    if (liveState === 'live' && wasLost.current) void checkVersion();
    wasLost.current = liveState === 'lost';
  }, [liveState]);
};

/** Loads a new version at the next navigation, never under an unsaved form (decisions SHL-84). */
export const useVersionWatch = (): void => {
  const t = useTexts(careTexts);
  const notify = useNotify();
  const { pathname } = useLocation();
  const waiting = useWaitingVersion();
  const shownAt = useRef(pathname);
  const { offer } = notify;
  useVersionChecks(useLiveState());
  useEffect(() => {
    if (waiting === null) return;
    offer('new-version', t.newVersion, {
      label: t.loadNow,
      act: () => leaveThen(loadNewVersion),
    });
  }, [waiting, offer, t]);
  useEffect(() => {
    const hasMoved = shownAt.current !== pathname;
    shownAt.current = pathname;
    if (hasMoved && !hasUnsaved()) loadNewVersion();
  }, [pathname]);
};

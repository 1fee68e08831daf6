import { versionOf, versionPath } from '@tresen/domain/kit/app-version';
import { forgetAllCaches } from '../caches/index.ts';
import { buildName } from './build.ts';

/** Milliseconds that the question may take. */
const patience = 5_000;

/** Names, in this tab, the version for which the page was loaded anew: once for each, whatever comes of it. */
const loadedForKey = 'tresen.loadedForVersion';

let waiting: string | null = null;
const listeners = new Set<() => void>();

/** `unreachable`: no answer, or none of our server's, such as the page of a hotel's portal. */
export type VersionFinding = 'same' | 'other' | 'unreachable';

/**
 * Compares the version that the server gives out with this build's (SHL-83). Where they differ all caches are emptied,
 * and the page is loaded anew at the next navigation (decisions SHL-84).
 */
export const checkVersion = async (): Promise<VersionFinding> => {
  const version = await askVersion().catch(() => undefined);
  if (version === undefined) return 'unreachable';
  if (version === versionOf(buildName)) return 'same';
  if (version !== waiting && !wasLoadedFor(version)) {
    waiting = version;
    await forgetAllCaches().catch(() => undefined);
    for (const listener of listeners) listener();
  }
  return 'other';
};

/** The version that waits to be loaded; null while there is none, or when loading did not bring it. */
export const waitingVersion = (): string | null => waiting;

export const onWaitingVersion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads the version that waits, once for each. False where none does, or where that has been tried. */
export const loadNewVersion = (): boolean => {
  if (waiting === null || wasLoadedFor(waiting)) return false;
  sessionStorage.setItem(loadedForKey, waiting);
  window.location.reload();
  return true;
};

async function askVersion(): Promise<string | undefined> {
  const response = await fetch(versionPath, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  // A server without a web app of its own knows no version: it is there all the same.
  if (response.status === 404) return versionOf(buildName);
  return response.ok ? versionOf((await response.text()).trim()) : undefined;
}

/** The server and this build disagree for good, as where a proxy serves an old one: loading again would go on for ever. */
function wasLoadedFor(version: string): boolean {
  return sessionStorage.getItem(loadedForKey) === version;
}

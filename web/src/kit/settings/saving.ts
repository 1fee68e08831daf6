import type { Settings } from '@tresen/domain/account/settings';
import { type ErrorCode, errorTable } from '@tresen/domain/kit/errors';
import { RequestError } from '../graphql/index.ts';
import { signedFetch } from '../session/index.ts';

/** Milliseconds without a further change after which settings are saved (SHL-50, CON-03). */
const saveAfter = 300;

let waiting: Settings | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Requests go one after the other: the server must not keep the older of two. */
let lastRequest: Promise<void> = Promise.resolve();
let underWay = 0;
const listeners = new Set<(error: unknown) => void>();

/** Calls the listener with the error when settings could not be saved; what shows stays (ERR-29). */
export const onSaveFailure = (listener: (error: unknown) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Saves settings on the server (decisions SHL-51) when 300 ms have brought no other ones. */
export const saveSoon = (settings: Settings): void => {
  clearTimeout(timer);
  waiting = settings;
  timer = setTimeout(saveNow, saveAfter);
};

/** Forgets what has not been sent: it was somebody's who is gone. */
export const dropWaiting = (): void => {
  clearTimeout(timer);
  waiting = null;
};

/** True while a change has not arrived yet: what the server says meanwhile is older. */
export const isWaiting = (): boolean => waiting !== null || underWay > 0;

window.addEventListener('pagehide', saveNow);

function saveNow(): void {
  clearTimeout(timer);
  const settings = waiting;
  waiting = null;
  if (settings === null) return;
  underWay += 1;
  lastRequest = lastRequest
    .then(() => send(settings))
    .catch((error: unknown) => {
      for (const listener of listeners) listener(error);
    })
    .finally(() => {
      underWay -= 1;
    });
}

async function send(settings: Settings): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { data: { settings } } }),
    // Outlives the page: the last change may be the one before the tab is closed.
    keepalive: true,
  };
  const response = await signedFetch('/api/auth/user/update', init).catch(() => {
    throw new RequestError('NO_CONNECTION');
  });
  if (!response.ok) throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<RequestError> {
  const { code } = (await response.json().catch(() => ({}))) as { readonly code?: string };
  return new RequestError(code !== undefined && code in errorTable ? (code as ErrorCode) : 'INTERNAL');
}

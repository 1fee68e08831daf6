import { overrideHeaders, storedOverride } from '../acting/index.ts';
import { accessToken, renewAccess } from './access-token.ts';
import { untilSignedInAgain } from './expiry.ts';
import { isInvalidRequest } from './invalid-request.ts';
import { endOverride } from './override-end.ts';
import { endSession, isSessionEnding } from './session-end.ts';
import { SessionEnded } from './session-ended.ts';

/** What brings a request to the server and its answer back. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const refusalListeners = new Set<() => void>();

/** Calls the listener when the server did not take a token that should have been good: perhaps the role is another. */
export const onTokenRefused = (listener: () => void): (() => void) => {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
};

/**
 * Sends a request with a bearer token (API-12): renewed before when it is about to expire (API-13), and again after a
 * 401. While the person has to sign in again the request waits, then goes on. The body must be one that can be sent twice.
 * @throws {SessionEnded} when the page is being left; whatever fetch throws without a connection
 */
export const signedFetch = async (
  url: string,
  init: RequestInit = {},
  transport: Transport = (to, given) => fetch(to, given),
): Promise<Response> => {
  if (isSessionEnding()) throw new SessionEnded();
  const token = await accessToken();
  const first = await send(transport, url, init, token);
  const response = first.status === 401 ? await sendAgain(transport, url, init, token) : first;
  // GraphQL answers its own refusals with 200: a 403 to somebody who acts is a refusal of the override itself.
  if (response.status === 403 && storedOverride() !== null) endOverride();
  if (await isInvalidRequest(response)) {
    endSession('unconfirmed');
    throw new SessionEnded();
  }
  return response;
};

function send(transport: Transport, url: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(overrideHeaders())) headers.set(name, value);
  return transport(url, { ...init, headers });
}

/** The server does not take the token: it is renewed once, then the person is asked to sign in again (ERR-49). */
async function sendAgain(
  transport: Transport,
  url: string,
  init: RequestInit,
  refused: string,
): Promise<Response> {
  const renewed = await renewAccess(refused);
  for (const listener of refusalListeners) listener();
  const response = await send(transport, url, init, renewed);
  return response.status === 401 ? send(transport, url, init, await untilSignedInAgain()) : response;
}

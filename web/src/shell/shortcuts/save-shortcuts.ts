import { httpRequest } from '../../kit/graphql/index.ts';
import { currentProfile, showOwnChange } from '../../kit/session/index.ts';

/** Changes that the server has not answered yet; only the last answer says how things stand. */
let underWay = 0;
/** What the server had before the changes under way. */
let known: readonly string[] = [];
/** Requests go one after the other: the server must not keep the older of two. */
let lastRequest: Promise<unknown> = Promise.resolve();

/**
 * Shows the shortcuts at once and saves them with the person, so that they come along to other devices (SHL-51). What
 * cannot be saved is taken back.
 * @throws {RequestError} when the server does not take it
 */
export const saveShortcuts = async (shortcuts: readonly string[]): Promise<void> => {
  if (underWay === 0) known = currentProfile()?.data.shortcuts ?? [];
  underWay += 1;
  showOwnChange({ shortcuts });
  const request = lastRequest.catch(() => undefined).then(() => send(shortcuts));
  lastRequest = request;
  try {
    await request;
    known = shortcuts;
  } finally {
    underWay -= 1;
    if (underWay === 0) showOwnChange({ shortcuts: known });
  }
};

function send(shortcuts: readonly string[]): Promise<unknown> {
  return httpRequest('/api/auth/user/update', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { data: { shortcuts } } }),
    keepalive: true,
  });
}

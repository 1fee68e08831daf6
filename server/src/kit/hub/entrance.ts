import type { IncomingMessage } from 'node:http';
import { AppError } from '@tresen/domain/kit/errors';
import { HubConnection } from './connection.ts';
import type { HubPass } from './passes.ts';
import type { HubState } from './state.ts';

/** Why a request stays outside. 404 also when the connection is somebody else's: that tells nothing. */
export type Refusal = 401 | 403 | 404 | 405 | 409 | 429 | 503;

/** After how many seconds whoever is refused for a while may come again. */
export const retryAfter: Partial<Record<Refusal | 200 | 202, number>> = { 429: 10, 503: 1 };

export type Entry<User> = { readonly user: User } | { readonly refusal: Refusal };

export const readAddress = (request: IncomingMessage): URL =>
  URL.parse(request.url ?? '/', 'http://hub') ?? new URL('http://hub/');

/** Who is asking: by the Authorization header, or `access_token` where a browser cannot set headers. */
export async function identify<User>(
  state: HubState<User>,
  request: IncomingMessage,
  address: URL,
): Promise<Entry<User>> {
  const token = readToken(request, address);
  if (!token) return { refusal: 401 };
  const network = state.options.networkOf?.(request);
  if (state.refusedTokens.areTooMany(network)) return { refusal: 429 };
  try {
    const user = await state.options.authenticate({ token, headers: request.headers });
    if (state.isStopped) return { refusal: 503 };
    if (user !== undefined) return { user };
    state.refusedTokens.note(network);
    return { refusal: 401 };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'forbidden') return { refusal: 403 };
    state.options.onError(error);
    return { refusal: 503 };
  }
}

export function addConnection<User>(state: HubState<User>, user: User, token?: string): HubConnection<User> {
  const connection = new HubConnection(state, user, token);
  state.add(connection);
  return connection;
}

/** The connection that the address names, if this user negotiated it. */
export function findConnection<User>(
  state: HubState<User>,
  address: URL,
  user: User,
): HubConnection<User> | undefined {
  const connection = state.connections.get(address.searchParams.get('id') ?? '');
  const { identityOf } = state.options;
  return connection && identityOf(connection.user) === identityOf(user) ? connection : undefined;
}

/** The connection that a client begins now: negotiated here, or by a pass of another process. */
export function beginConnection<User>(
  state: HubState<User>,
  address: URL,
  user: User,
): HubConnection<User> | undefined {
  const known = findConnection(state, address, user);
  if (known) return known;
  const token = address.searchParams.get('id') ?? '';
  const pass = openPass(state, token, user);
  // As whom it was negotiated, which may be in the name of another tenant.
  return pass && pass.until > Date.now() ? addConnection(state, pass.user, token) : undefined;
}

/** The pass, if this user negotiated it. */
export function openPass<User>(
  { options }: HubState<User>,
  token: string,
  user: User,
): HubPass<User> | undefined {
  const pass = options.passes?.open(token);
  return pass && options.identityOf(pass.user) === options.identityOf(user) ? pass : undefined;
}

function readToken(request: IncomingMessage, address: URL): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return (
    (scheme?.toLowerCase() === 'bearer' && token) || address.searchParams.get('access_token') || undefined
  );
}

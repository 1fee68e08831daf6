import {
  deleteTokens,
  readIdentity,
  readTokens,
  type Store,
  type Tokens,
  writeTokens,
} from '../store/index.ts';
import { Failure } from './failure.ts';
import { askGraphql, type Variables } from './graphql.ts';
import { refreshTokens } from './oauth.ts';

/** The signed-in side of one register: its tokens are kept fresh in its store. */
export type RegisterSession = Readonly<{
  server: string;
  /** A valid access token. Failure `unlinked` when the cloud no longer accepts this register. */
  accessToken(): Promise<string>;
  /** Another access token than this one, which the cloud refused. */
  renewToken(refused: string): Promise<string>;
  /** Asks `/graphql/pos` as this register; a token that expired meanwhile is refreshed once. */
  ask<T>(query: string, variables?: Variables): Promise<T>;
}>;

/** Refresh this long before the access token ends, so that it does not end on the way. */
const margin = 30_000;

/** Opens the session of a linked register; throws a Failure `unlinked` when its store holds no tokens. */
export function openSession(store: Store): RegisterSession {
  const server = readIdentity(store)?.server;
  if (server === undefined) throw notLinked();
  let refreshing: Promise<string> | undefined;

  // One at a time: requests that find the token dead together share one exchange.
  const refresh = (refused?: string): Promise<string> => {
    refreshing ??= refreshStored(store, server, refused).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  const accessToken = async (): Promise<string> => {
    const tokens = readTokens(store);
    return tokens && isFresh(tokens) ? tokens.access : refresh();
  };
  const ask = async <T>(query: string, variables?: Variables): Promise<T> => {
    const token = await accessToken();
    const target = { server, endpoint: '/graphql/pos', token } as const;
    try {
      return await askGraphql<T>(target, query, variables);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'TOKEN_REFUSED') throw error;
      return await askGraphql<T>({ ...target, token: await refresh(token) }, query, variables);
    }
  };
  return { server, accessToken, renewToken: refresh, ask };
}

/**
 * Exchanges the refresh token and writes the new ones before anyone uses them: a kill in between leaves the old one,
 * which the server answers with the same successor (contract 8). `refused` is an access token known to be dead.
 */
async function refreshStored(store: Store, server: string, refused?: string): Promise<string> {
  const tokens = readTokens(store);
  if (tokens === undefined) throw notLinked();
  // Another request or process of this register may have refreshed meanwhile.
  if (tokens.access !== refused && isFresh(tokens)) return tokens.access;
  try {
    const fresh = await refreshTokens(server, tokens.refresh);
    writeTokens(store, fresh);
    return fresh.access;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unlinked') deleteTokens(store);
    throw error;
  }
}

const isFresh = (tokens: Tokens) => tokens.expiresAt - margin > Date.now();

function notLinked(): Failure {
  return new Failure('unlinked', 'NOT_LINKED', 'this register is not linked; use the command "link"');
}

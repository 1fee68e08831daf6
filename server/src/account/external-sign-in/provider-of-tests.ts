/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** Somebody at the provider: the claims by the account's subject. */
export type PeopleOfProvider = Record<string, Readonly<Record<string, unknown>>>;

export interface ProviderOfTests {
  readonly issuer: string;
  readonly people: PeopleOfProvider;
  /** Whoever signs in next; undefined: refuses. */
  signsIn: string | undefined;
  /** Signs with a new key from now on; the one before is gone. */
  changeKey(): Promise<void>;
  stop(): Promise<void>;
}

export const clientOfTests = { id: 'tresen', secret: 'Kassensturz-am-Abend-0815-und-mehr' };

/** A real OpenID Connect provider on a port of this machine, whose people sign in without being asked. */
export const startProvider = async (
  redirectUri: string,
  algorithm: 'RS256' | 'HS256' = 'RS256',
): Promise<ProviderOfTests> => {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: ProviderOfTests = {
    issuer,
    people: {},
    signsIn: undefined,
    changeKey: async () => {
      const provider = new Provider(
        issuer,
        configurationOf(made, { redirectUri, algorithm, key: await newKey() }),
      );
      const callback = provider.callback();
      handle = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return callback(request, response);
        const result = made.signsIn
          ? { login: { accountId: made.signsIn } }
          : { error: 'access_denied', error_description: 'not today' };
        provider.interactionFinished(request, response, result).catch((error) => response.destroy(error));
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await made.changeKey();
  return made;
};

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() };
}

interface ProviderChoice {
  readonly redirectUri: string;
  readonly algorithm: 'RS256' | 'HS256';
  readonly key: object;
}

function configurationOf(made: ProviderOfTests, { redirectUri, algorithm, key }: ProviderChoice): object {
  const { id: client_id, secret: client_secret } = clientOfTests;
  const signed = { id_token_signed_response_alg: algorithm };
  return {
    clients: [{ client_id, client_secret, redirect_uris: [redirectUri], ...signed }],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    jwks: { keys: [key] },
    cookies: { keys: ['cookies of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'locale'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...made.people[id] }),
    }),
    loadExistingGrant: grantAll,
  };
}

interface GrantContext {
  readonly oidc: {
    readonly session: { readonly accountId: string };
    readonly client: { readonly clientId: string };
    readonly provider: { Grant: typeof import('oidc-provider').Grant };
  };
}

/** Nobody is asked whether Tresen may know their e-mail. */
async function grantAll({ oidc: { session, client, provider } }: GrantContext) {
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

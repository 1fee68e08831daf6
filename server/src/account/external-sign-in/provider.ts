import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { ExternalProviderSettings } from '../account-deps.ts';

/** What only this sign-in knows, from its begin to the provider's answer. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who the provider says it is, proved by its signature. */
export interface ExternalPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Undefined when there is none, or the provider has not verified it. */
  readonly email: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'de' | 'en';
}

export interface Provider {
  /** Where the browser is sent. @throws when the provider cannot be reached */
  addressOf(secrets: Secrets, redirectUri: string): Promise<URL>;
  /**
   * Checks the provider's answer: state, `iss`, code, the ID token's signature, audience, nonce and times.
   * @param answer the address to which the browser came back
   * @throws when anything of it is not right, or the provider cannot be reached
   */
  personOf(answer: URL, secrets: Secrets): Promise<ExternalPerson>;
}

type Claims = Readonly<Record<string, unknown>>;

/** Seconds for one request to the provider. */
const patience = 10;
/** Milliseconds after which its description is read anew; keys that it changes meanwhile are fetched as they come. */
const freshness = 24 * 60 * 60_000;
const scope = 'openid profile email';
const longestName = 100;

/** An OpenID Connect provider (code flow with PKCE, `state` and `nonce`), known by its discovery document. */
export const createProvider = (
  { issuer, clientId, clientSecret }: ExternalProviderSettings,
  now: () => number,
): Provider => {
  let known: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;

  const discover = async (): Promise<Configuration> => {
    const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []; // a loopback, which the settings see to
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      // The signature is checked although the answer comes over TLS: a proxy on the way may read along.
      execute: [enableNonRepudiationChecks, ...insecure],
    });
  };
  const configurationOf = (): Promise<Configuration> => {
    if (known && now() - known.at < freshness) return known.configuration;
    const mine = { at: now(), configuration: discover() };
    known = mine;
    mine.configuration.catch(() => {
      if (known === mine) known = undefined; // the next one tries again
    });
    return mine.configuration;
  };

  return {
    addressOf: async ({ state, nonce, codeVerifier }, redirectUri) =>
      buildAuthorizationUrl(await configurationOf(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    personOf: async (answer, { state, nonce, codeVerifier }) => {
      const configuration = await configurationOf();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await authorizationCodeGrant(configuration, answer, {
        ...checks,
        idTokenExpected: true,
      });
      const claims: Claims = tokens.claims() ?? {};
      const subject = String(claims.sub);
      // Many providers keep the e-mail out of the token.
      const more: Claims =
        claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, subject) : {};
      return personIn({ ...more, ...claims });
    },
  };
};

function personIn(claims: Claims): ExternalPerson {
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, longestName) : '';
  };
  const [first = '', ...rest] = text('name').split(/\s+/);
  const email = typeof claims.email === 'string' ? claims.email.trim() : '';
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: claims.email_verified === true && email !== '' ? email : undefined,
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    language: text('locale').toLowerCase().startsWith('en') ? 'en' : 'de',
  };
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { auditPerson } from '../../kit/audit/index.ts';
import { emitChanged, inSystem, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { AccountKit, ExternalProviderSettings } from '../account-deps.ts';
import { removeStaleRegistration } from '../registration/index.ts';
import type { OpenSession, Sessions } from '../sessions/index.ts';
import type { SignInLog } from '../sign-ins/index.ts';
import { insertUser, lockAccount, normalizeEmail, type SignIn } from '../users/index.ts';
import {
  type LinkedUser,
  linkIdentity,
  openUserSession,
  readTenantKind,
  useIdentity,
} from './external-sign-in.store.ts';
import type { ExternalPerson, Provider } from './provider.ts';
import { type BegunSignIn, openState, sealState } from './sign-in-state.ts';
import {
  deleteOneWaiting,
  deleteWaiting,
  insertWaiting,
  lockWaiting,
  type WaitingSignIn,
} from './waiting-sign-ins.store.ts';

/** Why a provider's answer led to nothing, as the web app says it. */
export type ExternalFailure = 'denied' | 'unavailable' | 'failed' | 'unverified';

export interface ExternalOrigin {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly cookies: string | undefined;
  readonly requestId: string;
}

export interface ExternalGrant {
  readonly code: string;
  /** What the web app alone knows: the challenge is its hash. */
  readonly verifier: string;
  /** Of the account that is to be linked. */
  readonly password: string | undefined;
  readonly scope: string;
}

/** A session, or why there is none yet. */
export type ExternalOutcome =
  | { readonly kind: 'ok'; readonly session: OpenSession; readonly userId: string }
  | { readonly kind: 'passwordNeeded'; readonly email: string }
  | { readonly kind: 'refused' | 'disabled' | 'wrongPassword' | 'unconfirmed' | 'noAccount' };

export interface ExternalSignIn {
  /** The provider's name; undefined when no provider is configured. */
  readonly name: string | undefined;
  /** Where the browser goes; undefined when the provider cannot be reached. */
  begin(begun: BegunSignIn): Promise<URL | undefined>;
  /** Where the browser goes with the provider's answer: back to the web app, with a code for its tokens or a failure. */
  finish(answer: URL): Promise<URL>;
  /** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
  grant(grant: ExternalGrant, origin: ExternalOrigin): Promise<ExternalOutcome>;
}

/** Path of the address that is registered at the provider. */
export const callbackPath = '/Account/External/Callback';
/** Milliseconds in which the web app fetches its tokens; a password may have to be found for it. */
const codeLife = 10 * 60_000;

export interface ExternalParts {
  readonly settings: ExternalProviderSettings | undefined;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly signIns: SignInLog;
}

/** Signing in with an OpenID Connect provider: off unless it is configured (IDN-64, IDN-65). */
export const createExternalSignIn = (kit: AccountKit, parts: ExternalParts): ExternalSignIn => {
  const { settings } = parts;
  if (!settings) return switchedOff(kit);
  const { vault, now, log, db } = kit;
  let made: Promise<Provider> | undefined;
  // Its library is loaded for the first who signs in so.
  const providerOf = (): Promise<Provider> => {
    made ??= import('./provider.ts').then(({ createProvider }) => createProvider(settings, now));
    return made;
  };
  const redirectUri = `${kit.issuer}${callbackPath}`;

  const keep = (person: ExternalPerson, email: string, challenge: string): Promise<string> => {
    const code = randomBytes(32).toString('base64url');
    const { issuer, subject, firstName, lastName, language } = person;
    const waiting = { challenge, issuer, subject, email, firstName, lastName, language };
    return inSystem(db, async (tx) => {
      await deleteWaiting(tx, new Date(now()));
      await insertWaiting(tx, hashOf(code), waiting, new Date(now() + codeLife));
      return code;
    });
  };
  const answerOf = async (answer: URL, state: NonNullable<ReturnType<typeof openState>>) => {
    const secrets = { ...state, state: answer.searchParams.get('state') ?? '' };
    const person = await (await providerOf()).personOf(answer, secrets);
    if (person.email === undefined) return { failure: 'unverified' } as const;
    return { code: await keep(person, normalizeEmail(person.email), state.challenge) } as const;
  };

  return {
    name: settings.name,
    begin: async (begun) => {
      try {
        return await (await providerOf()).addressOf(sealState(vault, begun, now()), redirectUri);
      } catch (error) {
        log.warn({ err: error }, 'the provider of external sign-ins could not be reached');
        return undefined;
      }
    },
    finish: async (answer) => {
      const state = openState(vault, answer.searchParams.get('state') ?? '', now());
      if (!state) return backTo(kit.issuer, { failure: 'failed' });
      if (answer.searchParams.get('error') === 'access_denied')
        return backTo(state.frontend, { failure: 'denied' });
      try {
        return backTo(state.frontend, await answerOf(answer, state));
      } catch (error) {
        log.warn({ err: error }, 'an answer of the provider of external sign-ins was refused');
        return backTo(state.frontend, { failure: 'failed' });
      }
    },
    grant: (grant, origin) => grantTokens(kit, { ...parts, settings }, grant, origin),
  };
};

function switchedOff({ issuer }: AccountKit): ExternalSignIn {
  return {
    name: undefined,
    begin: async () => undefined,
    finish: async () => backTo(issuer, { failure: 'failed' }),
    grant: async () => ({ kind: 'refused' }),
  };
}

/** The sign-in page. What it is told stands behind the #, which no server and no log sees. */
function backTo(
  frontend: string,
  told: { readonly code: string } | { readonly failure: ExternalFailure },
): URL {
  const url = new URL('/login', frontend);
  url.hash = new URLSearchParams(
    'code' in told ? { external: told.code } : { externalFailure: told.failure },
  ).toString();
  return url;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

interface GrantParts extends ExternalParts {
  readonly settings: ExternalProviderSettings;
}

/**
 * The account behind an identity, else the one with its e-mail, whose password then links the two, else a new one in the
 * configured tenant. A code opens one session; a wrong password leaves it.
 */
async function grantTokens(
  kit: AccountKit,
  parts: GrantParts,
  { code, verifier, password, scope }: ExternalGrant,
  origin: ExternalOrigin,
): Promise<ExternalOutcome> {
  const codeHash = hashOf(code);
  const planned = parts.sessions.plan('user', scope);
  const open = async (tx: Tx, user: LinkedUser): Promise<ExternalOutcome> => {
    if (!(await openUserSession(tx, user, planned, origin))) {
      parts.signIns.note(user.userId, 'disabled', origin);
      return { kind: 'disabled' };
    }
    await deleteOneWaiting(tx, codeHash);
    return { kind: 'ok', session: planned.session, userId: user.userId };
  };
  const enter = async (tx: Tx): Promise<ExternalOutcome> => {
    const at = new Date(kit.now());
    const waiting = await lockProved(tx, codeHash, verifier, at);
    if (!waiting) return { kind: 'refused' };
    const linked = await useIdentity(tx, waiting, at);
    if (linked) return open(tx, linked);
    const tenantId = await tenantForNewPeople(kit, parts.settings, tx);
    // Whoever has registered with this address without confirming it must not keep its owner out.
    if (tenantId !== undefined) await removeStaleRegistration(tx, waiting.email, at);
    if (await lockAccount(tx, { email: waiting.email }))
      return { kind: 'passwordNeeded', email: waiting.email };
    if (tenantId === undefined) return { kind: 'noAccount' };
    const { name: provider } = parts.settings;
    return open(tx, await joinTenant(tx, waiting, { tenantId, provider, at, requestId: origin.requestId }));
  };
  const look = () => onceMore(() => inSystem(kit.db, enter));
  let first = await look();
  // The same person in another window, whose account was made since the identity was looked for. In a transaction of its
  // own: identity and account are locked in one order, or two windows would wait for each other.
  if (first.kind === 'passwordNeeded') first = await look();
  if (first.kind !== 'passwordNeeded' || password === undefined) return first;
  const proved = await parts.signIn({ ...origin, email: first.email, password });
  if (proved.kind !== 'ok') return { kind: proved.kind === 'unconfirmed' ? 'unconfirmed' : 'wrongPassword' };
  return inSystem(kit.db, async (tx) => {
    const at = new Date(kit.now());
    const waiting = await lockProved(tx, codeHash, verifier, at);
    const account = waiting && (await lockAccount(tx, { id: proved.userId }));
    if (!waiting || account?.email !== waiting.email) return { kind: 'refused' };
    await linkIdentity(tx, waiting, proved.userId, at);
    await auditPerson({ ...account, requestId: origin.requestId }, tx, {
      entity: 'user',
      action: 'linkExternal',
      entityId: proved.userId,
      newValues: { provider: parts.settings.name, email: waiting.email },
    });
    return open(tx, proved);
  });
}

/** The answer behind a code, for the web app that has begun the sign-in and nobody else. */
async function lockProved(
  tx: Tx,
  codeHash: Buffer,
  verifier: string,
  at: Date,
): Promise<WaitingSignIn | undefined> {
  const waiting = await lockWaiting(tx, codeHash, at);
  const isTheirs =
    waiting && timingSafeEqual(hashOf(waiting.challenge), hashOf(hashOf(verifier).toString('base64url')));
  return isTheirs ? waiting : undefined;
}

/** Somebody else of the same address or identity came in at the same moment: whoever comes second finds the account. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}

/** The one tenant that the settings name. Never the vendor's own, whose admins see everybody (IDN-65). */
async function tenantForNewPeople(
  { log }: AccountKit,
  { tenantId }: ExternalProviderSettings,
  tx: Tx,
): Promise<string | undefined> {
  if (tenantId === undefined) return undefined;
  const kind = await readTenantKind(tx, tenantId);
  if (kind === 'customer') return tenantId;
  log.error({ tenantId, kind }, 'OIDC_TENANT must be the id of a customer: nobody gets an account in it');
  return undefined;
}

interface Joining {
  readonly tenantId: string;
  readonly provider: string;
  readonly at: Date;
  readonly requestId: string;
}

/** A new admin of a tenant. */
async function joinTenant(
  tx: Tx,
  waiting: WaitingSignIn,
  { tenantId, provider, at, requestId }: Joining,
): Promise<LinkedUser> {
  const userId = newId();
  const { email, language } = waiting;
  const firstName = waiting.firstName || email.slice(0, email.indexOf('@'));
  const person = { firstName, lastName: waiting.lastName || '–', email, role: 'admin' } as const;
  await insertUser(tx, userId, { ...person, tenantId, language, emailConfirmed: true, createdAt: at });
  await linkIdentity(tx, waiting, userId, at);
  const proven = { userId, tenantId, requestId, name: `${person.firstName} ${person.lastName}` };
  const newValues = { ...person, provider };
  await auditPerson(proven, tx, { entity: 'user', action: 'join', entityId: userId, newValues });
  emitChanged(tx, 'users', tenantId);
  return { userId, tenantId };
}

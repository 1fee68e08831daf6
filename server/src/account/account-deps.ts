import type { Database, Tx } from '../kit/db/pools.ts';
import type { Frontends } from '../kit/frontends/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { Vault } from '../kit/secrets/index.ts';
import type { ShareCounts } from './throttling/index.ts';

/** The part of a pino logger that the auth host uses. Neither tokens nor passwords are ever given to it. */
export interface AccountLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Settings of the one provider (OIDC_…). */
export interface ExternalProviderSettings {
  /** Its address, as it names itself in `iss`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** As the button on /login says it. */
  readonly name: string;
  /** The one tenant in which people without an account get one, as its admin; undefined: nobody gets one. */
  readonly tenantId: string | undefined;
}

/** A tenant that is founded now. */
export interface FoundedTenant {
  readonly tenantId: string;
  /** Of its company. */
  readonly name: string;
  readonly at: Date;
  /** Who founds it. */
  readonly byName: string;
}

/** What the application gives to the auth host. */
export interface AccountDeps {
  readonly db: Database;
  /** The one secret of the configuration, 32 bytes or more. */
  readonly secret: Uint8Array;
  /** The one before, while what it has made is still around. */
  readonly previousSecret?: Uint8Array | undefined;
  /** Public address of the server without a slash at the end: `iss` of every token. */
  readonly issuer: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** The web apps to which a link in a mail may lead: compare with `isFrontend`. */
  readonly frontends: Frontends;
  /** An OpenID Connect provider with which people may sign in; undefined: none. */
  readonly externalProvider?: ExternalProviderSettings | undefined;
  /** The mail is sent once the transaction has been committed, and never when it is rolled back. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Makes what every tenant begins with, in the transaction of the system role that makes the tenant. */
  onTenantFounded(tx: Tx, tenant: FoundedTenant): Promise<void>;
  /** A token proves that this database was put back, and nobody has noticed in its epoch so far: begins a new one. */
  onPutBack(epoch: string): Promise<void>;
  /** Counts a token that was newer than the database. */
  onTokenAhead(): void;
  /** Where several processes count guesses and calls together. */
  readonly shareCounts?: ShareCounts;
  readonly log: AccountLog;
}

/** The same with the secret wrapped, as the features take it. */
export interface AccountKit extends Omit<AccountDeps, 'secret' | 'previousSecret'> {
  readonly vault: Vault;
}

import type { AccountKit } from '../account-deps.ts';
import type { DeviceAuthorizations, Poll } from '../device-authorizations/index.ts';
import type { ExternalSignIn } from '../external-sign-in/index.ts';
import type { KnownDevices } from '../guessing/index.ts';
import type { AccessTokens, FindBearer, IdentityCache, Sessions } from '../sessions/index.ts';
import type { SignInLog } from '../sign-ins/index.ts';
import type { SigningKeys } from '../signing-keys/index.ts';
import type { SignIn } from '../users/index.ts';

/** Everything that the endpoints are made of. */
export interface ConnectParts {
  readonly kit: AccountKit;
  readonly keys: SigningKeys;
  readonly sessions: Sessions;
  readonly identities: IdentityCache;
  readonly accessTokens: AccessTokens;
  readonly findBearer: FindBearer;
  readonly signIn: SignIn;
  readonly signIns: SignInLog;
  readonly knownDevices: KnownDevices;
  readonly external: ExternalSignIn;
  readonly devices: DeviceAuthorizations;
  readonly poll: Poll;
}

/** Who calls, as far as the network tells. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly cookies: string | undefined;
  readonly requestId: string;
  /** Gives the browser a cookie along with the answer. */
  setCookie(cookie: string): void;
}

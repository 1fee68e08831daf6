import { setTimeout as wait } from 'node:timers/promises';
import {
  type DeviceCode,
  type Failure,
  isFailure,
  openSession,
  type RetryOptions,
  requestDeviceCode,
  requestDeviceTokens,
  untilReachable,
} from '../protocol/index.ts';
import {
  type Identity,
  type LinkedRegister,
  readLinkedRegister,
  readTokens,
  type Store,
  type Tokens,
  writeIdentity,
  writeTokens,
} from '../store/index.ts';
import { askWhoIAm, keepWhoIAm } from './this-register.ts';

export type LinkOptions = RetryOptions &
  Readonly<{
    /** Shows the code to a person, or approves it at once; the first poll waits for it. */
    onCode: (code: DeviceCode) => void | Promise<void>;
  }>;

/** The RFC asks to slow down by five seconds from then on (RFC 8628 section 3.5). */
const slowDown = 5_000;

/** Whether this store holds the tokens and the branch of a linked register. */
export function isLinked(store: Store): boolean {
  return readTokens(store) !== undefined && readLinkedRegister(store) !== undefined;
}

/**
 * Links a register by device authorization and returns what the cloud knows of it. The identity is stored first, so
 * linking again after a kill resumes the same device. Failures: `access_denied`, `expired_token`,
 * `POS_VERSION_TOO_OLD` and the like, with the server's words.
 */
export async function linkRegister(
  store: Store,
  identity: Identity,
  options: LinkOptions,
): Promise<LinkedRegister> {
  writeIdentity(store, identity);
  const code = await untilReachable(() => requestDeviceCode(identity.server, identity), options);
  await options.onCode(code);
  writeTokens(store, await pollForTokens(identity.server, code, options));
  const session = openSession(store);
  return keepWhoIAm(store, await untilReachable(() => askWhoIAm(session), options));
}

async function pollForTokens(server: string, code: DeviceCode, options: RetryOptions): Promise<Tokens> {
  let interval = code.interval * 1000;
  for (;;) {
    try {
      return await untilReachable(() => requestDeviceTokens(server, code.deviceCode), options);
    } catch (error) {
      if (!isFailure(error, 'refused') || !isPending(error)) throw error;
      if (error.code === 'slow_down') interval += slowDown;
    }
    await wait(interval, undefined, { signal: options.signal });
  }
}

const isPending = ({ code }: Failure) => code === 'authorization_pending' || code === 'slow_down';

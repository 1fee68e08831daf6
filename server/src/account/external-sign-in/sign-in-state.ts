import { randomBytes } from 'node:crypto';
import type { Vault } from '../../kit/secrets/index.ts';
import type { Secrets } from './provider.ts';

/** What the web app gives along when it begins. */
export interface BegunSignIn {
  /** Base64url of the SHA-256 of what the web app alone knows. */
  readonly challenge: string;
  /** Origin of the web app; one of ours. */
  readonly frontend: string;
}

/** A sign-in on its way over the provider and back. */
export interface SignInState extends BegunSignIn, Omit<Secrets, 'state'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

const purpose = 'externalSignIn';
/** Milliseconds that somebody may take at the provider. */
const patience = 20 * 60_000;

/**
 * A fresh state, sealed so that it can travel with the browser: strangers who begin sign-ins by the thousand leave
 * nothing behind here.
 */
export const sealState = (vault: Vault, begun: BegunSignIn, now: number): Secrets => {
  const [nonce, codeVerifier] = [randomText(), randomText()];
  const state: SignInState = { ...begun, nonce, codeVerifier, at: now };
  const sealed = vault.seal(purpose, Buffer.from(JSON.stringify(state)));
  return { state: sealed.toString('base64url'), nonce, codeVerifier };
};

/** The state that came back; undefined when it is not one of ours, or too old. */
export const openState = (vault: Vault, text: string, now: number): SignInState | undefined => {
  try {
    const opened = vault.unseal(purpose, Buffer.from(text, 'base64url')).toString();
    const state = JSON.parse(opened) as SignInState;
    return now - state.at > patience ? undefined : state;
  } catch {
    return undefined;
  }
};

function randomText(): string {
  return randomBytes(32).toString('base64url');
}

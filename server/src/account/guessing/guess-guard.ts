import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../../kit/bounded-map/index.ts';
import { createBackOff, type ShareCounts } from '../throttling/index.ts';

/** One try to sign in, as the guard looks at it (docs/decisions/0007-guessing.md). */
export interface Guess {
  /** As typed, in small letters; whether the account exists makes no difference. */
  readonly email: string;
  readonly password: string;
  /** The caller's network (`networkOf`). */
  readonly network: string;
  /**
   * What this account has been signed in from before: a browser that can prove it, a network, or neither. Each has a
   * counter of its own, so that a stranger's guesses do not slow the owner.
   */
  readonly knownBy: 'device' | 'network' | undefined;
  /** The browser that proved itself. */
  readonly device?: string | undefined;
}

/** Slows guesses at passwords, counted by all processes together. A success or a quiet quarter of an hour forgets. */
export interface GuessGuard {
  /** Milliseconds until the next try is allowed; 0 when it is allowed now. */
  waitOf(guess: Guess): number;
  fail(guess: Guess): void;
  succeed(guess: Guess): void;
  /** True while strangers have to wait at this account: time to look whether somebody is known. */
  isGuessed(email: string): boolean;
}

// A household or a shop behind one network mistypes more often than one person does.
const freePerAccount = 8;
const freePerNetwork = 60;
// Somebody mistypes at their own account again and again; whoever fails at many accounts is guessing.
const weightOfNewAccount = 4;
// One password tried at this many accounts, wherever from: a list is being sprayed.
const freePerPassword = 40;

/** @param share where several processes count together */
export const createGuessGuard = (now: () => number, share: ShareCounts = () => undefined): GuessGuard => {
  const strangers = createBackOff(freePerAccount, now, share('guesses.strangers'));
  const known = createBackOff(freePerAccount, now, share('guesses.known'));
  const networks = createBackOff(freePerNetwork, now, share('guesses.networks'));
  const passwords = createBackOff(freePerPassword, now, share('guesses.passwords'));
  const isNewAtNetwork = createPairs(now);
  const isNewForPassword = createPairs(now);
  // Passwords are counted without being kept: by a keyed hash whose key dies with the process, or is that of them all.
  const key = randomBytes(32);
  const line = share('guesses.words');
  const tagOf = (password: string): string =>
    line?.tagOf(password) ?? createHmac('sha256', key).update(password).digest('base64');

  const knownKey = ({ email, network, device }: Guess): string => `${email} ${device ?? network}`;

  return {
    isGuessed: (email) => strangers.waitOf(email) > 0,
    waitOf: (guess) => {
      const { email, password, network, knownBy } = guess;
      if (knownBy === 'device') return known.waitOf(knownKey(guess));
      const elsewhere = Math.max(networks.waitOf(network), passwords.waitOf(tagOf(password)));
      return Math.max(elsewhere, knownBy ? known.waitOf(knownKey(guess)) : strangers.waitOf(email));
    },
    fail: (guess) => {
      const { email, password, network, knownBy } = guess;
      const tag = tagOf(password);
      if (knownBy) known.fail(knownKey(guess));
      else strangers.fail(email);
      networks.fail(network, isNewAtNetwork(`${network} ${email}`) ? weightOfNewAccount : 1);
      if (isNewForPassword(`${tag} ${email}`)) passwords.fail(tag);
    },
    // The network keeps its failures: one known password must not buy guesses at the others.
    succeed: (guess) => {
      if (guess.knownBy) known.succeed(knownKey(guess));
      else strangers.succeed(guess.email);
    },
  };
};

/** Which pairs have failed lately. True the first time. */
function createPairs(now: () => number) {
  const quiet = 15 * 60_000;
  const pairs = new BoundedMap<string, number>(20_000);
  return (pair: string): boolean => {
    const last = pairs.get(pair);
    pairs.set(pair, now());
    return last === undefined || now() - last >= quiet;
  };
}

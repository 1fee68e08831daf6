import { type Database, inSystem } from '../db/pools.ts';
import type { Resealed, SealedPlace } from './reseal.ts';
import { fingerprintsOf } from './secret-fingerprints.ts';
import { noteUse, readUses } from './secret-uses.store.ts';
import type { Vault } from './vault.ts';

/** Sessions whose next token can only be proved by the secret before. */
export interface NeedySessions {
  readonly people: number;
  readonly registers: number;
  /** When the last of them ends by itself; null when there is none. */
  readonly until: Date | null;
}

export interface SecretChangeParts {
  readonly db: Database;
  readonly vault: Vault;
  /** Milliseconds since 1970. */
  now(): number;
  readonly log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  readonly places: readonly SealedPlace[];
  /** Sessions that still hold a token which was made before a moment. */
  countSessions(madeBefore: Date): Promise<NeedySessions>;
}

/** The secret of the configuration, while another takes its place. */
export interface SecretChange {
  /** Notes, now and every minute, that this process works with the present secret. */
  start(): Promise<void>;
  /** Seals anew what the secret before has sealed, and says in the log what still needs it. To be called often. */
  look(): Promise<void>;
  close(): void;
}

const noteEvery = 60_000;
// The last note of a process that worked with the secret before is up to a minute older than its last token.
const margin = 2 * noteEvery;
const lookAgainAfter = 60 * 60_000;

export const stillNeeded = 'SECRET_PREVIOUS is still needed';
export const notNeeded = 'nothing needs SECRET_PREVIOUS any more: it can be taken away';
export const lostForGood = 'sealed values that neither SECRET nor SECRET_PREVIOUS opens';

export const createSecretChange = (parts: SecretChangeParts): SecretChange => {
  const { db, vault, now, log, places, countSessions } = parts;
  const [present, before] = fingerprintsOf(vault);
  let timer: NodeJS.Timeout | undefined;
  let settledAt: number | undefined;
  let told: string | undefined;

  const note = async (): Promise<void> => {
    await inSystem(db, (tx) => noteUse(tx, present, new Date(now())));
  };
  /** What was made until then may be the secret before's. One that nobody worked with yet made nothing (so far). */
  const lastOfBefore = async (secretBefore: Buffer): Promise<Date> => {
    const uses = await inSystem(db, readUses);
    const last = uses.find(({ fingerprint }) => fingerprint.equals(secretBefore))?.lastUsedAt;
    const first = uses.find(({ fingerprint }) => present.equals(fingerprint))?.firstUsedAt;
    return last ? new Date(last.getTime() + margin) : (first ?? new Date(now()));
  };
  const resealAll = async (): Promise<Resealed> => {
    const sum = { anew: 0, lost: 0 };
    for (const place of places) {
      const { anew, lost } = await place.reseal(vault);
      if (lost > 0) log.error({ place: place.name, values: lost }, lostForGood);
      sum.anew += anew;
      sum.lost += lost;
    }
    return sum;
  };
  const tell = (message: string, fields: object): void => {
    const text = `${message} ${JSON.stringify(fields)}`;
    if (told !== text) log.warn(fields, message);
    told = text;
  };

  return {
    start: async () => {
      await note();
      timer ??= setInterval(() => {
        note().catch((error: unknown) => log.error({ err: error }, 'could not note the use of the secret'));
      }, noteEvery).unref();
    },
    look: async () => {
      if (!before) return;
      if (settledAt !== undefined && Math.abs(now() - settledAt) < lookAgainAfter) return;
      const madeBefore = await lastOfBefore(before);
      const { anew } = await resealAll();
      const sessions = await countSessions(madeBefore);
      // A process that still works with the secret before, during an update, may seal with it a moment later.
      const isChanging = now() < madeBefore.getTime();
      const isNeeded = anew > 0 || isChanging || sessions.people + sessions.registers > 0;
      if (isNeeded) tell(stillNeeded, { ...sessions });
      else tell(notNeeded, {});
      settledAt = anew > 0 || isChanging ? undefined : now();
    },
    close: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
};

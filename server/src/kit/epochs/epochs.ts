import type { Database } from '../db/pools.ts';
import { inSystem } from '../db/pools.ts';
import {
  type Beginning,
  beat,
  beginEpoch,
  type DatabaseState,
  readCluster,
  readState,
} from './epochs.store.ts';
import { readMark, writeMark } from './mark-file.ts';

/** What tells that the database was put back: see decision 43. */
export type PutBackCause = Beginning['because'];

export interface Epochs {
  /**
   * Looks whether the database was put back while nobody looked, and begins an epoch then. To be called before anybody is
   * served.
   */
  start(): Promise<void>;
  /** Looks again and gives a sign of life, once a minute. */
  look(): Promise<void>;
  /**
   * Somebody has shown something that a later state of this database gave out.
   * @param inEpoch the epoch in which that was so: another one explains it by now
   */
  noticed(because: 'token' | 'cursor', inEpoch: string): Promise<void>;
  /** Counts a token that was newer than the database, and accepted. */
  countAhead(): void;
  /** How often the database was put back in its life, and how many tokens this process found ahead of it. */
  figures(): EpochFigures;
  /** Called after an epoch has begun while this process was running, whoever noticed. */
  onBegin(listener: () => void): void;
}

export interface EpochFigures {
  readonly putBack: number;
  readonly tokensAhead: number;
}

export interface EpochsDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  now(): number;
  readonly log: { warn(fields: object, message: string): void };
  /** The file that remembers the latest state seen. */
  readonly markFile: string;
  /** What tells the database's files from a copy of them; empty where they are not ours. */
  filesOf(): string;
  /** The name that the operator gave to a putting back (PUT_BACK). */
  readonly label: string | undefined;
  /** The job that sends a mail. */
  readonly mailJob: string;
}

/** Watches over the state of the database: one that was put back to an older one begins a new epoch. */
export const createEpochs = (deps: EpochsDeps): Epochs => {
  const { db, now, log, markFile, mailJob } = deps;
  const listeners = new Set<() => void>();
  let epoch: string | undefined;
  const figures = { putBack: 0, tokensAhead: 0 };

  const read = (): Promise<{ state: DatabaseState; place: string }> =>
    inSystem(db, async (tx) => ({
      state: await readState(tx),
      place: `${await readCluster(tx)} ${deps.filesOf()}`.trim(),
    }));

  const begin = async (before: string, place: string, because: PutBackCause): Promise<void> => {
    const label = because === 'told' ? deps.label : undefined;
    const mails = await beginEpoch(db, { before, because, label, at: new Date(now()), place, mailJob });
    if (mails === undefined) return;
    log.warn(
      { because, mailsGivenUp: mails },
      'the database was put back to an older state: a new epoch begins, see docs/operations.md',
    );
  };

  const tell = (current: string): void => {
    const isNew = epoch !== undefined && epoch !== current;
    epoch = current;
    if (isNew) for (const listener of listeners) listener();
  };

  const look = async (): Promise<void> => {
    // Before the state: read after it, a mark that somebody else wrote meanwhile would be ahead of it.
    const mark = readMark(markFile);
    const { state, place } = await read();
    const cause = causeOf(mark, state, place, deps.label);
    if (cause) await begin(state.epoch, place, cause);
    figures.putBack = state.epochs.length - (cause ? 0 : 1);
    const current = await beat(db, new Date(now()), place);
    writeMark(markFile, { installation: state.installation, ...current });
    tell(current.epoch);
  };

  return {
    start: look,
    look,
    noticed: async (because, inEpoch) => {
      const { place } = await read();
      await begin(inEpoch, place, because);
      await look();
    },
    countAhead: () => {
      figures.tokensAhead += 1;
    },
    figures: () => ({ ...figures }),
    onBegin: (listener) => void listeners.add(listener),
  };
};

function causeOf(
  mark: ReturnType<typeof readMark>,
  state: DatabaseState,
  place: string,
  label: string | undefined,
): PutBackCause | undefined {
  if (label !== undefined && !state.labels.includes(label)) return 'told';
  if (state.place !== null && state.place !== place) return 'place';
  if (mark?.installation !== state.installation) return undefined;
  const isBehind = mark.epoch === state.epoch ? state.beats < mark.beats : !state.epochs.includes(mark.epoch);
  return isBehind ? 'behind' : undefined;
}

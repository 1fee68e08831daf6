import type { BackupFault } from '@tresen/domain/fleet/backups';
import type { Passage, Passages } from '../../kit/passages/index.ts';
import { type Announced, headWith, judge } from './judge-backup.ts';

/** An upload that is being taken: at its end it can be judged without being read again, if this process took all of it. */
export interface Arrival {
  readonly passage: Passage;
  /** Where the next part begins. */
  at(): number;
  /** Notes bytes that go through the passage, before they do. */
  note(bytes: Uint8Array): void;
  /** What is wrong with the whole; undefined where that has to be found by reading it. */
  faultOf(announced: Announced): Promise<{ readonly fault: BackupFault | null } | undefined>;
}

/** Uploads that this process is taking. */
export interface Arrivals {
  /** The upload from an octet on. */
  goOn(id: string, from: number): Arrival;
  forget(id: string): void;
}

interface Taken {
  readonly passage: Passage;
  readonly beganAt: number;
  at: number;
  head: Buffer;
}

/** So many at once; the one that was begun first is read again at its end instead. */
const max = 500;

export const createArrivals = (beginPassage: Passages): Arrivals => {
  const all = new Map<string, Taken>();
  const forget = (id: string): void => {
    all.get(id)?.passage.forget();
    all.delete(id);
  };
  const begin = (id: string, from: number): Taken => {
    forget(id);
    const [oldest] = all.keys();
    if (all.size >= max && oldest !== undefined) forget(oldest);
    const taken = { passage: beginPassage(), beganAt: from, at: from, head: Buffer.alloc(0) };
    all.set(id, taken);
    return taken;
  };
  return {
    forget,
    goOn: (id, from) => {
      const known = all.get(id);
      // Another process may have taken some of it, or a part that passed here was not kept.
      const taken = known?.at === from && from > 0 ? known : begin(id, from);
      return arrivalOf(taken, () => forget(id));
    },
  };
};

function arrivalOf(taken: Taken, forget: () => void): Arrival {
  return {
    passage: taken.passage,
    at: () => taken.at,
    note: (bytes) => {
      taken.head = headWith(taken.head, bytes);
      taken.at += bytes.length;
    },
    faultOf: async (announced) => {
      const sum = taken.beganAt === 0 ? await taken.passage.end().catch(() => undefined) : undefined;
      forget();
      return sum === undefined ? undefined : { fault: judge(announced, sum, taken.head) };
    },
  };
}

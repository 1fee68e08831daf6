import { setTimeout as delay } from 'node:timers/promises';
import type { Register } from '../kit/tenants.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';

/** A register that pushes on, whatever happens: each batch until it is acknowledged, at either server. */
export interface Till {
  readonly register: Register;
  /** Ids of receipts that a server has said it has. */
  readonly acknowledged: Set<string>;
  /** Takes the line away: what is under way gets no answer, whether it was done or not. */
  cut(): void;
  /** Fulfilled when its last batch is acknowledged. @throws when a server refuses a receipt */
  readonly ended: Promise<void>;
}

interface Load {
  readonly token: string;
  /** Addresses of the servers. */
  readonly doors: readonly string[];
  /** Told of each batch that a server has acknowledged, and when it was sent. */
  readonly onAcknowledged: (door: string, sentAt: number) => void;
  readonly isOver: () => boolean;
  /** Ends it without an answer. */
  readonly givenUp: AbortSignal;
}

const batchSize = 20;
/** Milliseconds: longer than any statement waits for somebody else. */
const patienceMs = 30_000;
const longestWaitMs = 1_000;

const query =
  'mutation($batch: String!) { pushReceipts(batch: $batch) { results { index outcome reason } } }';

interface Pushed {
  readonly data?: {
    readonly pushReceipts: { readonly results: readonly { outcome: string; reason: string | null }[] };
  };
}

/** Begins to push. */
export const startTill = (register: Register, load: Load): Till => {
  const acknowledged = new Set<string>();
  let line = new AbortController();
  const push = async (door: string, batch: string): Promise<Pushed> => {
    const response = await fetch(`${door}/graphql/pos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${load.token}` },
      body: JSON.stringify({ query, variables: { batch } }),
      signal: AbortSignal.any([line.signal, AbortSignal.timeout(patienceMs)]),
    });
    return (await response.json()) as Pushed;
  };
  const untilAcknowledged = async (batch: string, first: number): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      load.givenUp.throwIfAborted();
      const door = load.doors[(first + attempt) % load.doors.length] ?? '';
      const sentAt = performance.now();
      const answer = await push(door, batch).catch(() => ({}) as Pushed);
      const results = answer.data?.pushReceipts.results;
      const refused = results?.find(({ outcome }) => outcome !== 'stored' && outcome !== 'duplicate');
      if (refused) throw new Error(`a receipt was refused: ${JSON.stringify(refused)}`);
      if (results?.length === batchSize) return load.onAcknowledged(door, sentAt);
      await delay(Math.random() * Math.min(50 * 2 ** attempt, longestWaitMs));
    }
  };
  const work = async (): Promise<void> => {
    for (let round = 0; !load.isOver(); round += 1) {
      const batch = batchOf(register, round);
      await untilAcknowledged(JSON.stringify(batch), round);
      for (const { id } of batch) acknowledged.add(id);
    }
  };
  return {
    register,
    acknowledged,
    cut: () => {
      line.abort();
      line = new AbortController();
    },
    ended: work(),
  };
};

/** So that a run of hours does not reach the present, ahead of which receipts wait for a person. */
const apartMs = 10_000;

/** Its next receipts, without a gap in their numbers. */
function batchOf(register: Register, round: number) {
  const till = { databaseId: register.databaseId, serial: register.deviceId, name: register.name };
  const start = Date.parse('2026-03-02T09:00:00Z');
  return Array.from({ length: batchSize }, (_, index) => {
    const number = round * batchSize + index + 1;
    return sampleReceipt({ till, number, at: start + number * apartMs });
  });
}

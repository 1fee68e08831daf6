import { createHash } from 'node:crypto';
import { isFull } from '@tresen/domain/kit/testing';
import { receiptFacts, receiptProblem, receiptSchema } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { derivedIdentity } from '../link/index.ts';
import { applyAnswers, readWaiting, type Store } from '../store/index.ts';
import { dataFile, testStore } from '../testing.ts';
import { coffeeShopBranches } from './coffee-shop.ts';
import { readCsv } from './read-csv.ts';
import { stageReceipts } from './replay-branch.ts';
import type { CsvRow, ReplayBranch } from './replay-map.ts';

const file = dataFile('coffee-shop-sales.csv.gz');

/** What the file holds, counted without our code (its README), by store; cents. */
const all = {
  receipts: 116_790,
  positions: [50_599, 47_782, 50_735],
  turnovers: [23_224_391, 23_005_725, 23_651_117],
};
/** What every 24th of its receipts holds, in the same way. */
const slice = {
  receipts: 4_867,
  positions: [2_114, 1_968, 2_099],
  turnovers: [964_671, 939_954, 968_011],
};

const truth = isFull ? all : slice;

const rowsOf = (path: string): readonly CsvRow[] => {
  const { rows } = readCsv(path);
  if (isFull) return rows;
  const receipts = Map.groupBy(
    rows,
    (row) => `${row.store_id} ${row.transaction_date} ${row.transaction_time}`,
  );
  return [...receipts.values()].filter((_, index) => index % 24 === 0).flat();
};

/** Takes what waits out of the outbox, as the push does. */
const takeAll = (store: Store): string[] => {
  const waiting = readWaiting(store, 0, 1000);
  applyAnswers(
    store,
    waiting.map(({ seq }) => ({ seq, outcome: 'stored', reason: null })),
  );
  return waiting.map(({ raw }) => raw);
};

const freshStore = ({ key, name }: ReplayBranch) =>
  testStore(derivedIdentity({ server: 'http://127.0.0.1:9', name }, `coffee-shop|${key}`));

const allReceipts = function* (branch: ReplayBranch): Generator<string> {
  const store = freshStore(branch);
  while (stageReceipts(store, branch)) yield* takeAll(store);
};

describe.skipIf(file === undefined)('the replay of the coffee shops', { timeout: 600_000 }, () => {
  const branches = file === undefined ? [] : coffeeShopBranches(rowsOf(file));

  it('has one branch per store with its receipts and positions', () => {
    expect(branches.map(({ key, name }) => `${key} ${name}`)).toEqual([
      '3 Astoria',
      '5 Lower Manhattan',
      "8 Hell's Kitchen",
    ]);
    expect(branches.map(({ positions }) => positions)).toEqual(truth.positions);
    expect(branches.reduce((sum, { receipts }) => sum + receipts, 0)).toBe(truth.receipts);
  });

  it('keeps the turnover to the cent, in receipts that follow the contract', () => {
    const surroundings = { nowMs: Date.now(), currency: 'EUR' };
    const turnovers = branches.map((branch) => {
      let turnover = 0;
      for (const raw of allReceipts(branch)) {
        const receipt = receiptSchema.parse(JSON.parse(raw));
        const problem = receiptProblem(receipt, surroundings);
        if (problem !== undefined) expect.fail(`${problem.rule} in ${raw}`);
        turnover += receiptFacts(receipt).turnover;
      }
      return turnover;
    });
    expect(turnovers).toEqual(truth.turnovers);
  });

  it('makes the same bytes from each empty store, in the first 1,500 receipts', () => {
    const [branch] = branches;
    if (branch === undefined) return expect.fail('no branch');
    const hashOf = (texts: Iterable<string>) => {
      const hash = createHash('sha256');
      for (const text of texts) hash.update(text);
      return hash.digest('hex');
    };
    const begin = () => hashOf(allReceipts(branch).take(1_500));
    expect(begin()).toBe(begin());
  });
});

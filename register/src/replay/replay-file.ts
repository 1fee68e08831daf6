import { join } from 'node:path';
import { type Approver, derivedIdentity, ensureLinked } from '../link/index.ts';
import type { PushOptions } from '../push/index.ts';
import { closeStore, type OutcomeCounts, openStore, readOutcomes, type Store } from '../store/index.ts';
import { coffeeShopBranches } from './coffee-shop.ts';
import { readCsv } from './read-csv.ts';
import { claimStore, replayBranch } from './replay-branch.ts';
import { InputError, type ReplayBranch, type ReplayMap } from './replay-map.ts';

/** The files that can be replayed, by the name of their map. */
const replayMaps: Readonly<Record<string, ReplayMap>> = { 'coffee-shop': coffeeShopBranches };

export type ReplayOptions = Readonly<{
  file: string;
  map: string;
  /** Folder of the stores, one file per branch. */
  folder: string;
  /** Links the registers that are not linked yet, and makes their branches. */
  approver: Approver;
  push?: Omit<PushOptions, 'refill' | 'onAnswers'> | undefined;
  /** Told after each batch: receipts answered of one branch, since its store began. */
  onProgress?: ((branch: string, answered: number, receipts: number) => void) | undefined;
}>;

/** How a branch ended, over the whole life of its store. */
export type ReplayedBranch = Readonly<{
  name: string;
  receipts: number;
  positions: number;
  outcomes: OutcomeCounts;
}>;

/** Replays a file through one register and one branch per shop, all at once. Throws InputError and Failure. */
export async function replayFile(options: ReplayOptions): Promise<ReplayedBranch[]> {
  const map = replayMaps[options.map];
  if (map === undefined) {
    throw new InputError(`unknown map "${options.map}"; known: ${Object.keys(replayMaps).join(', ')}`);
  }
  const { rows, hash } = readCsv(options.file);
  const replays = map(rows).map((branch) => ({ branch, store: openBranchStore(options, branch) }));
  try {
    for (const { store } of replays) claimStore(store, hash);
    for (const { store, branch } of replays) await linkBranch(store, branch, options);
    await Promise.all(replays.map(({ store, branch }) => pushBranch(store, branch, options)));
    return replays.map(({ store, branch: { name, receipts, positions } }) => {
      return { name, receipts, positions, outcomes: readOutcomes(store) };
    });
  } finally {
    for (const { store } of replays) closeStore(store);
  }
}

function openBranchStore({ folder, map }: ReplayOptions, { key }: ReplayBranch): Store {
  return openStore(join(folder, `${map}-${key}.sqlite`));
}

function linkBranch(
  store: Store,
  branch: ReplayBranch,
  { map, approver, push }: ReplayOptions,
): Promise<void> {
  const identity = derivedIdentity({ server: approver.server, name: branch.name }, `${map}|${branch.key}`);
  return ensureLinked(store, identity, { approver, unit: branch.name, businessType: 'hospitality', ...push });
}

async function pushBranch(store: Store, branch: ReplayBranch, options: ReplayOptions): Promise<void> {
  const onAnswers = () => {
    const answered = Object.values(readOutcomes(store)).reduce((sum, count) => sum + count, 0);
    options.onProgress?.(branch.name, answered, branch.receipts);
  };
  await replayBranch(store, branch, { ...options.push, onAnswers });
}

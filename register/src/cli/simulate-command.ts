import { ensureBranch, ensureLinked, newIdentity, openApprover } from '../link/index.ts';
import { untilReachable } from '../protocol/index.ts';
import {
  keepSelling,
  profileNames,
  type Recipe,
  type SimulateOptions,
  simulateRegister,
} from '../simulate/index.ts';
import { closeStore, openStore, type Store } from '../store/index.ts';
import { type Command, count, credentialsOf, oneOf, readArgs, required, serverOf } from './command.ts';
import { describeCounts, isAllTaken, print, printRetry } from './output.ts';
import { stayOnline } from './run-command.ts';
import { nameOf, openLinkedStores, storeFile } from './stores.ts';

const options = {
  store: { type: 'string' },
  days: { type: 'string' },
  profile: { type: 'string' },
  'per-day': { type: 'string' },
  seed: { type: 'string' },
  registers: { type: 'string' },
  server: { type: 'string' },
  'approve-as': { type: 'string' },
  unit: { type: 'string' },
  online: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readArgs<typeof options>>['values'];

/** Simulates sales of linked registers, or of many new ones in this process. */
export const simulateCommand: Command = {
  summary: 'create and push plausible receipts',
  help: `simulate --store DIR --days N [options]

  --store DIR         folder of the local stores; all its linked registers take part
  --days N            days up to and including today; days already simulated are skipped
  --profile NAME      ${profileNames.join(', ')}; cafe by default
  --per-day N         receipts per register on an ordinary day
  --seed S            a different seed gives different sales
  --registers N --server URL --approve-as EMAIL:PASSWORD [--unit BRANCH]
                      links registers "Kasse 1" to "Kasse N" of one branch first, for load
  --online            then stays online and keeps selling until Ctrl+C`,
  async run(args, signal) {
    const { values } = readArgs(args, options);
    const plan = readPlan(values, signal);
    const stores = await openStores(values, signal);
    try {
      const results = await Promise.all(stores.map((store) => simulate(store, plan)));
      if (values.online) await goOn(stores, plan, signal);
      return results.every(Boolean) ? 0 : 1;
    } finally {
      for (const store of stores) closeStore(store);
    }
  },
};

function readPlan(values: Values, signal: AbortSignal): SimulateOptions {
  return {
    profile: oneOf(profileNames, values.profile, 'profile') ?? 'cafe',
    perDay: count(values['per-day'], 'per-day'),
    seed: values.seed ?? '1',
    days: count(required(values.days, 'days'), 'days') ?? 1,
    now: Date.now(),
    push: { signal, onRetry: printRetry },
  };
}

async function simulate(store: Store, plan: SimulateOptions): Promise<boolean> {
  const counts = await simulateRegister(store, plan);
  print(`${nameOf(store)}: ${describeCounts(counts)}`);
  return isAllTaken(counts);
}

/** Stays online and sells as time goes by. */
async function goOn(
  stores: readonly Store[],
  { profile, perDay, seed }: Recipe,
  signal: AbortSignal,
): Promise<void> {
  const going = stores.flatMap((store) => [
    stayOnline(store, signal, stores.length),
    keepSelling(store, { profile, perDay, seed }, { signal }),
  ]);
  await Promise.allSettled(going);
}

async function openStores(values: Values, signal: AbortSignal): Promise<Store[]> {
  const folder = required(values.store, 'store');
  const registers = count(values.registers, 'registers');
  return registers === undefined ? openLinkedStores(folder) : linkMany(folder, registers, values, signal);
}

async function linkMany(
  folder: string,
  registers: number,
  values: Values,
  signal: AbortSignal,
): Promise<Store[]> {
  const server = serverOf(values.server);
  const unit = values.unit ?? 'Last';
  const { email, password } = credentialsOf(required(values['approve-as'], 'approve-as'));
  const retry = { signal, onRetry: printRetry };
  const approver = await untilReachable(() => openApprover(server, email, password), retry);
  const stores: Store[] = [];
  for (let number = 1; number <= registers; number += 1) {
    const name = `Kasse ${number}`;
    const store = openStore(storeFile(folder, name));
    stores.push(store);
    const { databaseId } = await ensureBranch(approver, unit);
    const identity = newIdentity({ server, name, databaseId: databaseId ?? undefined });
    await ensureLinked(store, identity, { ...retry, approver, unit, businessType: 'hospitality' });
  }
  print(`${registers} registers linked to ${unit}`);
  return stores;
}

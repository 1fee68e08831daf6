import { openApprover } from '../link/index.ts';
import { untilReachable } from '../protocol/index.ts';
import { type ReplayedBranch, replayFile } from '../replay/index.ts';
import type { OutcomeCounts } from '../store/index.ts';
import { type Command, count, credentialsOf, readArgs, required, serverOf } from './command.ts';
import { describeCounts, grouped, isAllTaken, print, printRetry, throttled } from './output.ts';

const options = {
  map: { type: 'string' },
  server: { type: 'string' },
  store: { type: 'string' },
  'approve-as': { type: 'string' },
  'in-flight': { type: 'string' },
  batch: { type: 'string' },
} as const;

/** Replays a file of real sales through one register and one branch per shop. */
export const replayCommand: Command = {
  summary: 'push the receipts of a CSV file',
  help: `replay FILE --map coffee-shop --server URL --store DIR --approve-as EMAIL:PASSWORD

  FILE                CSV, plain or gzipped
  --map NAME          column mapping: coffee-shop
  --server URL        address of Tresen
  --store DIR         folder of the local stores; an interrupted replay continues from here
  --approve-as EMAIL:PASSWORD
                      links the registers and creates missing branches
  --in-flight N       concurrent requests per register, 3 by default
  --batch N           receipts per request, 500 by default and maximum
  Exits with code 1 if anything was rejected or quarantined.`,
  async run(args, signal) {
    const { values, positionals } = readArgs(args, options, 1);
    const server = serverOf(values.server);
    const { email, password } = credentialsOf(required(values['approve-as'], 'approve-as'));
    const retry = { signal, onRetry: printRetry };
    const replay = {
      file: positionals[0] ?? '',
      map: required(values.map, 'map'),
      folder: required(values.store, 'store'),
      push: {
        ...retry,
        inFlight: count(values['in-flight'], 'in-flight') ?? 3,
        batchSize: count(values.batch, 'batch'),
      },
      onProgress: progressPrinter(),
    };
    const approver = await untilReachable(() => openApprover(server, email, password), retry);
    return summarise(await replayFile({ ...replay, approver }));
  },
};

/** Prints how far all branches are together, once a second. */
function progressPrinter() {
  const branches = new Map<string, readonly [answered: number, receipts: number]>();
  const show = throttled(1_000, () => {
    print(
      [...branches].map(([name, [done, all]]) => `${name} ${grouped(done)} of ${grouped(all)}`).join(' · '),
    );
  });
  return (branch: string, answered: number, receipts: number) => {
    branches.set(branch, [answered, receipts]);
    show();
  };
}

function summarise(branches: readonly ReplayedBranch[]): number {
  const total = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  for (const { name, receipts, positions, outcomes } of branches) {
    print(
      `${name}: ${grouped(receipts)} receipts, ${grouped(positions)} positions: ${describeCounts(outcomes)}`,
    );
    for (const outcome of Object.keys(total) as (keyof OutcomeCounts)[]) total[outcome] += outcomes[outcome];
  }
  print(`All: ${describeCounts(total)}`);
  return isAllTaken(total) ? 0 : 1;
}

import { setPriority } from 'node:os';
import { runDemo } from '../demo/index.ts';
import { type Command, count, readArgs, required, serverOf, UsageError } from './command.ts';
import { describeCounts, print, printError, printRetry } from './output.ts';

const options = {
  server: { type: 'string' },
  password: { type: 'string' },
  store: { type: 'string' },
  days: { type: 'string' },
  now: { type: 'string' },
  online: { type: 'boolean' },
} as const;

/** The older months fill in the background; whoever looks at the first page goes first. */
const backgroundPriority = 10;

/** Fills the demo tenants. */
export const demoCommand: Command = {
  summary: 'fill the demo tenants',
  help: `demo --server URL --password PASSWORD [options]

  --server URL        address of Tresen
  --password PASSWORD password of the demo users
  --store DIR         folder of the local stores, ./data/demo-registers by default
  --days N            days up to and including today; by default 25 months, for the kiosk nine months
  --online            registers go online immediately and keep selling until stopped
  --now INSTANT       the current time to start with, like the server's NOW
  Today and the last weeks come first, then the rest. Run again to add what is missing since.`,
  async run(args, signal) {
    const { values } = readArgs(args, options);
    const counts = await runDemo({
      server: serverOf(values.server),
      password: required(values.password, 'password'),
      folder: values.store ?? 'data/demo-registers',
      days: count(values.days, 'days'),
      clock: clockFrom(values.now),
      isLive: values.online ?? false,
      signal,
      onRetry: printRetry,
      onFilled: (share) => {
        // The first look is there; what is older gives way.
        setPriority(backgroundPriority);
        // Whoever has started us may show it.
        process.send?.({ type: 'filled', share });
      },
      onDone: () => print('The demo is complete.'),
      onMissing: (what, reason) => printError(`The demo is missing ${what}: ${reason}`),
    });
    // One receipt of the demo waits for a person: that is what the list of sync problems shows.
    print(`Demo: ${describeCounts(counts)}`);
    return counts.rejected === 0 ? 0 : 1;
  },
};

/** A clock that goes on from an instant. */
function clockFrom(instant: string | undefined): () => number {
  if (instant === undefined) return Date.now;
  const offset = Date.parse(instant) - Date.now();
  if (Number.isNaN(offset)) throw new UsageError(`--now is a time such as 2026-01-31T12:00:00Z`);
  return () => Date.now() + offset;
}

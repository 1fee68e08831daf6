import { setPriority } from 'node:os';
import { annotateDemo, closeDemo, fillDemo, keepDemoOnline, linkDemo, stockDemo } from '../demo/index.ts';
import { reasonOf } from '../online/index.ts';
import { type Command, count, readArgs, required, serverOf } from './command.ts';
import { describeCounts, print, printError, printRetry } from './output.ts';

const options = {
  server: { type: 'string' },
  password: { type: 'string' },
  store: { type: 'string' },
  days: { type: 'string' },
  online: { type: 'boolean' },
} as const;

/** The demo fills in the background; whoever looks at the first page goes first. */
const backgroundPriority = 10;

/** Fills the demo tenants. */
export const demoCommand: Command = {
  summary: "fill the demo's tenants",
  help: `demo --server URL --password PASSWORD [options]

  --server URL        address of Tresen
  --password PASSWORD password of the demo users
  --store DIR         folder of the local stores, ./data/demo-registers by default
  --days N            days up to and with today, 400 by default
  --online            stays online afterwards and sells as time goes by, until it is ended
  Called again it adds only the days since.`,
  async run(args, signal) {
    const { values } = readArgs(args, options);
    setPriority(backgroundPriority);
    const retry = { signal, onRetry: printRetry };
    const days = count(values.days, 'days');
    const password = required(values.password, 'password');
    const registers = await linkDemo({
      ...retry,
      server: serverOf(values.server),
      password,
      folder: values.store ?? 'data/demo-registers',
    });
    // Beside the sales: the first page shows figures as soon as there are any.
    const stocking = stockDemo(registers, password, retry).catch((error: unknown) => {
      if (!signal.aborted) printError(`The demo has no menus: ${reasonOf(error)}`);
    });
    try {
      const counts = await fillDemo(registers, { ...retry, days });
      print(`Demo: ${describeCounts(counts)}`);
      await annotateDemo(registers, password).catch((error: unknown) => {
        if (!signal.aborted) printError(`The demo has no notes: ${reasonOf(error)}`);
      });
      if (values.online) await keepDemoOnline(registers, signal);
      await stocking;
      // One receipt of the demo waits for a person: that is what the list of sync problems shows.
      return counts.rejected === 0 ? 0 : 1;
    } finally {
      closeDemo(registers);
    }
  },
};

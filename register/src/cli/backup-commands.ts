import { restoreStore, sendBackup } from '../backups/index.ts';
import { openSession } from '../protocol/index.ts';
import { type Command, readArgs } from './command.ts';
import { grouped, print, printRetry } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Sends a backup of the store now. */
export const backupCommand: Command = {
  summary: 'send a backup of the store to the cloud',
  help: `backup --store DIR [options]

${recordOptionsHelp}
  Resumes after a cut line, and after a kill with the next call. "run" does this once a day.`,
  async run(args, signal) {
    const { values } = readArgs(args, recordOptions);
    return withStore(values, async (store) => {
      const bytes = await sendBackup(store, openSession(store), { signal, onRetry: printRetry });
      print(`backed up: ${grouped(bytes)} bytes`);
      return 0;
    });
  },
};

const restoreOptions = { ...recordOptions, backup: { type: 'string' } } as const;

/** Puts the store back to a backup. */
export const restoreCommand: Command = {
  summary: 'restore the store from a backup in the cloud',
  help: `restore --store DIR [options]

${recordOptionsHelp}
  --backup ID         which one; the newest by default
  Stop "run" first. What the store still holds goes to the cloud before, and what the cloud
  has taken since the backup comes back. The old store stays as NAME.sqlite.before-restore.`,
  async run(args, signal) {
    const { values } = readArgs(args, restoreOptions);
    return withStore(values, async (store) => {
      const retry = { signal, onRetry: printRetry };
      const { backup, receipts, closings } = await restoreStore(store, values.backup, retry);
      print(`restored the backup of ${backup.endedAt}`);
      print(`back from the cloud: ${grouped(receipts)} receipts, ${grouped(closings)} closings`);
      return 0;
    });
  },
};

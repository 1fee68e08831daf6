import { syncMasterData } from '../master-data/index.ts';
import { openSession } from '../protocol/index.ts';
import { type Command, readArgs } from './command.ts';
import { grouped, print, printRetry } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Brings the master data of one register up to the cloud's, once. */
export const syncCommand: Command = {
  summary: 'sync a register’s master data once',
  help: `sync --store DIR [options]

${recordOptionsHelp}
  "run" does this continuously.`,
  async run(args, signal) {
    const { values } = readArgs(args, recordOptions);
    return withStore(values, async (store) => {
      const retry = { signal, onRetry: printRetry };
      const { changes, isWaiting } = await syncMasterData(store, openSession(store), retry);
      print(
        isWaiting
          ? 'waiting for a decision in Tresen about this register’s own data'
          : `${grouped(changes)} changes`,
      );
      return 0;
    });
  },
};

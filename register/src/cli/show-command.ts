import { syncedNames } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import {
  countOwnRecords,
  findShown,
  listFailures,
  listProposals,
  listRefusals,
  readOwnDataState,
  readSyncState,
} from '../master-data/index.ts';
import type { Store } from '../store/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { entityNamed, recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Shows one record as the register has it, or how far its sync is. */
export const showCommand: Command = {
  summary: 'show a record of a register or its sync status',
  help: `show [ENTITY ID] --store DIR [options]

  ENTITY ID           ${syncedNames.join(', ')}, by id, PLU, EAN or name;
                      without it, rejected and proposed records
${recordOptionsHelp}`,
  async run(args) {
    const { values, positionals } = readArgs(args, recordOptions, [0, 2]);
    const [entity, sought = ''] = positionals;
    return withStore(values, (store) => {
      if (entity === undefined) printState(store);
      else printRecord(store, entity, sought);
      return 0;
    });
  },
};

function printRecord(store: Store, word: string, sought: string): void {
  const entity = entityNamed(word);
  const record = findShown(store, entity, sought);
  if (record === undefined) throw new UsageError(`this register has no ${entity} "${sought}"`);
  const { content, ...head } = record;
  const open = Object.entries(content).filter(([name]) => !Object.hasOwn(kinds[entity].secrets, name));
  print(JSON.stringify({ ...head, ...Object.fromEntries(open) }, null, 2));
}

function printState(store: Store): void {
  const { cursor, ...sync } = readSyncState(store);
  print(
    JSON.stringify(
      {
        ...sync,
        isAcknowledged: cursor !== null && cursor === sync.acknowledged,
        refusals: listRefusals(store),
        failures: listFailures(store),
        proposals: listProposals(store),
        ownRecords: { ...countOwnRecords(store), ...readOwnDataState(store) },
      },
      null,
      2,
    ),
  );
}

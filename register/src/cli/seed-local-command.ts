import { readFileSync } from 'node:fs';
import { type OwnRecord, ownRecordSchema } from '@tresen/domain/master-data/take-over';
import { countOwnRecords, seedOwnRecords } from '../master-data/index.ts';
import { menuOf, profileNames, profiles } from '../simulate/index.ts';
import { closeStore, openStore } from '../store/index.ts';
import { type Command, oneOf, readArgs, required, UsageError } from './command.ts';
import { print } from './output.ts';
import { storeFile } from './stores.ts';

const options = {
  store: { type: 'string' },
  name: { type: 'string' },
  demo: { type: 'string' },
} as const;

/** Gives a register data of its own, as a till has it that was used before anybody linked it. */
export const seedLocalCommand: Command = {
  summary: 'give a register its own data before it is linked',
  help: `seed-local [FILE] --store DIR --name NAME [options]

  FILE                JSON: an array of {"entity", "key", "content"}; references use keys
  --demo PROFILE      use a built-in data set instead: ${profileNames.join(', ')}
  --store DIR         folder of the local stores
  --name NAME         name of the register, as for "link"
  Once linked, it offers the data to the cloud.`,
  async run(args) {
    const { values, positionals } = readArgs(args, options, [0, 1]);
    const records = recordsOf(positionals[0], values.demo);
    const store = openStore(storeFile(required(values.store, 'store'), required(values.name, 'name')));
    try {
      seedOwnRecords(store, records);
      print(`${store.file} holds ${JSON.stringify(countOwnRecords(store))}`);
      return 0;
    } finally {
      closeStore(store);
    }
  },
};

function recordsOf(file: string | undefined, demo: string | undefined): OwnRecord[] {
  if (file !== undefined) return readRecords(file);
  const profile = oneOf(profileNames, required(demo, 'demo'), 'demo') ?? 'cafe';
  return menuOf(profiles[profile], new Date().toISOString().slice(0, 10));
}

function readRecords(file: string): OwnRecord[] {
  const parsed = parse(file);
  if (!Array.isArray(parsed)) throw new UsageError(`${file} is no JSON array`);
  return parsed.map((record, index) => {
    const { success, data } = ownRecordSchema.safeParse(record);
    if (!success) throw new UsageError(`${file}: record ${index + 1} is no {"entity", "key", "content"}`);
    return data;
  });
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

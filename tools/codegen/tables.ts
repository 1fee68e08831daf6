import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from '../../server/src/kit/db/embedded/index.ts';
import { migrate } from '../../server/src/kit/db/migrate.ts';
import { printSchema } from '../../server/src/kit/db/printed-schema/index.ts';
import { readLacking } from '../../server/src/kit/records/index.ts';
import { allSources } from '../../server/src/master-data/index.ts';
import type { GeneratedFile } from './generated-file.ts';

const program = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js');

/** What an empty database says after all migrations. */
interface ReadTables {
  /** The types of all tables and the printed schema. */
  readonly files: readonly GeneratedFile[];
  /** What kinds of record need of their tables and do not find: statements for a migration. */
  readonly lacking: readonly string[];
}

export const readTables = async (): Promise<ReadTables> => {
  const server = await startTestServer();
  try {
    await migrate(server.ownerUrl);
    const [types, schema, lacking] = await Promise.all([
      typesOf(server.ownerUrl),
      printSchema(server.ownerUrl),
      readLacking(server.ownerUrl, Object.values(allSources)),
    ]);
    const files = [
      { path: 'server/src/kit/db/tables.generated.ts', content: types },
      { path: 'server/schema.generated.sql', content: schema },
    ];
    return { files, lacking };
  } finally {
    await server.stop();
  }
};

/** In a process of its own, whose end is the end of its connections: then the server may stop. */
async function typesOf(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-tables-'));
  const outFile = join(folder, 'tables.ts');
  // Types as the parsers in server/src/kit/db/pools.ts give them.
  const types = ['--date-parser', 'string', '--type-mapping', JSON.stringify({ int8: 'number' })];
  const args = ['--dialect', 'postgres', '--url', url, '--out-file', outFile, '--log-level', 'error'];
  // The tables of a package, which its functions work on.
  args.push('--exclude-pattern', 'graphile_worker.*');
  try {
    await promisify(execFile)(process.execPath, [program, ...args, ...types]);
    return readFileSync(outFile, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

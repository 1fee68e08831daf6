import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from '../../server/src/kit/db/embedded/index.ts';
import { migrate } from '../../server/src/kit/db/migrate.ts';
import { printSchema } from '../../server/src/kit/db/printed-schema/index.ts';
import type { GeneratedFile } from './generated-file.ts';

const program = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js');

/** The types of all tables and the printed schema, read from an empty database after all migrations. */
export const tableFiles = async (): Promise<GeneratedFile[]> => {
  const server = await startTestServer();
  try {
    await migrate(server.ownerUrl);
    const [types, schema] = await Promise.all([typesOf(server.ownerUrl), printSchema(server.ownerUrl)]);
    return [
      { path: 'server/src/kit/db/tables.generated.ts', content: types },
      { path: 'server/schema.generated.sql', content: schema },
    ];
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

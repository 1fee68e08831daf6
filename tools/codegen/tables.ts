import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cli } from 'kysely-codegen';
import { startTestServer } from '../../server/src/kit/db/embedded/index.ts';
import { migrate } from '../../server/src/kit/db/migrate.ts';
import type { GeneratedFile } from './generated-file.ts';

const typesOf = async (url: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-tables-'));
  const outFile = join(folder, 'tables.ts');
  try {
    await new Cli().generate({
      url,
      outFile,
      dialect: 'postgres',
      dateParser: 'string', // as the parsers in server/src/kit/db/pools.ts
      typeMapping: { int8: 'number' },
      logLevel: 'silent',
    });
    return readFileSync(outFile, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The types of all tables, read from an empty database after all migrations. */
export const tableFiles = async (): Promise<GeneratedFile[]> => {
  const server = await startTestServer();
  try {
    await migrate(server.ownerUrl);
    return [{ path: 'server/src/kit/db/tables.generated.ts', content: await typesOf(server.ownerUrl) }];
  } finally {
    await server.stop();
  }
};

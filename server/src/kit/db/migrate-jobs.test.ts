import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { newestJobsMigration } from './migrate-jobs.ts';

const main = createRequire(import.meta.url).resolve('graphile-worker');
const folder = join(dirname(main), '../sql');

it('the schema of the jobs is asked for in the version of the package', () => {
  const newest = readdirSync(folder).sort().at(-1) ?? '';
  expect(newest).toMatch(/^\d{6}\.sql$/);
  expect(Number(newest.slice(0, 6))).toBe(newestJobsMigration);
  expect(readFileSync(join(folder, newest), 'utf8')).not.toBe('');
});

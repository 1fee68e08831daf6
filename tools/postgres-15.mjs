import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, run } from './apt.mjs';

/** Where Debian puts it. */
const installed = '/usr/lib/postgresql/15/bin';

const isThere = async (programs) => {
  try {
    const { stdout } = await run(join(programs, 'postgres'), ['-V'], { timeout: 20_000 });
    return / 15[. ]/.test(stdout);
  } catch {
    return false;
  }
};

const settings = '/etc/postgresql-common';

/** The package would make a cluster of its own and start it: only the programs are wanted. */
const wantProgramsAlone = () => {
  const file = join(settings, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(settings, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
};

/**
 * Finds the programs of the oldest PostgreSQL that Tresen promises to run on: those that `TEST_POSTGRES` names, or Debian's;
 * as root they are installed where Debian has them.
 * @returns their folder, or undefined
 */
export const findPostgres15 = async () => {
  const named = process.env.TEST_POSTGRES;
  if (named) return (await isThere(named)) ? named : undefined;
  if (await isThere(installed)) return installed;
  await installPackage('postgresql-15', wantProgramsAlone);
  return (await isThere(installed)) ? installed : undefined;
};

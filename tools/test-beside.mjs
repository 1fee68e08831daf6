import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf, onRequestToStop, startNode } from './children.mjs';
import { ensureInstalled, Refusal, root, runMain } from './install.mjs';
import { ensureRedis } from './redis.mjs';

// npm run test:beside [-- COMMIT]: a server of an older version and one of this, on one database (decision 89). The older
// one is taken from the history, with the packages of its time: by default the last before the newest migration.

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const beforeNewestMigration = () => `${git('log', '-1', '--format=%H', '--', 'server/migrations')}^`;

const commitOf = (name) => {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    throw new Refusal(`${name} is not in the history that was cloned: git fetch --unshallow`);
  }
};

/** Puts the older version into the folder, and lets it install what it needs. */
const prepare = async (node, commit, folder) => {
  const archive = join(folder, 'older.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const script = `import('./tools/install.mjs').then((install) => install.ensureInstalled())`;
  const code = await exitOf(startNode(node, '-e', [script], { cwd: folder }));
  if (code !== 0) throw new Refusal(`The packages of ${commit} could not be installed`);
};

await runMain(async () => {
  const commit = commitOf(process.argv[2] ?? beforeNewestMigration());
  const node = await ensureInstalled(console.error);
  await ensureRedis();
  const folder = mkdtempSync(join(tmpdir(), 'tresen-older-'));
  try {
    console.log(`The older version: ${git('log', '-1', '--format=%h %s', commit)}`);
    await prepare(node, commit, folder);
    const args = ['run', '--project', 'server', 'server/src/app/beside-older.beside.test.ts'];
    const child = startNode(node, 'node_modules/vitest/vitest.mjs', args, { env: { TEST_BESIDE: folder } });
    onRequestToStop((signal) => child.kill(signal));
    process.exitCode = await exitOf(child);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runChecks } from './check.mjs';
import { exitOf, onRequestToStop, startNode } from './children.mjs';
import { errorsFileKey } from './errors-reporter.mjs';
import {
  describeFailed,
  failedBesideTests,
  failedInPlaywright,
  failedInVitest,
  repeatedInPlaywright,
  skippedInVitest,
} from './failed-tests.mjs';
import { ensureInstalled, Refusal, root, runMain } from './install.mjs';
import { findPostgres15 } from './postgres-15.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureWebBuilt } from './web-build.mjs';

// npm test: all that a commit needs, on a machine with nothing but Node and npm. Named parts alone: npm test -- unit journeys
// npm run test:full: all journeys, all pages in every look, all real data (--full).

const reports = join(root, '.cache', 'tests');
const dataFolder = resolve(root, process.env.TRESEN_DATA || '../shared/data');
const program = (path) => join(root, 'node_modules', path);

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner broke before it could write
  }
};

const running = new Set();

const run = async (node, file, args, options, flags) => {
  const child = startNode(node, file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }, flags);
  running.add(child);
  const code = await exitOf(child);
  running.delete(child);
  return code;
};

/** Like `run`, but what it says comes at once when it has ended, so that it does not mix with what runs beside it. */
const runQuietly = async (node, file, args, options, flags) => {
  const said = [];
  const child = startNode(node, file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options }, flags);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  running.add(child);
  const code = await exitOf(child);
  running.delete(child);
  return { code, said: Buffer.concat(said).toString() };
};

/** All that failed so far, for the end of the run. */
const allFailed = [];

/** What passed at the second try alone: no reason to stop a change that did not touch it, and a fault to look for. */
const allRepeated = [];

const noteFailed = (part, failed) => allFailed.push(...failed.map((test) => ({ part, ...test })));

/** A runner that ends in an error without a failed test, or without a report, counts as one failure. */
const counted = (code, { passed = 0, failed = 0, skipped = 0 } = {}) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  skipped,
});

/**
 * Test files at once. Left to itself, Vitest keeps one processor free, which is half of a machine with two; and many
 * tests wait, for a database to start or a time to pass. Only the command line's number holds for all workspaces.
 */
const filesAtOnce = availableParallelism() + 2;

/** Screens drawn in memory make much garbage that dies at once: a large nursery spares an eighth of the processor time. */
const nursery = ['--max-semi-space-size=64'];

const runVitest = async (node, name, args, { workers = filesAtOnce, start = run, env = {} } = {}) => {
  const report = join(reports, `${name}.json`);
  const errors = join(reports, `${name}-errors.json`);
  for (const file of [report, errors]) rmSync(file, { force: true });
  const reporters = ['default', 'json', join(root, 'tools', 'errors-reporter.mjs')];
  const options = [
    `--maxWorkers=${workers}`,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
    ...(isFull ? [] : ['--tags-filter=!full']),
  ];
  const settings = { env: { ...env, [errorsFileKey]: errors } };
  const code = await start(
    node,
    program('vitest/vitest.mjs'),
    ['run', ...args, ...options],
    settings,
    nursery,
  );
  const result = readReport(report);
  noteFailed(name, [...failedInVitest(result ?? {}), ...failedBesideTests(readReport(errors) ?? [])]);
  return counted(
    code,
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: skippedInVitest(result),
    },
  );
};

let webBuild;
/** Built once, whoever asks first. */
const untilWebBuilt = (node) => {
  webBuild ??= ensureWebBuilt(node);
  return webBuild;
};

const dataTests = '.data.test.ts';

const inMemory = '/dev/shm';
const enoughMemory = 2 * 1024 ** 3;

/** Where test files have their databases: in memory, where one is made in 20 ms; on a disk it takes 450. */
const quickFolder = () => {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enoughMemory ? inMemory : tmpdir();
  } catch {
    return tmpdir(); // not Linux
  }
};

const runUnitTests = async (node) => {
  await ensureRedis();
  return runVitest(node, 'unit', ['--project', '!e2e', '--exclude', `**/*${dataTests}`], {
    env: { TMPDIR: quickFolder() },
  });
};

/** What meets the database most closely: statements and their plans, migrations, roles, a push and its lists. */
const testsOfDatabases = [
  '.store.test.ts',
  'server/src/kit/db/',
  'migrated-vats.test.ts',
  'sales/receipts/receipts.test.ts',
];
// These start servers of their own kind.
const notOfDatabases = '**/kit/db/embedded/**';

const runTestsOnPostgres15 = async (node) => {
  const programs = await findPostgres15();
  if (programs)
    return runVitest(
      node,
      'postgres-15',
      ['--project', 'server', '--exclude', notOfDatabases, ...testsOfDatabases],
      {
        env: { TMPDIR: quickFolder(), TEST_POSTGRES: programs },
      },
    );
  console.log('There is no PostgreSQL 15 (Debian: postgresql-15): the tests of the oldest one did not run.');
  return counted(0);
};

/** What a browser fetches for a page stays below its ceiling: each page and its figure are printed. */
const runSizes = async (node) => {
  await untilWebBuilt(node);
  const code = await run(node, join(root, 'web', 'size.ts'), []);
  if (code !== 0)
    noteFailed('sizes', [{ file: 'web/size.ts', name: 'a page is beyond its ceiling; see above' }]);
  return counted(code, { passed: code === 0 ? 1 : 0 });
};

const runDataTests = async (node, options) => {
  if (existsSync(dataFolder)) {
    await untilWebBuilt(node);
    return runVitest(node, 'data', [dataTests], options);
  }
  console.log(`There is no folder ${dataFolder} (TRESEN_DATA): the tests with real data did not run.`);
  return counted(0);
};

/** Looked for, or installed, while other things run; the journeys then find it by themselves. */
const prepareChromium = (node) => {
  const script = `import { findChromium } from './e2e/chromium.ts';
    await findChromium().catch((error) => { console.log(error.message); process.exitCode = 1; });`;
  return runQuietly(node, '--input-type=module', ['-e', script]);
};

const runJourneys = async (node, chromium) => {
  const { code: found, said } = await chromium;
  if (found !== 0) {
    noteFailed('journeys', [{ file: '', name: said.trim() }]);
    return counted(1);
  }
  await untilWebBuilt(node);
  const report = join(reports, 'journeys.json');
  rmSync(report, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await run(node, program('@playwright/test/cli.js'), args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = readReport(report);
  noteFailed('journeys', failedInPlaywright(result ?? {}));
  allRepeated.push(...repeatedInPlaywright(result ?? {}).map((test) => ({ part: 'journeys', ...test })));
  const stats = result?.stats;
  return counted(
    code,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  );
};

/**
 * The tests with real data wait a good deal, for jobs of killed servers: one file at a time, they hardly slow others down.
 * Beside the journeys of `npm test`, which are soon over, two.
 */
const runDataTestsBeside = (node) => {
  let told = '';
  const start = async (...call) => {
    const { code, said } = await runQuietly(...call);
    told = said;
    return code;
  };
  const result = runDataTests(node, { workers: isFull ? 1 : 2, start });
  result.catch(() => undefined); // awaited below, when the journeys have ended
  return async () => {
    const counts = await result;
    console.log(told);
    return counts;
  };
};

const parts = {
  check: (node) => runChecks(node),
  unit: (node) => runUnitTests(node),
  'postgres-15': (node) => runTestsOnPostgres15(node),
  sizes: (node) => runSizes(node),
  journeys: (node, chromium) => runJourneys(node, chromium),
  data: (node) => runDataTests(node),
};

const isFull = process.argv.includes('--full');
// Vitest and Playwright pass it on to the tests.
if (isFull) process.env.TEST_FULL = '1';

const chosenParts = () => {
  const chosen = process.argv.slice(2).filter((word) => word !== '--full');
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Refusal(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}`);
  return chosen.length > 0 ? chosen : Object.keys(parts);
};

const stop = () => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(130);
};

await runMain(async () => {
  const chosen = chosenParts();
  onRequestToStop(stop);
  const node = await ensureInstalled();
  mkdirSync(reports, { recursive: true });
  const chromium = chosen.includes('journeys') ? prepareChromium(node) : undefined;
  // Half of a build waits for the other half: it fills what the checks leave of two processors.
  if (chromium) untilWebBuilt(node).catch(() => undefined);
  const sum = { passed: 0, failed: 0, skipped: 0 };
  let besideJourneys;
  for (const name of chosen) {
    console.log(`\n── ${name} ──`);
    if (name === 'journeys' && chosen.indexOf('data') > chosen.indexOf(name))
      besideJourneys = runDataTestsBeside(node);
    const runPart = (name === 'data' && besideJourneys) || parts[name];
    const { passed, failed, skipped = 0 } = await runPart(node, chromium);
    if (failed > 0 && !allFailed.some(({ part }) => part === name))
      noteFailed(name, [{ file: '', name: 'failed as a whole; see above' }]);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  if (allRepeated.length > 0)
    console.log(`\n── passed only when repeated ──\n\n${describeFailed(allRepeated)}`);
  if (allFailed.length > 0) console.log(`\n── failed ──\n\n${describeFailed(allFailed)}`);
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});

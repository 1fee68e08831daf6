import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { audit } from './audit.mjs';
import { exitOf, startNode } from './children.mjs';
import { ensureInstalled, root, runMain } from './install.mjs';

// npm run check: everything that can be said without running the product, in under a minute.

const sources = ['domain', 'server', 'web', 'register', 'e2e', 'bench', 'tools'];
const program = (path) => join(root, 'node_modules', path);

const checks = [
  { name: 'generated files', file: 'tools/codegen.ts', args: ['--check'] },
  // One checker per project: several check much twice, which takes twice the processor time and memory.
  { name: 'types', file: program('typescript/bin/tsc'), args: ['-b', '--checkers', '1'] },
  { name: 'dead code', file: program('knip/bin/knip.js'), args: ['--no-config-hints'] },
  {
    name: 'format and lint',
    file: program('@biomejs/biome/bin/biome'),
    args: ['check', '--error-on-warnings', '--diagnostic-level=warn'],
  },
  {
    name: 'import rules',
    file: program('dependency-cruiser/bin/dependency-cruiser.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources],
  },
];

const readAll = async (stream) => {
  let text = '';
  for await (const part of stream) text += part;
  return text.trim();
};

/** dependency-cruiser asks for an older TypeScript although another parser is set; its rule test proves it reads all. */
const noise = /‼ missing-tsc-transpiler[\s\S]*$/;

const runCheck = async (node, { name, file, args }) => {
  const started = performance.now();
  const child = startNode(node, file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, code] = await Promise.all([readAll(child.stdout), readAll(child.stderr), exitOf(child)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return { name, passed: code === 0, output: [out, err].join('\n').replace(noise, '').trim() };
};

/** A registry that answers no audits, or none that can be reached, is no fault of the code. */
const runAudit = async () => {
  const started = performance.now();
  const { refused, faults = [] } = await audit();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (refused === undefined)
    console.log(`${faults.length === 0 ? '✓' : '✗'} known vulnerabilities (${seconds} s)`);
  else console.log(`– known vulnerabilities: not asked, the registry answers no audits (${refused})`);
  return { name: 'known vulnerabilities', passed: faults.length === 0, output: faults.join('\n') };
};

/** Two at a time: the checks are short, and the machine need not have more cores. */
const runAll = async (node) => {
  const waiting = [...checks];
  const results = [];
  const asked = runAudit();
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await runCheck(node, check));
  };
  await Promise.all([work(), work()]);
  return [...results, await asked];
};

/**
 * Runs all checks and prints what failed, whole.
 * @returns how many passed and failed
 */
export const runChecks = async (node) => {
  const results = await runAll(node);
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of failed) console.error(`\n── ${name} ──\n${output}\n`);
  return { passed: results.length - failed.length, failed: failed.length };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    const { failed } = await runChecks(await ensureInstalled());
    if (failed > 0) process.exitCode = 1;
  });
}

import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.ts';
import { checkBrowser } from './kit/browser.ts';
import { type JudgedFigure, judge } from './kit/figure.ts';
import { lineOf, tableOf } from './kit/report.ts';
import type { Benchmark, RunOptions } from './kit/run.ts';
import { buildServer } from './kit/server.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const usage = (): string =>
  [
    'npm run bench [-- NAME…] [--json FILE] [--quick]',
    ...benchmarks.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`),
  ].join('\n');

const chosen = (names: readonly string[]): readonly Benchmark[] => {
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    tell(`There is no benchmark ${unknown.join(', ')}.\n${usage()}`);
    process.exit(2);
  }
  return names.length === 0 ? benchmarks : benchmarks.filter(({ name }) => names.includes(name));
};

const machine = () => ({
  at: new Date().toISOString(),
  node: process.version,
  processors: cpus().length,
  processor: cpus()[0]?.model,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
});

const runOne = async (benchmark: Benchmark, options: RunOptions): Promise<readonly JudgedFigure[]> => {
  tell(`— ${benchmark.name}: ${benchmark.about}`);
  if (benchmark.needsBrowser) checkBrowser();
  const figures = (await benchmark.run(options)).map(judge);
  for (const figure of figures) print(lineOf(figure));
  return figures;
};

/** Runs the chosen benchmarks one after the other. One that cannot run fails the command, but not the others. */
const runAll = async (list: readonly Benchmark[], options: RunOptions) => {
  const figures: JudgedFigure[] = [];
  const failed: string[] = [];
  for (const benchmark of list) {
    try {
      figures.push(...(await runOne(benchmark, options)));
    } catch (error) {
      tell(`${benchmark.name} could not run: ${(error as Error).stack}`);
      failed.push(benchmark.name);
    }
  }
  return { figures, failed };
};

// Ended from outside, servers and browsers started here must end too: they go with this process's `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  print(usage());
  process.exit(0);
}
buildServer();
const { figures, failed } = await runAll(chosen(positionals), { isQuick: values.quick, progress: tell });
print(`\n${tableOf(figures)}`);
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ machine: machine(), failed, figures }, null, 2)}\n`);
const missed = figures.filter(({ outcome }) => outcome === 'missed').length;
if (missed + failed.length > 0) tell(`${missed} floors missed, ${failed.length} benchmarks could not run.`);
process.exit(missed + failed.length > 0 ? 1 : 0);

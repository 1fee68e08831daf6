import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.ts';

export interface Child {
  readonly pid: number;
  /** Where its debugger listens; only with `inspect`. */
  readonly inspector: string | undefined;
  /** Milliseconds from the start of the process to the line that it was waited for. */
  readonly readyMs: number;
  readonly readyLine: string;
  stop(): Promise<void>;
}

export interface ChildOptions {
  readonly file: string;
  readonly args?: readonly string[];
  /** Node's own. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The line of its output that says that it is ready. */
  readonly ready: RegExp;
  /** Opens the debugger, through which memory can be freed before it is measured. */
  readonly inspect?: boolean;
}

const patienceMs = 120_000;
const children = new Set<ChildProcess>();
// Whatever ends this process must not leave servers behind.
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

/** Starts a Node program and waits until it says that it is ready. */
export const startChild = async (options: ChildOptions): Promise<Child> => {
  const flags = [...(options.flags ?? []), ...(options.inspect ? ['--inspect=127.0.0.1:0'] : [])];
  const start = performance.now();
  const child = spawn(process.execPath, [...flags, options.file, ...(options.args ?? [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const { inspector, readyLine } = await untilReady(child, options.ready);
  const readyMs = performance.now() - start;
  return { pid: child.pid ?? 0, inspector, readyMs, readyLine, stop: () => stop(child) };
};

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Reads both outputs until the ready line; what came before is told when there is none. */
function untilReady(child: ChildProcess, ready: RegExp): Promise<Pick<Child, 'inspector' | 'readyLine'>> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let inspector: string | undefined;
    const fail = (why: string) => reject(new Error(`${why}:\n${lines.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail(`not ready after ${patienceMs / 1000} s`), patienceMs);
    const read = (line: string): void => {
      lines.push(line);
      inspector ??= /^Debugger listening on (\S+)$/.exec(line)?.[1];
      if (!ready.test(line)) return;
      clearTimeout(timer);
      resolve({ inspector, readyLine: line });
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', read);
    }
    child.once('exit', (code) => fail(`${child.spawnargs.join(' ')} ended with ${code}`));
  });
}

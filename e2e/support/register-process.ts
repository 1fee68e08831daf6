import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './server-process.ts';

/** The virtual register's command line in a process of its own. */
export interface RegisterProcess {
  /** Everything that it printed so far. */
  output(): string;
  isRunning(): boolean;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Its exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs `npm run register -- ARGUMENTS` without npm in between. `onMessage` hears what it tells whoever has started it. */
export const startRegisterProcess = (
  args: readonly string[],
  onMessage: (message: object) => void = () => undefined,
): RegisterProcess => {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'register/src/main.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  child.on('message', (message) => onMessage(message as object));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
};

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../kit/paths.ts';

/** What the process of some registers is told. */
export type Order =
  | { readonly kind: 'connect'; readonly addresses: readonly string[] }
  /** Answer every command at once. */
  | { readonly kind: 'answer' }
  /** Ask for changes first, by the token of each. */
  | { readonly kind: 'askAndAnswer'; readonly port: number; readonly tokens: readonly string[] };

/** Registers in processes beside the benchmark, so that its own clock does not stand still for them. */
export interface RegisterCrowd {
  /** Sends each process its part of the order, and waits until all are done. */
  obey(orderOf: (part: number) => Order): Promise<void>;
  stop(): Promise<void>;
}

/** How many processes the registers share. */
const crowdProcesses = 2;

/** The part of a list that one of the processes takes. */
export const partOf = <T>(list: readonly T[], part: number): readonly T[] => {
  const size = Math.ceil(list.length / crowdProcesses);
  return list.slice(part * size, (part + 1) * size);
};

/** Starts the processes. */
export const startCrowd = (): RegisterCrowd => {
  const file = join(root, 'bench', 'src', 'fleet', 'registers-process.ts');
  const children = Array.from({ length: crowdProcesses }, () => fork(file, [], { stdio: 'inherit' }));
  return {
    obey: async (orderOf) => {
      const done = children.map(async (child, part) => {
        const answered = once(child, 'message');
        child.send(orderOf(part));
        await Promise.race([
          answered,
          once(child, 'exit').then(() => Promise.reject(new Error('a process of registers has ended'))),
        ]);
      });
      await Promise.all(done);
    },
    stop: async () => void (await Promise.all(children.map(stop))),
  };
};

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

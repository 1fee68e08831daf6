import { Worker } from 'node:worker_threads';

/** A program that does one task after the other beside the main thread. */
export interface Thread<Task, Answer> {
  /** @throws what the program failed with, or that it ended */
  run(task: Task): Promise<Answer>;
  /** Tasks that have no answer yet. */
  readonly waiting: number;
}

/** What a program is sent: a task and the number that its answer bears. */
export interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}

/** What it sends back. */
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };

/** Starts a program when it is needed, and ends it, with its memory, when nobody has asked it for a while. */
export const createThread = <Task, Answer>(program: URL, idleMs = 60_000): Thread<Task, Answer> => {
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const settle = (answered: Answered<Answer>): void => {
    const task = asked.get(answered.id);
    asked.delete(answered.id);
    if ('failed' in answered) task?.reject(new Error(answered.failed));
    else task?.resolve(answered.answer);
    if (asked.size > 0) return;
    worker?.unref();
    idle = setTimeout(end, idleMs).unref();
  };
  /** Whoever asks meanwhile gets another. */
  const end = (): void => {
    void worker?.terminate();
    worker = undefined;
  };
  const start = (): Worker => {
    // No resourceLimits: near a limit of its heap V8 may end the whole process, and they spare but 2 MB.
    const started = new Worker(program);
    started.on('message', settle);
    started.on('error', () => undefined); // told by its exit
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of asked.values()) reject(new Error('the thread ended'));
      asked.clear();
    });
    return started;
  };
  return {
    run: (task) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      last += 1;
      const answer = Promise.withResolvers<Answer>();
      asked.set(last, answer);
      worker.postMessage({ id: last, task } satisfies Asked<Task>);
      return answer.promise;
    },
    get waiting() {
      return asked.size;
    },
  };
};

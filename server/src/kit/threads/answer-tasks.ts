import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './thread.ts';

/** What the program of a thread does with each task that it is sent. */
export const answerTasks = <Task, Answer>(work: (task: Task) => Answer): void => {
  parentPort?.on('message', ({ id, task }: Asked<Task>) => {
    parentPort?.postMessage(answerOf(id, () => work(task)));
  });
};

function answerOf<Answer>(id: number, work: () => Answer): Answered<Answer> {
  try {
    return { id, answer: work() };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

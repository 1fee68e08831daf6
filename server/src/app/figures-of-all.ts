import cluster, { type Worker } from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Whoever has not answered by then is just starting, or has died: its figures come with the next question. */
const longestMs = 1_000;

/** Who asks is named by its id in the cluster, its question by a number. */
interface Asked {
  readonly type: 'figures.asked';
  readonly by: number;
  readonly question: number;
}
interface Counted {
  readonly type: 'figures.counted';
  readonly question: number;
  readonly others: number;
}
interface Told {
  readonly type: 'figures.told';
  readonly to: number;
  readonly question: number;
  readonly figures: string;
}
type Message = Asked | Counted | Told;

interface Answers {
  readonly figures: string[];
  /** How many others there are, once we know. */
  others?: number;
  readonly isComplete: () => void;
}

/**
 * The figures of all processes behind our port, whichever of them is asked: each with the label `process`, since those of
 * one after another would look like one that starts anew all the time. Of a process alone its own, without a label.
 */
export const shareFigures = (app: FastifyInstance, register: Registry): (() => Promise<string>) => {
  const { worker } = cluster;
  if (!worker) return () => register.metrics();
  register.setDefaultLabels({ process: String(worker.id) });
  const waiting = new Map<number, Answers>();
  let questions = 0;
  const answer = ({ by, question }: Asked): void => {
    const tell = (figures: string): void => send(worker, { type: 'figures.told', to: by, question, figures });
    // Without an answer the other one goes on without us.
    register.metrics().then(tell, () => undefined);
  };
  const hear = (message: Message): void => {
    if (message.type === 'figures.asked') {
      answer(message);
      return;
    }
    const answers = waiting.get(message.question);
    if (!answers) return;
    if (message.type === 'figures.counted') answers.others = message.others;
    if (message.type === 'figures.told') answers.figures.push(message.figures);
    if (answers.figures.length === answers.others) answers.isComplete();
  };
  process.on('message', hear);
  app.addHook('onClose', async () => void process.off('message', hear));
  return async () => {
    questions += 1;
    const question = questions;
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers: Answers = { figures: [], isComplete: resolve };
    waiting.set(question, answers);
    send(worker, { type: 'figures.asked', by: worker.id, question });
    const late = setTimeout(resolve, longestMs);
    await promise;
    clearTimeout(late);
    waiting.delete(question);
    return putTogether([await register.metrics(), ...answers.figures]);
  };
};

/** Hands on what processes ask each other for. Called by who leads them. */
export const passFiguresOn = (): void => {
  cluster.on('message', (from, message: Message) => {
    if (message.type === 'figures.told') {
      const asking = cluster.workers?.[message.to];
      if (asking) send(asking, message);
    } else if (message.type === 'figures.asked') {
      const others = Object.values(cluster.workers ?? {}).filter((other) => other && other.id !== from.id);
      for (const other of others) if (other) send(other, message);
      send(from, { type: 'figures.counted', question: message.question, others: others.length });
    }
  });
};

/** Who has gone meanwhile gets nothing. */
function send(receiver: Worker, message: Message): void {
  if (receiver.isConnected()) receiver.send(message, () => undefined);
}

/** All lines of one figure have to stand together, below its description. */
function putTogether(texts: readonly string[]): string {
  const lines = new Map<string, string[]>();
  for (const text of texts) {
    for (const figure of text.trim().split('\n\n')) {
      const [help = '', type = '', ...values] = figure.split('\n');
      const head = `${help}\n${type}`;
      lines.set(head, [...(lines.get(head) ?? []), ...values]);
    }
  }
  return [...lines].map(([head, values]) => `${[head, ...values].join('\n')}\n`).join('\n');
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface StopTimes {
  /** Milliseconds that balancers get to hear that we are going, while everything is still answered. */
  readonly delayMs: number;
  /** Milliseconds that requests under way get after that. */
  readonly deadlineMs: number;
}

/** Whoever asks /readyz this often or more often watches us. */
const watchedWithinMs = 120_000;
const sweepEveryMs = 50;

/**
 * Prepares a server, before its routes, to stop without cutting anybody off. First /readyz answers 503, and each answer
 * asks its client to come back by another connection. Where somebody watches /readyz, they get the time to notice. Then
 * nobody is let in, requests under way end, and whoever is not ready at the deadline is cut off.
 * @returns stops it; `onClosing` is called when nobody new is let in
 */
export const prepareToStop = (
  app: FastifyInstance,
  { delayMs, deadlineMs }: StopTimes,
): ((onClosing: () => void | Promise<void>) => Promise<void>) => {
  let isEnding = false;
  let lastWatched = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isReadiness(url)) return undefined;
    lastWatched = performance.now();
    return isEnding ? reply.code(503).send({ status: 'ending' }) : undefined;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  return async (onClosing) => {
    isEnding = true;
    if (performance.now() - lastWatched < watchedWithinMs) await delay(delayMs);
    await onClosing();
    await closed(app, deadlineMs);
  };
};

function isReadiness(url: string): boolean {
  return /^\/readyz(?:$|\?)/i.test(url);
}

async function closed(app: FastifyInstance, deadlineMs: number): Promise<void> {
  // Connections of clients that keep theirs for later fall idle one by one; the server itself would wait for them.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs);
  const late = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(late);
}

import { type ClientError, clientErrorSchema } from '@tresen/domain/kit/client-errors';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createSlidingWindow, networkOf } from '../account/throttling/index.ts';
import { ctxOf } from '../kit/http/index.ts';

const bodyLimit = 16_384;
/** A page that breaks for everybody in a shop, or again and again, must fill neither the log nor the disk. */
const perNetwork = { reports: 10, milliseconds: 60_000 } as const;
const everybody = { reports: 300, milliseconds: 60_000 } as const;

export interface ClientErrorsDependencies {
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where the person may write to, with the id of the report. */
  readonly supportEmail: string | undefined;
}

/** What a message may carry along of a person or a session. */
const secrets = [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, /\beyJ[\w-]+\.[\w.-]+/g, /\b[\w-]{40,}\b/g];

/**
 * `POST /api/client-errors`: logs what the web app tells of a page that broke, under the id that the person was shown
 * (SHL-80, ERR-48).
 */
export const addClientErrors = (
  app: FastifyInstance,
  { log, now, supportEmail }: ClientErrorsDependencies,
): void => {
  const networks = createSlidingWindow(perNetwork.reports, perNetwork.milliseconds, now);
  const all = createSlidingWindow(everybody.reports, everybody.milliseconds, now);
  const onRequest = async ({ ip }: FastifyRequest): Promise<void> => {
    const wait = networks.take(networkOf(ip)) || all.take('all');
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
  };
  app.post('/api/client-errors', { bodyLimit, onRequest }, (request, reply) => {
    const { id, build, page, message, stack } = read(request.body);
    const report = { id, build, page, message: redact(message), stack: redact(stack) };
    log.error({ clientError: report, userId: userIdOf(request), requestId: request.id }, 'a page broke');
    return reply.header('cache-control', 'no-store').send({ id, supportEmail: supportEmail ?? null });
  });
};

function read(body: unknown): ClientError {
  const { success, data } = clientErrorSchema.safeParse(body);
  if (!success) throw new AppError('QUERY_REFUSED', { message: 'no report' });
  return data;
}

function redact(text: string): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

function userIdOf(request: FastifyRequest): string | undefined {
  const { caller } = ctxOf(request);
  return caller.kind === 'user' ? caller.userId : undefined;
}

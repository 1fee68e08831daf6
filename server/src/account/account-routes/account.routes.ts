import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../../kit/db/refusal-of.ts';
import { AccountError, accountError } from '../account-error.ts';
import { createExternalRoutes } from '../external-sign-in/index.ts';
import { createAccountLimit } from './account-limits.ts';
import type { AccountParts } from './account-parts.ts';
import { readBody } from './body.ts';
import { type Endpoint, endpoints, type Later } from './endpoints.ts';

const bodyLimit = 16 * 1_024;

type Background = ReturnType<typeof createBackground>;

/** The endpoints under /Account as a Fastify plugin with a scope of its own: JSON in, errors as `AccountErrorBody`. */
export const createAccountRoutes =
  (parts: AccountParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, request, reply) => sendError(parts, error, request, reply));
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const background = createBackground(app, parts);
    for (const endpoint of endpoints) addEndpoint(app, parts, background, endpoint);
    await app.register(createExternalRoutes(parts));
  };

/** Runs work that no answer waits for; a server that stops waits for it. */
function createBackground(app: FastifyInstance, { kit }: AccountParts) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work: () => Promise<void>, requestId: string): void => {
    const run = work()
      .catch((error: unknown) => kit.log.error({ err: error, requestId }, 'work after an answer failed'))
      .finally(() => running.delete(run));
    running.add(run);
  };
}

function sendError(
  { kit }: AccountParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toAccountError(error);
  if (!known || refusalOf(error))
    kit.log.error({ err: error, requestId: request.id }, 'a request to the auth host failed');
  const { status, body } = known ?? accountError('INTERNAL');
  if (body.seconds !== undefined) reply.header('retry-after', String(body.seconds));
  return reply.code(status).send(body);
}

/** Any error in the form of these endpoints; undefined when it is a bug of ours. */
function toAccountError(thrown: unknown): AccountError | undefined {
  const error = refusalOf(thrown) ?? thrown;
  if (error instanceof AccountError) return error;
  if (error instanceof AppError && error.kind === 'tooMany')
    return accountError('TOO_MANY_REQUESTS', Number(error.parameters.seconds));
  if (error instanceof AppError && error.kind === 'unavailable')
    return accountError(
      error.code === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'BUSY',
      Number(error.parameters.seconds),
    );
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return accountError('TOO_LARGE');
  return status < 500 ? accountError('WRONG_DATA') : undefined;
}

function addEndpoint(
  app: FastifyInstance,
  parts: AccountParts,
  background: Background,
  { path, allowance, emailOf, answer }: Endpoint,
): void {
  const limit = createAccountLimit(allowance, parts.kit.now, (name) =>
    parts.kit.shareCounts?.(`${path}.${name}`),
  );
  const onRequest = async ({ ip }: FastifyRequest): Promise<void> => limit.ofNetwork(ip);
  app.post(path, { bodyLimit, onRequest }, async (request, reply) => {
    const body = readBody(request.body);
    limit.ofEmail(request.ip, emailOf(body));
    const call = {
      requestId: request.id,
      acceptLanguage: request.headers['accept-language'],
      setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    };
    const answered = await answer(parts, body, call);
    if (!isLater(answered)) return answered;
    background(answered.work, request.id);
    return reply.type('text/plain; charset=utf-8').send(answered.text);
  });
}

function isLater(answer: object): answer is Later {
  return 'work' in answer;
}

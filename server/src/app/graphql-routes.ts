import type { IncomingMessage } from 'node:http';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../kit/context/index.ts';
import { createExecutor, type GraphqlRequest, type PublicError } from '../kit/graphql/index.ts';
import type { RequestBody } from '../kit/memory/index.ts';
import { compressed, takesGzip } from './compressed.ts';
import { readGraphqlBody } from './graphql-body.ts';
import { graphqlMediaOf } from './graphql-media.ts';
import type { RequestShares } from './request-shares.ts';

const mebibyte = 1_048_576;
// 500 receipts of 4 positions are about 1 MiB; a few with very many positions still fit.
const bodyLimits = { general: mebibyte, pos: 8 * mebibyte } as const;
// Shorter answers are not worth the processor's time.
const compressFrom = 2_048;

export interface GraphqlRoute {
  readonly path: '/graphql' | '/graphql/pos';
  readonly schema: GraphQLSchema;
  readonly documents: Readonly<Record<string, string>>;
  readonly contextOf: (request: FastifyRequest) => Promise<Ctx>;
  readonly publicError: PublicError;
  /** The same for both endpoints. */
  readonly shares: RequestShares;
}

interface Underway {
  readonly ctx: Ctx;
  readonly take: (bytes: number) => void;
}

/**
 * Answers one GraphQL endpoint. Who asks is known before the body is read: no field is for strangers (access table), so
 * nothing of theirs is read, parsed or compiled.
 */
export const addGraphqlRoute = (app: FastifyInstance, route: GraphqlRoute): void => {
  const execute = createExecutor(route, route.publicError);
  const bodyLimit = route.path === '/graphql' ? bodyLimits.general : bodyLimits.pos;
  const underWay = new WeakMap<FastifyRequest, Underway>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ctx = await route.contextOf(request);
    if (ctx.caller.kind === 'public') throw new AppError('UNAUTHENTICATED');
    refuseTooLong(request, bodyLimit);
    const { share, take } = route.shares.admit(request, reply, ctx.caller);
    underWay.set(request, { ctx: { ...ctx, share }, take });
  };
  const noRequest = (): never => {
    throw new AppError('QUERY_REFUSED', { message: 'no GraphQL request' });
  };
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
      readGraphqlBody(request, payload, bodyLimit, underWay.get(request)?.take ?? noRequest),
    );
    scope.post<{ Body: RequestBody }>(route.path, { onRequest }, async (request, reply) => {
      const { ctx } = underWay.get(request) ?? noRequest();
      const { body, lifted } = request.body ?? {};
      if (!isRequest(body)) return noRequest();
      const { text, isStarted } = await execute(body, { ...ctx, lifted });
      const { type, refusedStatus } = graphqlMediaOf(request.headers.accept);
      reply.type(type).code(isStarted ? 200 : refusedStatus);
      return send(request, reply, text, ctx);
    });
  });
};

/**
 * Refuses by the announced length and lets the body run dry: refused while it is being read, as the framework does, the
 * client finds its line cut and seldom an answer, and sends the same again. What was announced takes nothing otherwise.
 */
function refuseTooLong({ headers }: FastifyRequest, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('TOO_LARGE', { limit });
}

function isRequest(body: unknown): body is GraphqlRequest {
  return (
    isRecord(body) &&
    [body.documentId, body.query].some((text) => typeof text === 'string') &&
    isRecord(body.variables ?? {}) &&
    isRecord(body.extensions ?? {}) &&
    ['documentId', 'query', 'operationName'].every((key) => {
      const value = body[key];
      return value === undefined || value === null || typeof value === 'string';
    })
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function send(request: FastifyRequest, reply: FastifyReply, text: string, ctx: Ctx) {
  reply.header('cache-control', 'no-store');
  // Registers get short words back: compressing them costs more than it saves.
  if (ctx.caller.kind !== 'user' || text.length <= compressFrom) return reply.send(text);
  reply.header('vary', 'accept-encoding');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compressed(text));
}

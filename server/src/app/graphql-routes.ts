import compress from '@fastify/compress';
import { AppError } from '@tresen/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../kit/context/index.ts';
import { createExecutor, type GraphqlRequest, type PublicError } from '../kit/graphql/index.ts';

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
}

const isRequest = (body: unknown): body is GraphqlRequest =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  ['documentId', 'query', 'operationName'].every((key) => {
    const value = (body as Record<string, unknown>)[key];
    return value === undefined || value === null || typeof value === 'string';
  });

const send = (reply: FastifyReply, text: string, ctx: Ctx): FastifyReply => {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  // Registers get short words back: compressing them costs more than it saves.
  if (ctx.caller.kind !== 'user' || text.length <= compressFrom) return reply.send(text);
  reply.compress(text);
  return reply;
};

/** Answers one GraphQL endpoint. */
export const addGraphqlRoute = (app: FastifyInstance, route: GraphqlRoute): void => {
  const execute = createExecutor(route, route.publicError);
  app.post(
    route.path,
    { bodyLimit: route.path === '/graphql' ? bodyLimits.general : bodyLimits.pos },
    async (request, reply) => {
      const ctx = await route.contextOf(request);
      if (!isRequest(request.body)) throw new AppError('QUERY_REFUSED', { message: 'no GraphQL request' });
      return send(reply, await execute(request.body, ctx), ctx);
    },
  );
};

/** What `send` needs: compression on demand, never by itself. */
export const addCompression = (app: FastifyInstance) =>
  app.register(compress, { global: false, threshold: compressFrom, encodings: ['gzip'] });

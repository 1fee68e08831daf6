import { AppError, statusOfKind } from '@tresen/domain/kit/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx, OnRefusal } from '../kit/context/index.ts';
import { isUnfitValue } from '../kit/db/pools.ts';
import { refusalOf } from '../kit/db/refusal-of.ts';
import { findCaller } from '../kit/http/index.ts';
import { graphqlMediaOf } from './graphql-media.ts';

type LogError = (error: unknown, requestId: string) => void;

/** What a GraphQL client learns of an error. A bug is logged and told only by its request id. */
export const createPublicError = (logError: LogError) => (error: unknown, ctx: Ctx) => {
  const { code, kind, parameters, cause } = asAppError(error);
  if (code === 'INTERNAL' || cause) logError(cause ?? error, ctx.requestId);
  return { code, kind, parameters, requestId: ctx.requestId };
};

/** Plain HTTP answers errors as GraphQL does, with the status of their kind. */
export const addErrorHandler = (
  app: FastifyInstance,
  logError: LogError,
  onRefusal: OnRefusal = () => undefined,
): void => {
  const noteRefusal = (request: FastifyRequest, kind: AppError['kind']): void => {
    const caller = findCaller(request);
    if (!caller || caller.kind === 'public' || (kind !== 'forbidden' && kind !== 'notFound')) return;
    const what = `${request.method} ${request.routeOptions.url ?? ''}`;
    onRefusal({ kind: kind === 'forbidden' ? 'right' : 'unknownRecord', what, caller });
  };
  app.setErrorHandler((error, request, reply) => {
    const { code, kind, parameters, cause } = asAppError(error);
    if (code === 'INTERNAL' || cause) logError(cause ?? error, request.id);
    noteRefusal(request, kind);
    // RFC 6750, section 3: what to come with, and whether there was something that opens nothing.
    if (kind === 'unauthenticated')
      reply.header(
        'www-authenticate',
        code === 'UNAUTHENTICATED' ? 'Bearer' : 'Bearer error="invalid_token"',
      );
    if (parameters.seconds !== undefined) reply.header('retry-after', String(parameters.seconds));
    if (code === 'INSUFFICIENT_SCOPE')
      // RFC 6750 3.1
      reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${parameters.scope}"`);
    return reply
      .code(statusOfKind[kind])
      .type(graphqlMediaOf(request.headers.accept).type)
      .send({ errors: [{ message: code, extensions: { code, kind, parameters, requestId: request.id } }] });
  });
};

/** Anything thrown, as an error of the table: what is none of ours is INTERNAL and a bug. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (isUnfitValue(error)) return new AppError('INVALID_INPUT');
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return new AppError('MALFORMED_JSON');
  }
  if (statusCode === 413) return new AppError('TOO_LARGE');
  if (statusCode === 429) return new AppError('TOO_MANY_REQUESTS');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('QUERY_REFUSED');
  return new AppError('INTERNAL');
}

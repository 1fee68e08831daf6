import { AppError } from '@tresen/domain/errors';
import { GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Ctx } from '../context/index.ts';
import { documentLimits, limitBroken } from './limits.ts';

/** A GraphQL request: a document that the web app registered, by its hash, or a text of an integrator. */
export interface GraphqlRequest {
  readonly documentId?: string;
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

export interface Endpoint {
  readonly schema: GraphQLSchema;
  /** Hash → text of the web app's documents. */
  readonly documents: Readonly<Record<string, string>>;
}

// A large text takes half a megabyte once it is compiled. The web app's own documents are some dozens and all stay.
const integratorsTexts = 100;

const refuse = (message: string): never => {
  throw new AppError('QUERY_REFUSED', { message });
};

const compile = (
  schema: GraphQLSchema,
  text: string,
  operationName: string | undefined,
  ours: boolean,
): CompiledQuery => {
  if (text.length > documentLimits.characters) refuse('document too long');
  const document = (() => {
    try {
      return parse(text, { maxTokens: 5_000 });
    } catch (error) {
      return refuse((error as Error).message);
    }
  })();
  const broken = ours ? undefined : limitBroken(document);
  if (broken) refuse(broken);
  const [fault] = validate(schema, document, undefined, { maxErrors: 1 });
  if (fault) refuse(fault.message);
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled) ? compiled : refuse(compiled.errors?.[0]?.message ?? 'not executable');
};

/** What the client learns of an error: code and parameters of ours, otherwise only that it is a bug and its request id. */
export type PublicError = (error: unknown, ctx: Ctx) => { code: string; [extension: string]: unknown };

/**
 * Executes requests against one schema; documents are compiled once. Returns the response as text.
 * @throws {AppError} QUERY_REFUSED for a document that is unknown, invalid or beyond the limits
 */
export const createExecutor = ({ schema, documents }: Endpoint, publicError: PublicError) => {
  const ours = new Map<string, CompiledQuery>();
  const theirs = new Map<string, CompiledQuery>();

  const keepText = (key: string, query: CompiledQuery): void => {
    theirs.set(key, query);
    const [oldest] = theirs.size > integratorsTexts ? theirs.keys() : [];
    if (oldest !== undefined) theirs.delete(oldest);
  };
  const compiled = ({ documentId, query, operationName }: GraphqlRequest): CompiledQuery => {
    const known = documentId && Object.hasOwn(documents, documentId) ? documents[documentId] : undefined;
    const text = known ?? query ?? refuse('unknown document');
    const key = `${operationName ?? ''}\n${text}`;
    const found = known === undefined ? theirs.get(key) : ours.get(key);
    if (found) return found;
    const made = compile(schema, text, operationName ?? undefined, known !== undefined);
    if (known !== undefined) ours.set(key, made);
    else keepText(key, made);
    return made;
  };

  const withPublicErrors = (errors: readonly GraphQLError[], ctx: Ctx) =>
    errors.map((error) => {
      // An error without a path is none of a field: a variable of the wrong type or form.
      const refusal = { code: 'QUERY_REFUSED', kind: 'badRequest', parameters: { message: error.message } };
      const extensions = error.path && error.originalError ? publicError(error.originalError, ctx) : refusal;
      const message = extensions === refusal ? error.message : 'failed';
      return new GraphQLError(message, { path: error.path, extensions });
    });

  return async (request: GraphqlRequest, ctx: Ctx): Promise<string> => {
    const query = compiled(request);
    const result = await query.query({}, ctx, request.variables ?? {});
    if (!('errors' in result) || !result.errors) return query.stringify(result as never);
    return JSON.stringify({ ...result, errors: withPublicErrors(result.errors, ctx) });
  };
};

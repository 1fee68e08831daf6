import { AppError } from '@tresen/domain/kit/errors';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Ctx } from '../context/index.ts';
import { compileDocument, type RunnableDocument } from './compile-document.ts';
import { compiledWith } from './compiled-documents.ts';

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

/** The response as text. `isStarted` is false when no field was asked: a variable does not fit. */
export interface GraphqlAnswer {
  readonly text: string;
  readonly isStarted: boolean;
}

const longestMessage = 1_000;

/** What the client learns of an error: code and parameters of ours, otherwise only that it is a bug and its request id. */
export type PublicError = (error: unknown, ctx: Ctx) => { code: string; [extension: string]: unknown };

/**
 * Executes requests against one schema; documents are compiled once, those of integrators when it is their caller's turn.
 * A document that is unknown, invalid or beyond the limits is answered with QUERY_REFUSED.
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export const createExecutor = ({ schema, documents }: Endpoint, publicError: PublicError) => {
  const { ours, theirs } = compiledWith(schema);

  /** Compiled once, whatever name comes with it: each has one operation. */
  const ourDocument = (text: string, operationName: string | undefined): RunnableDocument => {
    const made = ours.get(text) ?? compileDocument(schema, text, undefined, true);
    ours.set(text, made);
    if (operationName !== undefined && !made.operations.includes(operationName))
      refuse(`Unknown operation named "${operationName.slice(0, 100)}".`);
    return made;
  };
  const compileTheirs = async (
    key: string,
    text: string,
    operationName: string | undefined,
    { share }: Ctx,
  ): Promise<RunnableDocument> => {
    // Somebody may have had it compiled while this caller's turn had not come.
    const compile = () => theirs.find(key) ?? compileDocument(schema, text, operationName, false);
    const made = share ? await share.think(compile) : compile();
    theirs.keep(key, made);
    return made;
  };
  const documentOf = (
    { documentId, query, operationName }: GraphqlRequest,
    ctx: Ctx,
  ): RunnableDocument | Promise<RunnableDocument> => {
    const known = documentId && Object.hasOwn(documents, documentId) ? documents[documentId] : undefined;
    const text = known ?? query ?? refuse('unknown document');
    const name = operationName ?? undefined;
    if (known !== undefined) return ourDocument(known, name);
    const key = `${name ?? ''}\n${text}`;
    return theirs.find(key) ?? compileTheirs(key, text, name, ctx);
  };

  const withPublicErrors = (errors: readonly GraphQLError[], ctx: Ctx) =>
    errors.map((error) => {
      // An error without a path is none of a field: a variable of the wrong type or form.
      const told = error.message.slice(0, longestMessage); // it may hold what was sent
      const refusal = { code: 'QUERY_REFUSED', kind: 'badRequest', parameters: { message: told } };
      const extensions = error.path && error.originalError ? publicError(error.originalError, ctx) : refusal;
      const message = extensions === refusal ? told : 'failed';
      return new GraphQLError(message, { path: error.path, extensions });
    });

  /** A document that is not executed is an answer, too: which status it gets depends on the client. */
  const refusal = (error: unknown, ctx: Ctx): GraphqlAnswer => {
    if (!(error instanceof AppError && error.code === 'QUERY_REFUSED')) throw error;
    const errors = [new GraphQLError(error.code, { extensions: publicError(error, ctx) })];
    return { text: JSON.stringify({ errors }), isStarted: false };
  };
  return async (request: GraphqlRequest, ctx: Ctx): Promise<GraphqlAnswer> => {
    let document: RunnableDocument;
    try {
      document = await documentOf(request, ctx);
    } catch (error) {
      return refusal(error, ctx);
    }
    ctx.share?.expectTurns(document.rootFields);
    const { result, text } = await document.run(ctx, request.variables ?? {});
    if (!result.errors) return { text: text(), isStarted: true };
    const errors = withPublicErrors(result.errors, ctx);
    return { text: JSON.stringify({ ...result, errors }), isStarted: result.data !== undefined };
  };
};

function refuse(message: string): never {
  throw new AppError('QUERY_REFUSED', { message });
}

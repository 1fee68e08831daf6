import { AppError } from '@tresen/domain/kit/errors';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Ctx } from '../context/index.ts';
import { schemaQuestionBroken, schemaQuestionIn } from './introspection.ts';
import { documentLimits, limitBroken, rootFieldsOf } from './limits.ts';
import { createVariableCheck } from './variables.ts';

interface Ran {
  readonly result: ExecutionResult;
  /** The result as JSON. */
  text(): string;
}

/** A document that was read and found good. */
export interface RunnableDocument {
  /** The names of its operations. */
  readonly operations: readonly string[];
  /** How many fields of the first level it asks for. */
  readonly rootFields: number;
  run(ctx: Ctx, variables: Readonly<Record<string, unknown>>): Promise<Ran>;
}

/**
 * Reads a document of a client.
 * @param isOurs it was registered by the web app, so that no limits hold
 * @throws {AppError} QUERY_REFUSED
 */
export const compileDocument = (
  schema: GraphQLSchema,
  text: string,
  operationName: string | undefined,
  isOurs: boolean,
): RunnableDocument => {
  const document = parsed(text);
  const question = isOurs ? 'none' : schemaQuestionIn(document);
  if (question === 'mixed') refuse('ask for the schema alone');
  const isAboutSchema = question === 'alone';
  const broken = isAboutSchema ? schemaQuestionBroken(document) : limitBroken(document);
  if (broken !== undefined && !isOurs) refuse(broken);
  const [fault] = validate(schema, document, undefined, { maxErrors: 1 });
  if (fault) refuse(fault.message);
  return (isAboutSchema ? schemaAnswer : compiled)(schema, document, operationName);
};

function parsed(text: string): DocumentNode {
  if (text.length > documentLimits.characters) refuse('document too long');
  try {
    return parse(text, { maxTokens: 5_000 });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): never {
  throw new AppError('QUERY_REFUSED', { message });
}

/** A question about the schema is answered by walking it once; without variables the answer is always the same. */
function schemaAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): RunnableDocument {
  const isConstant = !document.definitions.some(
    (part) => 'variableDefinitions' in part && (part.variableDefinitions?.length ?? 0) > 0,
  );
  let kept: Ran | undefined;
  const answer = (variableValues: Readonly<Record<string, unknown>>): Ran => {
    if (kept) return kept;
    const result = execute({ schema, document, variableValues, ...(operationName && { operationName }) });
    const ran = readOnce(result as ExecutionResult);
    if (isConstant) kept = ran;
    return ran;
  };
  return {
    operations: operationsOf(document),
    rootFields: 0,
    run: async ({ share }, variables) =>
      kept ?? (share ? share.think(() => answer(variables)) : answer(variables)),
  };
}

function readOnce(result: ExecutionResult): Ran {
  const json = JSON.stringify(result);
  return { result, text: () => json };
}

function operationsOf({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.name ? [part.name.value] : [],
  );
}

function compiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): RunnableDocument {
  const query = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(query)) return refuse(query.errors?.[0]?.message ?? 'not executable');
  const faultsOf = createVariableCheck(schema, document, operationName);
  return {
    operations: operationsOf(document),
    rootFields: rootFieldsOf(document),
    run: async (ctx, variables) => {
      const errors = await faultsOf(variables, ctx.share);
      if (errors) return readOnce({ errors });
      const result = (await query.query({}, ctx, variables)) as ExecutionResult;
      return { result, text: () => query.stringify(result as never) };
    },
  };
}

import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import type { Share } from '../shares/index.ts';

type Variables = Readonly<Record<string, unknown>>;

/** So much text weighs as much as one value, in characters. */
const textOfWeight = 100;
/** Lighter ones are left to the compiled document, which tells every fault: as many, and as long, as they are. */
const light = 100;
/** Checking heavier ones keeps the thread busy for as long as compiling does. */
const heavy = 5_000;
const maxFaults = 10;

/**
 * Compares variables of some size with their types before the compiled document does: that tells each of a hundred
 * thousand faults, and of each the whole list again, which took one request 40 seconds of everybody's.
 */
export const createVariableCheck = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
) => {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const check = (variables: Variables): readonly GraphQLError[] | undefined =>
    getVariableValues(schema, definitions, variables, { maxErrors: maxFaults }).errors;
  return (
    variables: Variables,
    share: Share | undefined,
  ): readonly GraphQLError[] | undefined | Promise<readonly GraphQLError[] | undefined> => {
    const weight = weightOf(variables);
    if (weight <= light || definitions.length === 0) return undefined;
    return share && weight > heavy ? share.think(() => check(variables)) : check(variables);
  };
};

/** How much there is in variables, walked no further than `heavy`. */
function weightOf(variables: Variables): number {
  const waiting: unknown[] = [variables];
  let weight = 0;
  while (waiting.length > 0 && weight <= heavy) {
    const value = waiting.pop();
    weight += typeof value === 'string' ? 1 + value.length / textOfWeight : 1;
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner);
  }
  return weight;
}

import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type NamedTypeNode,
  parse,
  typeFromAST,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../kit/context/index.ts';
import { createExecutor } from '../kit/graphql/index.ts';
import documents from '../kit/graphql/persisted-documents.json' with { type: 'json' };
import { describeSchemas } from './schemas.ts';
import { awkwardTexts } from './testing/awkward-texts.ts';
import { sampleOf } from './testing/schema-walk.ts';

// Documents are compiled, which is quicker than to execute them and must answer the same, to the letter: whatever texts
// and numbers the records have, and whatever of them is missing.

const wholeNumbers = [0, -0, 1, -1, 2_147_483_647, -2_147_483_648];
const largeNumbers = [...wholeNumbers, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
const brokenNumbers = [0.1, -1e21, 5e-324, Number.MAX_VALUE, 1e-7];
/** What no field of this type can answer; as large a share of all answers as `faulty` says. */
const wrongValues = [2 ** 31, 2 ** 53, {}, [], undefined, null];
/** A day or a moment is never one of these: what is executed would write null for them, what is compiled refuses them. */
const wrongNumbers = [...wrongValues, Number.NaN, Number.POSITIVE_INFINITY];
const numbers: ReadonlySet<string> = new Set(['Int', 'Float', 'Cents']);

/** All that a document may meet follows from this. */
interface Data {
  readonly seed: number;
  /** Texts beside the awkward ones. */
  readonly texts: readonly string[];
  /** Percent of the leaves that have a value which their type refuses. */
  readonly faulty: number;
}

interface Place {
  readonly data: Data;
  readonly path: string;
}

/** A number that follows from a place: the same for all who ask, in whatever order. */
const drawn = ({ data, path }: Place, purpose: string): number => {
  let hash = data.seed;
  for (const character of `${path} ${purpose}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const oneOf = <T>(place: Place, values: readonly T[]): T =>
  values[drawn(place, 'which') % values.length] as T;

const leafOf = (type: string, place: Place): unknown => {
  if (drawn(place, 'faulty') % 100 < place.data.faulty)
    return oneOf(place, numbers.has(type) ? wrongNumbers : wrongValues);
  if (type === 'Boolean') return drawn(place, 'which') % 2 === 0;
  if (type === 'Int') return oneOf(place, wholeNumbers);
  if (type === 'Cents') return oneOf(place, largeNumbers);
  if (type === 'Float') return oneOf(place, [...largeNumbers, ...brokenNumbers]);
  if (type === 'DateTime') return oneOf(place, [new Date(0), new Date(8.64e15), '2026-01-01T00:00:00.000Z']);
  return oneOf(place, [...awkwardTexts, ...place.data.texts]);
};

/** A value of a type: promised, or there at once. */
const answered = (type: GraphQLOutputType, place: Place): unknown => {
  if (isNonNullType(type)) return answered(type.ofType, place);
  if (isListType(type))
    return Array.from({ length: drawn(place, 'length') % 4 }, (_, index) =>
      answered(type.ofType, { ...place, path: `${place.path}.${index}` }),
    );
  if (isObjectType(type)) return place;
  if (isEnumType(type)) return oneOf(place, type.getValues()).value;
  return leafOf(getNamedType(type).name, place);
};

/** What a field was asked with, in whichever order. */
const told = (args: object): string =>
  JSON.stringify(Object.entries(args).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The schema with answers that follow from the data of a request, instead of what the server would ask and compute. */
const withDrawnAnswers = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = (source, args, ctx) => {
        const above: Place = source?.data ? source : { data: ctx.data, path: '' };
        const place = { data: above.data, path: `${above.path}.${field.name}${told(args)}` };
        const isMissing = !isNonNullType(field.type) && drawn(place, 'missing') % 4 === 0;
        const value = isMissing ? null : answered(field.type, place);
        return drawn(place, 'promised') % 3 === 0 ? Promise.resolve(value) : value;
      };
    }
  }
  return schema;
};

const schemas = describeSchemas();
const endpoints = {
  general: { schema: withDrawnAnswers(schemas.general), documents: documents.general },
  pos: { schema: withDrawnAnswers(schemas.pos), documents: documents.pos },
} as const;

/** A value for each variable of the document. */
const variablesOf = (schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> =>
  Object.fromEntries(
    (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type }) => {
      const wanted = typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType;
      return [variable.name.value, sampleOf(wanted, '0198c2a0-0000-7000-8000-000000000001')];
    }),
  );

/** Which of several faults are told, is left to who executes; the data is null in the same places. */
const faultyAnswer = ({ data, errors }: ExecutionResult) => ({ data, isFaulty: errors !== undefined });

const anyData = fc.record({
  seed: fc.nat(),
  texts: fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 }),
  faulty: fc.constantFrom(0, 0, 0, 2, 30),
});

describe.each(['general', 'pos'] as const)('the answer of a registered document at %s', (endpoint) => {
  const { schema, documents: texts } = endpoints[endpoint];
  const answerOf = createExecutor({ schema, documents: texts }, () => ({ code: 'INTERNAL' }));

  it.each(Object.entries(texts))('is what executing it answers: %s', async (documentId, text) => {
    const document = parse(text);
    const variables = variablesOf(schema, document);
    await fc.assert(
      fc.asyncProperty(anyData, async (data) => {
        const ctx = { data } as unknown as Ctx;
        const answer = await answerOf({ documentId, variables }, ctx);
        const executed = await execute({ schema, document, variableValues: variables, contextValue: ctx });
        if (!executed.errors) expect(answer.text).toBe(JSON.stringify(executed));
        else
          expect(faultyAnswer(JSON.parse(answer.text))).toEqual(
            faultyAnswer(JSON.parse(JSON.stringify(executed))),
          );
      }),
      { numRuns: runs(24) },
    );
  });
});

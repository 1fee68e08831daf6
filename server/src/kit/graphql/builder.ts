import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { Ctx } from '../context/index.ts';

/** A scalar that comes in as it goes out. */
export interface Scalar<T> {
  readonly Input: T;
  readonly Output: T;
}
/** What Pothos has to know of our schemas. */
export interface SchemaTypes {
  Context: Ctx;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Cents: Scalar<number>;
    Day: Scalar<string>;
    DateTime: { Input: string; Output: Date | string };
  };
}

/** The answer of every mutation that saves or removes something. */
export interface SaveResult {
  readonly isSuccess: boolean;
  readonly message?: string | null;
  readonly modelId?: string | null;
}

/**
 * A schema builder with what both schemas share: scalars, the page info, the result of a save.
 * Each area adds its fields to the builder of the endpoint where it answers.
 */
export const createBuilder = () => {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
  builder.queryType({});
  builder.mutationType({});
  builder.scalarType('Cents', {
    description: 'Amount in cents of the branch’s currency, as a JSON integer.',
    serialize: cents,
    parseValue: cents,
  });
  builder.scalarType('Day', {
    description: 'A day of the business calendar, YYYY-MM-DD.',
    serialize: (value) => value,
    parseValue: day,
  });
  builder.scalarType('DateTime', {
    description: 'An instant in UTC, ISO 8601.',
    serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
    parseValue: instant,
  });
  const saveResult = builder.objectRef<SaveResult>('SaveResult').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.string({ nullable: true, resolve: (result) => result.message ?? null }),
      modelId: t.id({ nullable: true, resolve: (result) => result.modelId ?? null }),
    }),
  });
  const pageInfo = builder.objectRef<PageInfo>('PageInfo').implement({
    fields: (t) => ({
      endCursor: t.exposeString('endCursor', { nullable: true }),
      hasNextPage: t.exposeBoolean('hasNextPage'),
    }),
  });
  return { builder, saveResult, pageInfo };
};

/** Where a page of a list ends: keyset paging, so page 4,000 costs what page 1 costs. */
export interface PageInfo {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

export type Kit = ReturnType<typeof createBuilder>;

function cents(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('cents are a whole number');
}

function day(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
    return value;
  throw new GraphQLError('a day is YYYY-MM-DD');
}

function instant(value: unknown): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value).toISOString();
  throw new GraphQLError('an instant is ISO 8601 in UTC');
}

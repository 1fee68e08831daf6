import * as z from 'zod/mini';
import { roundingDirections, roundings } from './rounding.ts';

const maxCents = 99_999_999_99;

/** Which prices of an article: its main one, that of one key (ART-04), or each. */
const pricesSchema = z.union([z.enum(['main', 'all']), z.int().check(z.gte(1), z.lte(99))]);

/** By cents, by hundredths of a percent (500 is 5 %, −10,000 gives it away), or to an amount. */
const bySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents: z.int().check(z.gte(-maxCents), z.lte(maxCents)) }),
  z.object({ kind: z.literal('percent'), hundredths: z.int().check(z.gte(-10_000), z.lte(1_000_000)) }),
  z.object({ kind: z.literal('to'), cents: z.int().check(z.gte(-maxCents), z.lte(maxCents)) }),
]);

const priceSchema = z.object({
  kind: z.literal('price'),
  prices: pricesSchema,
  by: bySchema,
  rounding: z._default(z.enum(roundings), 'cent'),
  direction: z._default(z.enum(roundingDirections), 'nearest'),
});
export type PriceChange = z.infer<typeof priceSchema>;

/** The same values for all: rates, category with subcategory, printer, course, or any other field of the record. */
const setSchema = z.object({
  kind: z.literal('set'),
  values: z
    .record(
      z.string().check(z.maxLength(60)),
      z.nullable(
        z.union([
          z.string().check(z.maxLength(4000)),
          z.number(),
          z.boolean(),
          z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)),
        ]),
      ),
    )
    .check(z.refine((values) => Object.keys(values).length > 0)),
});
export type SetChange = z.infer<typeof setSchema>;

const activeSchema = z.object({ kind: z.literal('active'), isActive: z.boolean() });
export type ActiveChange = z.infer<typeof activeSchema>;

/** Branches by their ids; null is all of them, also future ones, and can only be set. */
const branchesSchema = z.discriminatedUnion('how', [
  z.object({
    kind: z.literal('branches'),
    how: z.literal('set'),
    unitIds: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
  }),
  z.object({
    kind: z.literal('branches'),
    how: z.enum(['add', 'remove']),
    unitIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)),
  }),
]);
export type BranchChange = z.infer<typeof branchesSchema>;

const deleteSchema = z.object({ kind: z.literal('delete') });

/** Everything that can be done to many records at once. Closed; each can be undone. */
export const bulkChangeSchema = z.union([priceSchema, setSchema, activeSchema, branchesSchema, deleteSchema]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
/** A change of values, which is every one but a deletion. */
export type ValueChange = Exclude<BulkChange, { readonly kind: 'delete' }>;

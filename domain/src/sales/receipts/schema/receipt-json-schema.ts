import * as z from 'zod/mini';
import { type Receipt, receiptSchema } from '../receipt.ts';
import { describeSchema, overrideNull } from './describe-schema.ts';
import { receiptDescriptions, receiptHead } from './receipt-descriptions.ts';

/** The published JSON Schema (draft 2020-12) of one receipt; what the server validates against. */
export const receiptJsonSchema = () =>
  describeSchema<Receipt>(
    z.toJSONSchema(receiptSchema, { override: overrideNull }),
    receiptHead,
    receiptDescriptions,
  );

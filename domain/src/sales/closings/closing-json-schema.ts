import * as z from 'zod/mini';
import { describeSchema, overrideNull } from '../receipts/index.ts';
import { type Closing, closingSchema } from './closing.ts';
import { closingDescriptions, closingHead } from './closing-descriptions.ts';

/** The published JSON Schema (draft 2020-12) of one closing; what the server validates against. */
export const closingJsonSchema = () =>
  describeSchema<Closing>(
    z.toJSONSchema(closingSchema, { override: overrideNull }),
    closingHead,
    closingDescriptions,
  );

export { type Descriptions, describeSchema, overrideNull, type SchemaHead } from './describe-schema.ts';
export { personDescriptions, tseDescriptions } from './receipt-descriptions.ts';
export { receiptJsonSchema } from './receipt-json-schema.ts';

export { batched } from './batch.ts';
export { createBuilder, type Kit, type PageInfo, type SaveResult } from './builder.ts';
export { createExecutor, type GraphqlRequest, type PublicError } from './execute.ts';
export { guardSchema, hasOwnQueue } from './guard.ts';
export { hitsOf } from './hits.ts';
export { requestedFields } from './requested-fields.ts';

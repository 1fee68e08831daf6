export { type LiftedText, type RequestBody, readRequestBody } from './lifted-text.ts';
export { type PooledBytes, pooledFrom, takeBytes } from './memory-pool.ts';

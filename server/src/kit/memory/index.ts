export { parseJson } from './json-text.ts';
export { type LiftedText, type RequestBody, readRequestBody, textOf } from './lifted-text.ts';
export { type PooledBytes, pooledFrom, takeBytes } from './memory-pool.ts';

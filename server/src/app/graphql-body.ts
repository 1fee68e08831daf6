import type { IncomingMessage } from 'node:http';
import { AppError } from '@tresen/domain/errors';
import type { FastifyRequest } from 'fastify';
import {
  type PooledBytes,
  pooledFrom,
  type RequestBody,
  readRequestBody,
  takeBytes,
} from '../kit/memory/index.ts';

const brokenOff = (): AppError => new AppError('QUERY_REFUSED', { message: 'the request broke off' });

/** All that arrives, at most `limit` bytes; what comes after them runs dry. */
const collect = (payload: IncomingMessage, limit: number, take: (chunk: Buffer) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    let length = 0;
    payload.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) take(chunk);
      else reject(new AppError('TOO_LARGE', { limit }));
    });
    const breakOff = (): void => reject(brokenOff());
    payload.once('end', () => {
      payload.off('close', breakOff); // each request closes: an error for nobody costs as much as reading it
      resolve(length);
    });
    payload.once('close', breakOff);
    payload.once('error', breakOff);
  });

const readShort = async (payload: IncomingMessage, limit: number): Promise<PooledBytes> => {
  const chunks: Buffer[] = [];
  await collect(payload, limit, (chunk) => void chunks.push(chunk));
  return { bytes: Buffer.concat(chunks), release: () => undefined };
};

const readLong = async (payload: IncomingMessage, announced: number): Promise<PooledBytes> => {
  const memory = takeBytes(announced);
  let at = 0;
  await collect(payload, announced, (chunk) => {
    at += chunk.copy(memory.bytes, at);
  });
  if (at === announced) return memory;
  memory.release();
  throw brokenOff();
};

/**
 * Reads the body of a GraphQL request: as the framework does it, but long ones into memory that is used again.
 * @throws {AppError} TOO_LARGE, MALFORMED_JSON, QUERY_REFUSED when it broke off
 */
export const readGraphqlBody = async (
  { headers }: FastifyRequest,
  payload: IncomingMessage,
  limit: number,
): Promise<RequestBody> => {
  const announced = Number(headers['content-length'] ?? 0);
  const isLong = announced >= pooledFrom && announced <= limit;
  return readRequestBody(await (isLong ? readLong(payload, announced) : readShort(payload, limit)));
};

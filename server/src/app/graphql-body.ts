import type { IncomingMessage } from 'node:http';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyRequest } from 'fastify';
import {
  type PooledBytes,
  pooledFrom,
  type RequestBody,
  readRequestBody,
  takeBytes,
} from '../kit/memory/index.ts';

/** Told of each piece before it is kept; what it throws refuses the body. */
type Take = (bytes: number) => void;

const tiny = 1_024;

// Memory for all of a long body is taken once so much of it has arrived: announcing one must cost its sender something.
const arrivedBefore = 0.25;

/**
 * Reads the body of a GraphQL request: as the framework does it, but long ones into memory that is used again.
 * @throws {AppError} TOO_LARGE, MALFORMED_JSON, QUERY_REFUSED when it broke off, and what `take` throws
 */
export const readGraphqlBody = async (
  { headers }: FastifyRequest,
  payload: IncomingMessage,
  limit: number,
  take: Take,
): Promise<RequestBody> => {
  const announced = Number(headers['content-length'] ?? 0);
  const isLong = announced >= pooledFrom && announced <= limit;
  return readRequestBody(
    await (isLong ? readLong(payload, announced, take) : readShort(payload, limit, take)),
  );
};

async function readLong(payload: IncomingMessage, announced: number, take: Take): Promise<PooledBytes> {
  const gatherer = createGatherer(announced);
  try {
    await collect(payload, announced, take, gatherer.keep);
    const whole = gatherer.whole();
    if (!whole) throw brokenOff();
    return whole;
  } catch (error) {
    gatherer.release();
    throw error;
  }
}

/** Gathers pieces into memory of the announced length. */
function createGatherer(announced: number) {
  const first = createPieces();
  let arrived = 0;
  let memory: PooledBytes | undefined;
  const copy = (chunk: Buffer): void => {
    if (memory) arrived += chunk.copy(memory.bytes, arrived);
  };
  const keepFirst = (chunk: Buffer): void => {
    first.add(chunk);
    if (first.length() < announced * arrivedBefore) return;
    memory = takeBytes(announced);
    first.handOver().forEach(copy);
  };
  return {
    keep: (chunk: Buffer): void => (memory ? copy(chunk) : keepFirst(chunk)),
    /** What was gathered, if it is all. */
    whole: (): PooledBytes | undefined => (arrived === announced ? memory : undefined),
    release: (): void => memory?.release(),
  };
}

/**
 * Keeps pieces until they are put together. Tiny ones are copied behind each other: a body may come byte by byte, and
 * an object for each would take two hundred times what is counted.
 */
function createPieces() {
  const pieces: Buffer[] = [];
  let memory = Buffer.alloc(0);
  let from = 0;
  let to = 0;
  let length = 0;
  const closeTiny = (): void => {
    if (to > from) pieces.push(memory.subarray(from, to));
    from = to;
  };
  const addTiny = (chunk: Buffer): void => {
    if (to + chunk.length > memory.length) {
      closeTiny();
      memory = Buffer.allocUnsafeSlow(16 * tiny);
      from = 0;
      to = 0;
    }
    to += chunk.copy(memory, to);
  };
  return {
    add: (chunk: Buffer): void => {
      length += chunk.length;
      if (chunk.length < tiny) addTiny(chunk);
      else {
        closeTiny();
        pieces.push(chunk);
      }
    },
    length: (): number => length,
    /** All of them, in their order. */
    handOver: (): readonly Buffer[] => {
      closeTiny();
      return pieces.splice(0);
    },
  };
}

/** All that arrives, at most `limit` bytes. What comes after a refusal runs dry. */
function collect(
  payload: IncomingMessage,
  limit: number,
  take: Take,
  keep: (chunk: Buffer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let length = 0;
    let isRefused = false;
    payload.on('data', (chunk: Buffer) => {
      if (isRefused) return;
      try {
        length += chunk.length;
        if (length > limit) throw new AppError('TOO_LARGE', { limit });
        take(chunk.length);
        keep(chunk);
      } catch (error) {
        isRefused = true;
        reject(error as AppError);
      }
    });
    const breakOff = (): void => reject(brokenOff());
    payload.once('end', () => {
      payload.off('close', breakOff); // each request closes: an error for nobody costs as much as reading it
      resolve(length);
    });
    payload.once('close', breakOff);
    payload.once('error', breakOff);
  });
}

function brokenOff(): AppError {
  return new AppError('QUERY_REFUSED', { message: 'the request broke off' });
}

async function readShort(payload: IncomingMessage, limit: number, take: Take): Promise<PooledBytes> {
  const pieces = createPieces();
  await collect(payload, limit, take, pieces.add);
  return { bytes: Buffer.concat(pieces.handOver()), release: () => undefined };
}

import type { Ctx } from '../../../kit/context/index.ts';
import { type PooledBytes, pooledFrom, takeBytes } from '../../../kit/memory/index.ts';

/** The text of a batch in bytes. */
export const bytesOfBatch = (batch: string): PooledBytes => {
  const memory = takeBytes(Buffer.byteLength(batch));
  memory.bytes.write(batch);
  return memory;
};

/** The bytes of the batch that a request brought, wherever they are. */
export const batchOf = ({ lifted }: Ctx, batch: string): PooledBytes =>
  lifted && batch === lifted.mark ? lifted.take() : bytesOfBatch(batch);

/**
 * Works on a batch. Small pushes travel together and take no turn beside it. Reading a long one keeps everybody waiting, so
 * it takes its turn as all that is dear does: four of 3 MB had moved another tenant's list from 5 to 860 ms.
 */
export const workOnBatch = <T>(
  { share }: Pick<Ctx, 'share'>,
  { bytes }: PooledBytes,
  work: () => Promise<T>,
): Promise<T> => (share && bytes.length >= pooledFrom ? share.turn(work) : work());

import type { Ctx } from '../../kit/context/index.ts';
import { type PooledBytes, takeBytes } from '../../kit/memory/index.ts';

/** The text of a batch in bytes. */
export const bytesOfBatch = (batch: string): PooledBytes => {
  const memory = takeBytes(Buffer.byteLength(batch));
  memory.bytes.write(batch);
  return memory;
};

/** The bytes of the batch that a request brought, wherever they are. */
export const batchOf = ({ lifted }: Ctx, batch: string): PooledBytes =>
  lifted && batch === lifted.mark ? lifted.take() : bytesOfBatch(batch);

import type { IncomingMessage } from 'node:http';
import { freeMemory, type Pieces } from '../../kit/passages/index.ts';

/**
 * The body of a request in large pieces. Where the line breaks it ends: what has come is kept, and the register learns
 * where to go on.
 */
export const uploadBody = (request: IncomingMessage, pieces: Pieces): ReadableStream<Uint8Array> => {
  const body = pieces.of(chunksOf(request));
  return new ReadableStream(
    {
      pull: async (controller) => {
        const piece = await body.next().catch(() => undefined);
        if (piece?.value) controller.enqueue(piece.value);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
};

/** What the line brings; whoever stops to read can still be answered. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    yield chunk;
    freeMemory(chunk);
  }
}

import type { IncomingMessage } from 'node:http';
import type { Pieces } from '../../kit/passages/index.ts';

/**
 * The body of a request in large pieces. Where the line breaks it ends: what has come is kept, and the register learns
 * where to go on.
 */
export const uploadBody = (request: IncomingMessage, pieces: Pieces): ReadableStream<Uint8Array> => {
  const body = pieces.of(request);
  return new ReadableStream(
    {
      pull: async (controller) => {
        const piece = await body.next().catch(() => undefined);
        if (piece?.value) controller.enqueue(piece.value);
        else controller.close();
      },
      cancel: async () => void (await body.return(undefined)),
    },
    { highWaterMark: 0 },
  );
};

import type { IncomingMessage } from 'node:http';
import type { Pieces } from '../../kit/passages/index.ts';

/**
 * The body of a request in large pieces. Where the line breaks it ends: what has come is kept, and the register learns
 * where to go on.
 */
export const uploadBody = (request: IncomingMessage, pieces: Pieces): ReadableStream<Uint8Array> => {
  const body = pieces.of(request);
  let isCancelled = false;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const piece = await body.next().catch(() => undefined);
        if (isCancelled && piece?.value) pieces.giveBack(piece.value);
        else if (piece?.value) controller.enqueue(piece.value);
        else if (!isCancelled) controller.close();
      },
      cancel: () => {
        isCancelled = true;
        // Not waited for: a line that is silent would hold up the answer.
        void body.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

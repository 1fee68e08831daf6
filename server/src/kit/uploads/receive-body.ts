import type { IncomingMessage } from 'node:http';
import { AppError } from '@tresen/domain/kit/errors';
import type { ScratchFile } from './scratch-files.ts';

export interface BodyBounds {
  /** Bytes it may have. */
  readonly bytes: number;
  readonly tooLarge: () => AppError;
  /** Milliseconds until all of it is here, and without anything of it. */
  readonly longestMs: number;
  readonly longestPauseMs: number;
}

/**
 * Writes what somebody sends into a file, at most some pieces of it in memory.
 * @throws {AppError} what `tooLarge` gives, UPLOAD_TOO_SLOW, STORAGE_FULL, QUERY_REFUSED when the sender has gone. What
 * is still to come is let run dry; after UPLOAD_TOO_SLOW the connection has to be closed.
 */
export const receiveBody = (body: IncomingMessage, file: ScratchFile, bounds: BodyBounds): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(new AppError('UPLOAD_TOO_SLOW'));
    const total = setTimeout(late, bounds.longestMs);
    const pause = setTimeout(late, bounds.longestPauseMs);
    takePieces(body, file, bounds, () => pause.refresh())
      .then(resolve, (error: unknown) => {
        body.resume();
        reject(body.errored === null ? error : brokenOff());
      })
      .finally(() => {
        clearTimeout(total);
        clearTimeout(pause);
      });
  });

/** Takes piece by piece. It ends early without ending the body: who is refused gets an answer, not a cut line. */
async function takePieces(
  body: IncomingMessage,
  file: ScratchFile,
  { bytes, tooLarge }: BodyBounds,
  onPiece: () => void,
): Promise<void> {
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    onPiece();
    if (file.size + (piece as Uint8Array).length > bytes) throw tooLarge();
    await file.append(piece as Uint8Array);
  }
}

/** Whoever sent it has gone in the middle: told to nobody. */
function brokenOff(): AppError {
  return new AppError('QUERY_REFUSED', { message: 'the request broke off' });
}

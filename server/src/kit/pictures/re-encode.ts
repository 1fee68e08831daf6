import { fork } from 'node:child_process';
import { AppError } from '@tresen/domain/kit/errors';
import { type ImageKind, imageKindOf, isAnimatedPng } from './image-kind.ts';
import type { PictureShape, ShrunkPicture, Unfit } from './shrink-picture.ts';

const program = new URL('./picture-process.ts', import.meta.url);
// Far beyond what the largest takes: on a busy machine one that is whole must not end here.
const longestMs = 45_000;
const comeAgain = 10;

/**
 * Makes a WebP of a shape of a PNG, JPEG or WebP, without anything else that came with it. What the file is, its content
 * alone decides. One at a time: each takes a core and up to 200 MB for the moment.
 * @param signal ends the work when nobody waits for it any more
 * @throws {AppError} PICTURE_UNREADABLE for anything else, and for what is torn, moves or has too many pixels; BUSY when
 * it took too long
 */
export const reEncodePicture = async (
  bytes: Buffer,
  shape: PictureShape,
  signal?: AbortSignal,
): Promise<Buffer> => {
  const kind = imageKindOf(bytes);
  if (!kind) throw unreadable('unknownKind');
  if (isAnimatedPng(bytes)) throw unreadable('animated');
  const shrunk = await shrinkApart(bytes, kind, shape, signal);
  // Nobody is told that a picture is damaged which we had no time for.
  if (shrunk === 'late') throw new AppError('BUSY', { seconds: comeAgain });
  if ('unfit' in shrunk) throw unreadable(shrunk.unfit);
  return Buffer.from(shrunk.webp);
};

function unreadable(reason: Unfit): AppError {
  return new AppError('PICTURE_UNREADABLE', { reason });
}

/**
 * Unpacks a stranger's file in a process of its own, without our settings and secrets: what the library takes of memory
 * goes with it, up to 100 MB that it would otherwise keep, and a file that breaks it breaks nothing else.
 */
function shrinkApart(
  bytes: Buffer,
  kind: ImageKind,
  shape: PictureShape,
  signal: AbortSignal | undefined,
): Promise<ShrunkPicture | 'late'> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = fork(program, {
      serialization: 'advanced',
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    let shrunk: ShrunkPicture = { unfit: 'damaged' };
    child.once('message', (answer) => {
      shrunk = answer as ShrunkPicture;
    });
    const stop = (): void => void child.kill('SIGKILL');
    signal?.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    // Only then is its memory free for the next one.
    child.once('exit', () => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(signal.reason);
      else if (performance.now() - began >= longestMs) resolve('late');
      else resolve(shrunk);
    });
    child.send({ bytes, kind, shape }, () => undefined); // a failure ends the process, too
  });
}

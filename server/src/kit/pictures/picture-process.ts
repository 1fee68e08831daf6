import type { ImageKind } from './image-kind.ts';
import { type PictureShape, shrinkPicture } from './shrink-picture.ts';

interface SentPicture {
  readonly bytes: Uint8Array;
  readonly kind: ImageKind;
  readonly shape: PictureShape;
}

// The whole program of the process that unpacks one picture (re-encode.ts).
process.once('message', async ({ bytes, kind, shape }: SentPicture) => {
  const shrunk = await shrinkPicture(bytes, kind, shape);
  process.send?.(shrunk, undefined, undefined, () => process.disconnect?.());
});

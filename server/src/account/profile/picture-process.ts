import type { ImageKind } from './image-kind.ts';
import { shrinkPicture } from './shrink-picture.ts';

// The whole program of the process that unpacks one picture (re-encode.ts).
process.once('message', async ({ bytes, kind }: { bytes: Uint8Array; kind: ImageKind }) => {
  const shrunk = await shrinkPicture(bytes, kind);
  process.send?.(shrunk, undefined, undefined, () => process.disconnect?.());
});

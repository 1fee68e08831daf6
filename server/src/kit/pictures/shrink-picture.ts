import sharp, { type Metadata } from 'sharp';
import type { ImageKind } from './image-kind.ts';

// A camera's 50 megapixels are read line by line; what has to be unpacked as a whole (interlaced, progressive, WebP) may
// have 16, at most 100 MB of memory for the moment.
const maxPixels = 50_000_000;
const maxPixelsAtOnce = 16_000_000;
// Beyond this the first step would make a ribbon longer than the picture is.
const maxSidesRatio = 8;
const quality = 82;

/** How large a picture is kept. */
export interface PictureShape {
  /** Pixels of its longer side at most; of both sides, if it is cut. */
  readonly side: number;
  /** A square out of its middle, instead of the whole of it. */
  readonly isSquare: boolean;
}

/** Why a picture is not taken. */
export type Unfit = 'unknownKind' | 'animated' | 'tooManyPixels' | 'tooNarrow' | 'damaged';

class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  readonly reason: Unfit;

  constructor(reason: Unfit) {
    super(reason);
    this.reason = reason;
  }
}

// EXIF orientation 1 to 8: degrees clockwise, after mirroring left to right where it says so.
const turns: readonly (readonly [degrees: number, isMirrored: boolean])[] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
];

/** The picture as it is kept, or why it is not taken. */
export type ShrunkPicture = { readonly webp: Buffer } | { readonly unfit: Unfit };

/**
 * Makes a WebP of a shape: turned as the camera says, everything else that came with it (place, device, comments) left
 * behind. For a process of its own: what it takes of memory, the library keeps.
 */
export const shrinkPicture = async (
  bytes: Uint8Array,
  kind: ImageKind,
  shape: PictureShape,
): Promise<ShrunkPicture> => {
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return { webp: await finish(await shrink(bytes, kind, shape), shape) };
  } catch (error) {
    // The library says what is wrong with the file in words of its own.
    return { unfit: error instanceof UnfitPicture ? error.reason : 'damaged' };
  }
};

function finish(
  { data, info, orientation }: Awaited<ReturnType<typeof shrink>>,
  { side, isSquare }: PictureShape,
) {
  const { width, height, channels } = info;
  const [degrees, isMirrored] = turns[orientation - 1] ?? [0, false];
  const small = sharp(data, { raw: { width, height, channels } });
  // Cut out of the middle: that is the same before and after turning.
  return (isSquare ? small.resize(side, side, { fit: 'cover' }) : small)
    .flop(isMirrored)
    .rotate(degrees)
    .webp({ quality })
    .toBuffer();
}

/** Reads every line of the picture, so that a torn one is noticed, and keeps only a small one in memory. */
async function shrink(bytes: Uint8Array, kind: ImageKind, { side, isSquare }: PictureShape) {
  // The header alone is read here, however many pixels it announces.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  check(kind, metadata);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize(side, side, isSquare ? { fit: 'outside' } : { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, orientation: metadata.orientation ?? 1 };
}

function check(kind: ImageKind, { width, height, pages, isProgressive }: Metadata): void {
  if ((pages ?? 1) > 1) throw new UnfitPicture('animated');
  const isWhole = kind === 'webp' || isProgressive;
  if (width * height > (isWhole ? maxPixelsAtOnce : maxPixels)) throw new UnfitPicture('tooManyPixels');
  if (Math.max(width, height) > maxSidesRatio * Math.min(width, height)) throw new UnfitPicture('tooNarrow');
}

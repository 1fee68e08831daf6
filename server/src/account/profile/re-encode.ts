import { pictureSide } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/errors';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type ImageKind, imageKindOf, isAnimatedPng } from './image-kind.ts';

// A camera's 50 megapixels are read line by line; what has to be unpacked as a whole (interlaced, progressive, WebP) may
// have 16, at most 100 MB of memory for the moment.
const mostPixels = 50_000_000;
const mostPixelsAtOnce = 16_000_000;
// Beyond this the first step would make a ribbon longer than the picture is.
const mostSidesRatio = 8;
const secondsOfWork = 10;
const quality = 82;

type Transform = (input: Buffer, options?: SharpOptions) => Sharp;

let loaded: Promise<Transform> | undefined;

/** Loaded with the first picture: it would weigh on every server that never gets one. */
const loadSharp = (): Promise<Transform> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
};

const unreadable = (reason: string): AppError => new AppError('PICTURE_UNREADABLE', { reason });

const check = (kind: ImageKind, { width, height, pages, isProgressive }: Metadata): void => {
  if ((pages ?? 1) > 1) throw unreadable('animated');
  const isWhole = kind === 'webp' || isProgressive;
  if (width * height > (isWhole ? mostPixelsAtOnce : mostPixels)) throw unreadable('tooManyPixels');
  if (Math.max(width, height) > mostSidesRatio * Math.min(width, height)) throw unreadable('tooNarrow');
};

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

/** Reads every line of the picture, so that a torn one is noticed, and keeps only a small one in memory. */
const shrink = async (sharp: Transform, bytes: Buffer, kind: ImageKind) => {
  // The header alone is read here, however many pixels it announces.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  check(kind, metadata);
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: secondsOfWork })
    .resize(pictureSide, pictureSide, { fit: 'outside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, orientation: metadata.orientation ?? 1 };
};

const finish = (sharp: Transform, { data, info, orientation }: Awaited<ReturnType<typeof shrink>>) => {
  const { width, height, channels } = info;
  const [degrees, isMirrored] = turns[orientation - 1] ?? [0, false];
  // Cut out of the middle: that is the same before and after turning.
  return sharp(data, { raw: { width, height, channels } })
    .resize(pictureSide, pictureSide, { fit: 'cover' })
    .flop(isMirrored)
    .rotate(degrees)
    .webp({ quality })
    .toBuffer();
};

/**
 * Makes a WebP of 512 × 512 of a PNG, JPEG or WebP: turned as the camera says, everything else that came with it
 * (place, device, comments) left behind. What the file is, its content alone decides.
 * @throws {AppError} PICTURE_UNREADABLE for anything else, and for what is torn, moves or has too many pixels
 */
export const reEncodePicture = async (bytes: Buffer): Promise<Buffer> => {
  const kind = imageKindOf(bytes);
  if (!kind) throw unreadable('unknownKind');
  if (isAnimatedPng(bytes)) throw unreadable('animated');
  const sharp = await loadSharp();
  try {
    return await finish(sharp, await shrink(sharp, bytes, kind));
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The library says what is wrong with the file in words of its own.
    throw unreadable('damaged');
  }
};

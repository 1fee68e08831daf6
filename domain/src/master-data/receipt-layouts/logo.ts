import { type LayoutLogo, layoutLimits } from './layout.ts';

/** Why a picture becomes no logo. */
export type LogoFault = 'LOGO_TOO_LARGE' | 'LOGO_EMPTY';

/** A picture's dots as browsers give them: red, green, blue and opacity of each, from the left and from above. */
export interface PictureDots {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** A small picture may become twice as large, not more: an icon of 16 points was 5 cm of noise. */
const maxEnlarging = 2;

/**
 * How large a picture of this size is printed: not wider than asked for, not higher than allowed, in its own shape. One of
 * more pixels than a browser takes apart without coming to a halt is refused before it does.
 */
export function logoSize(
  { width, height }: { readonly width: number; readonly height: number },
  max: number,
): { readonly width: number; readonly height: number } | LogoFault {
  if (width < 1 || height < 1) return 'LOGO_EMPTY';
  if (width * height > layoutLimits.logoPixels) return 'LOGO_TOO_LARGE';
  const widest = Math.min(max, layoutLimits.logoWidth);
  const scale = Math.min(widest / width, layoutLimits.logoHeight / height, maxEnlarging);
  return {
    width: Math.max(8, Math.floor((width * scale) / 8) * 8),
    height: Math.max(1, Math.min(layoutLimits.logoHeight, Math.round(height * scale))),
  };
}

/** A picture in black and white, greys as dots (Floyd and Steinberg); what is transparent is paper. */
export function logoOf({ width, height, data }: PictureDots): LayoutLogo {
  const light = Float32Array.from({ length: width * height }, (_, at) => lightness(data, at * 4));
  const bytes = new Uint8Array((width / 8) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = light[at] ?? 0;
      const isBlack = value < 128;
      if (isBlack) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (x & 7));
      const error = value - (isBlack ? 0 : 255);
      spread(light, { at, x, width }, error);
    }
  }
  return { width, height, bits: hexOf(bytes) };
}

/** True where nothing would be printed: white on transparent, or a file that ends before its picture. */
export function isBlankLogo({ bits }: LayoutLogo): boolean {
  return /^0*$/.test(bits);
}

/** A logo at most so many dots wide, in its own shape: printers cut off what is wider than their paper. */
export function logoWithin(logo: LayoutLogo, max: number): LayoutLogo {
  const size = logoSize(logo, max);
  if (logo.width <= max || typeof size === 'string') return logo;
  const grey = greyOf(logo);
  const [across, down] = [logo.width / size.width, logo.height / size.height];
  const data = Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const mean = grey([x * across, (x + 1) * across], [y * down, (y + 1) * down]);
    return [mean, mean, mean, 255];
  });
  return logoOf({ ...size, data: data.flat() });
}

type Span = readonly [from: number, to: number];

/** How light a part of a logo is, 0 to 255. */
function greyOf(logo: LayoutLogo): (columns: Span, rows: Span) => number {
  const bytes = bytesOfLogo(logo);
  const isBlack = (x: number, y: number) => {
    const byte = bytes[(y * logo.width + x) >> 3] ?? 0;
    return (byte & (0x80 >> (x & 7))) > 0;
  };
  return ([left, right], [top, bottom]) => {
    let [black, all] = [0, 0];
    for (let y = Math.floor(top); y < bottom; y += 1) {
      for (let x = Math.floor(left); x < right; x += 1) {
        all += 1;
        if (isBlack(x, y)) black += 1;
      }
    }
    return 255 * (1 - black / all);
  };
}

/** A logo's bytes, as printers take them. */
export function bytesOfLogo({ bits }: LayoutLogo): Uint8Array {
  return Uint8Array.from({ length: bits.length >> 1 }, (_, at) =>
    Number.parseInt(bits.slice(at * 2, at * 2 + 2), 16),
  );
}

function spread(
  light: Float32Array,
  { at, x, width }: { readonly at: number; readonly x: number; readonly width: number },
  error: number,
): void {
  const give = (place: number, share: number) => {
    if (place < light.length) light[place] = (light[place] ?? 0) + (error * share) / 16;
  };
  const isLast = x === width - 1;
  if (!isLast) give(at + 1, 7);
  if (x > 0) give(at + width - 1, 3);
  give(at + width, 5);
  if (!isLast) give(at + width + 1, 1);
}

/** 0 to 255 on white paper (ITU-R BT.601). */
function lightness(data: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0, opacity = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return 255 - ((255 - grey) * opacity) / 255;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

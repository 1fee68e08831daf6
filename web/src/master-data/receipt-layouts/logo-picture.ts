import type { LayoutLogo } from '@tresen/domain/master-data/receipt-layouts';
import { bytesOfLogo } from '@tresen/domain/master-data/receipt-layouts';

const headSize = 62;

/** A logo as a picture that browsers show: a bitmap of one bit a dot, rows from above, in whole groups of four bytes. */
export const logoPicture = (logo: LayoutLogo): string => {
  const rowBytes = logo.width / 8;
  const stride = Math.ceil(rowBytes / 4) * 4;
  const file = new Uint8Array(headSize + stride * logo.height);
  const view = new DataView(file.buffer);
  const words: readonly (readonly [at: number, value: number])[] = [
    [2, file.length],
    [10, headSize],
    [14, 40],
    [18, logo.width],
    [22, -logo.height],
    [34, stride * logo.height],
    [54, 0x00ffffff], // a bit that is not set is paper
    [58, 0x00000000],
  ];
  file.set([0x42, 0x4d]);
  for (const [at, value] of words) view.setInt32(at, value, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 1, true);
  view.setUint32(46, 2, true);
  const bytes = bytesOfLogo(logo);
  for (let row = 0; row < logo.height; row += 1) {
    file.set(bytes.subarray(row * rowBytes, (row + 1) * rowBytes), headSize + row * stride);
  }
  return `data:image/bmp;base64,${btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''))}`;
};

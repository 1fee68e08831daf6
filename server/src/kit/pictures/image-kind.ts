/** What a file is by its first bytes, among what we take. */
export type ImageKind = 'png' | 'jpeg' | 'webp';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

/** The kind of a picture by its content; undefined for anything else, whatever it is called. */
export const imageKindOf = (bytes: Buffer): ImageKind | undefined => {
  if (startsWith(bytes, pngSignature)) return 'png';
  if (startsWith(bytes, jpegSignature)) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
};

/** True for a PNG that moves: its `acTL` chunk stands before the first picture (PNG 3rd edition 11.3.6.1). */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  let at = pngSignature.length;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at); // length, name, content, checksum
  }
  return false;
};

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** A file of a package. */
export interface ZipPart {
  readonly name: string;
  readonly text: string;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Numbers one after the other, of two or of four bytes, the lowest first. */
const bytesOf = (...numbers: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array => {
  const bytes = new Uint8Array(numbers.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
};

/** 1 January 1980, the first day that the format knows: the same content is the same file. */
const firstDay = 0x21;

/** Of UTF-8 names. */
const utf8 = 0x0800;

const partOf = ({ name, text }: ZipPart) => {
  const encoder = new TextEncoder();
  const [nameBytes, content] = [encoder.encode(name), encoder.encode(text)];
  // Version, flags, stored as it is, time, day, checksum, sizes, lengths of name and extras (APPNOTE.TXT 4.3.7).
  const facts = bytesOf(
    ...([
      [20, 2],
      [utf8, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [crcOf(content), 4],
      [content.length, 4],
      [content.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    ] as const),
  );
  return { nameBytes, content, facts };
};

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** Packs a few small texts into one file, as they are: what they hold is too little to compress. */
export const zip = (parts: readonly ZipPart[], type: string): Blob => {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { nameBytes, content, facts } of parts.map(partOf)) {
    const local = [bytesOf([signatures.local, 4]), facts, nameBytes, content] as Uint8Array<ArrayBuffer>[];
    const place = bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    const central = [bytesOf([signatures.central, 4], [20, 2]), facts, place, nameBytes];
    files.push(...local);
    directory.push(...(central as Uint8Array<ArrayBuffer>[]));
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
  ] as const;
  const end = bytesOf(
    [signatures.end, 4],
    ...counts,
    [size, 4],
    [offset, 4],
    [0, 2],
  ) as Uint8Array<ArrayBuffer>;
  return new Blob([...files, ...directory, end], { type });
};

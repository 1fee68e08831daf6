import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A price list of 200,000 articles, 20 MB: the most that an import takes. */
export const longestPriceList = (): Buffer => {
  const line = (row: number): string => {
    const name = `Apfelschorle naturtrüb Flasche Mehrweg ${row}`.padEnd(62, '.');
    return `${String(row).padStart(13, '0')};${name};${1 + (row % 9)},50;Getränke;19 %`;
  };
  const lines = Array.from({ length: 199_000 }, (_, row) => line(row));
  return Buffer.from(['EAN;Name;Preis;Kategorie;MwSt', ...lines, ''].join('\n')).subarray(0, 20_000_000);
};

/** A picture of noise just below 4 MB, 1,140 × 1,140 pixels. */
export const largestPicture = (): Buffer => {
  const side = 1_140;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8); // eight bits of red, green and blue
  const lines = Buffer.concat(
    Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * side)])),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

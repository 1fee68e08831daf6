import { inflateRawSync } from 'node:zlib';

/** The cells of an XLSX file's first sheet, row by row, as they are written there: numbers without any format. */
export const readXlsx = (file: Buffer): readonly (readonly string[])[] => {
  const xml = entryOf(file, 'xl/worksheets/sheet1.xml').toString('utf8');
  return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c[^>]*>.*?<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>.*?<\/c>/gs)].map(([, value = '']) => value),
  );
};

/** From the directory at the end of the archive, since what is written as a stream has no sizes before it. */
function entryOf(file: Buffer, name: string): Buffer {
  let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = file.readUInt32LE(at + 42);
      const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      return inflateRawSync(file.subarray(begin, begin + size));
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  throw new Error(`${name} is not in the file`);
}

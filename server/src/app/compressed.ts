import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

/** Little memory, since taking it costs as much as compressing: answers are small, and lose nothing by it. */
const options = { level: 1, windowBits: 13, memLevel: 6 };
/** Up to here compressing (a tenth of a millisecond) costs less than giving it to another thread. */
const atOnceUpTo = 65_536;

const zip = promisify(gzip);

/** True when whoever asks takes gzip (RFC 9110, section 12.5.3). */
export const takesGzip = (acceptEncoding: string | string[] | undefined): boolean => {
  const ways = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((way) => way.trim().split(/\s*;\s*q=/));
  const way = ways.find(([name]) => name === 'gzip') ?? ways.find(([name]) => name === '*');
  return way !== undefined && Number(way[1] ?? 1) > 0;
};

/** A text, compressed in one go: a stream for it costs two to three times as much processor time. */
export const compressed = async (text: string): Promise<Buffer> =>
  text.length > atOnceUpTo ? zip(text, options) : gzipSync(text, options);

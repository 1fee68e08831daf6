import { joined, type Octets, utf8 } from '../../sales/receipts/index.ts';

const block = 512;
const longestName = 100;

/** The end of a TAR: two blocks of nothing. */
export const tarEnd: Octets = new Uint8Array(2 * block);

/**
 * A file in a TAR (ustar): its header and its content, filled up to whole blocks. A name of more than a hundred octets, as
 * long names of registers make it, stands in a block of its own before it, as GNU tar writes it.
 * @param size what the header claims
 */
export const tarFile = (name: string, content: Octets, size = content.length): Octets => {
  const octets = utf8(name);
  const file = joined([header(octets.slice(0, longestName), size, '0'), filled(content)]);
  if (octets.length <= longestName) return file;
  const whole = joined([octets, Uint8Array.of(0)]);
  return joined([header(utf8('././@LongLink'), whole.length, 'L'), filled(whole), file]);
};

function filled(content: Octets): Octets {
  return joined([content, new Uint8Array((block - (content.length % block)) % block)]);
}

function header(name: Octets, size: number, type: string): Octets {
  const octets = new Uint8Array(block);
  const write = (at: number, text: string): void => octets.set(utf8(text), at);
  octets.set(name);
  write(100, '0000644\u0000');
  write(108, '0000000\u0000');
  write(116, '0000000\u0000');
  write(124, `${size.toString(8).padStart(11, '0')}\u0000`);
  write(136, '00000000000\u0000');
  write(148, '        ');
  write(156, type);
  write(257, 'ustar\u000000');
  const sum = octets.reduce((all, octet) => all + octet, 0);
  write(148, `${sum.toString(8).padStart(6, '0')}\u0000 `);
  return octets;
}

import { signedLog, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import { joined, tagged, utf8 } from '@tresen/domain/sales/receipts';
import { expect, it, test } from 'vitest';
import { saleLogs } from '../testing/test-device.ts';
import { readByLibrary, readPlain, readSequence } from './der-elements.ts';

const log = (processData: string) => {
  const [, end] = saleLogs({ serial: 'ab'.repeat(32) }, 300, { processData });
  return Buffer.from(signedLog(unsignedLog(end), new Uint8Array(64).fill(7)));
};

test.each([0, 20, 100, 127, 128, 255, 256, 40_000])(
  'a log with %s octets of data reads the same at sight and by the library',
  (length) => {
    const bytes = log('x'.repeat(length));
    expect(readPlain(bytes)?.elements).toHaveLength(12);
    expect(readPlain(bytes)).toEqual(readByLibrary(bytes));
  },
);

it('lengths that BER allows and DER does not are read by the library', () => {
  const [inner] = [tagged(0x04, utf8('abc'))];
  const long = Buffer.from(joined([Uint8Array.of(0x30, 0x82, 0, inner.length), inner]));
  expect(readPlain(long)).toBeUndefined();
  expect(readSequence(long)).toEqual({
    elements: [{ tag: 4, content: Buffer.from('abc') }],
    begins: [4],
  });
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array(0)],
  ['no SEQUENCE', tagged(0x04, utf8('abc'))],
  ['an element that claims to be longer than its log', Uint8Array.of(0x30, 4, 0x04, 9, 1, 1)],
  ['a log that claims 4 GB', Uint8Array.of(0x30, 0x84, 255, 255, 255, 255, 1)],
  ['something behind it', joined([tagged(0x30, utf8('')), utf8('x')])],
  ['an indefinite length', Uint8Array.of(0x30, 0x80, 0x04, 1, 1, 0, 0)],
  ['a thousand elements', tagged(0x30, joined(Array.from({ length: 1_000 }, () => Uint8Array.of(5, 0))))],
])('%s is refused by both', (_what, bytes) => expect(readSequence(Buffer.from(bytes))).toBeUndefined());

import { expect, it } from 'vitest';
import { decodeText, encodingOf } from './encoding.ts';

const text = 'Größe;Käse – 5 €\r\nÄpfel;1\r\n';
const windows = Buffer.from(text.replace('–', '\x96').replace('€', '\x80'), 'latin1');
const littleEndian = Buffer.from(text, 'utf16le');
const bigEndian = Buffer.from(littleEndian).swap16();
const marked = (mark: readonly number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes]);

it.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a mark', marked([0xef, 0xbb, 0xbf], Buffer.from(text)), 'utf-8'],
  ['UTF-16LE with a mark', marked([0xff, 0xfe], littleEndian), 'utf-16le'],
  ['UTF-16BE with a mark', marked([0xfe, 0xff], bigEndian), 'utf-16be'],
  ['UTF-16LE', littleEndian, 'utf-16le'],
  ['UTF-16BE', bigEndian, 'utf-16be'],
  ['Windows-1252', windows, 'windows-1252'],
])('%s is recognised and read', (_, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding);
  expect([...decodeText(bytes, encodingOf(bytes))].join('')).toBe(text);
});

it('characters on the border of two pieces stay whole', () => {
  const long = 'a€😀ä'.repeat(50_000);
  expect([...decodeText(Buffer.from(long), 'utf-8')].join('')).toBe(long);
  expect([...decodeText(Buffer.from(long, 'utf16le'), 'utf-16le')].join('')).toBe(long);
});

it('a file of two encodings is refused with the line where it changes', () => {
  const bytes = Buffer.concat([Buffer.from('Käse\nÄpfel\nÖl\n'), Buffer.from('Birn\xf6l', 'latin1')]);
  expect(() => encodingOf(bytes)).toThrow(
    expect.objectContaining({ parameters: { reason: 'mixedEncoding', row: 4 } }),
  );
});

it('zero bytes here and there are no text', () => {
  expect(() => encodingOf(Buffer.from('abc\0\0def\0\x01\x02gh'))).toThrow(
    expect.objectContaining({ parameters: { reason: 'unknownKind' } }),
  );
});

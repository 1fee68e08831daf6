import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangeCursor, createChangeCursors } from './change-cursor.ts';

const hashWith =
  (key: string) =>
  (...parts: readonly Uint8Array[]): Buffer =>
    parts.reduce((hmac, part) => hmac.update(part), createHmac('sha256', key)).digest();
const cursors = createChangeCursors(hashWith('key'));
const device = '01a1feec-014d-7295-ba5d-81e267a12bc0';
const cursor: ChangeCursor = {
  unitId: '01a1feeb-fe12-7668-b2e6-43cbcea3629e',
  epoch: 0,
  seq: 41,
  snapshotAt: 1_795_278_244,
  place: { entity: 'article', id: '01a1feec-080b-7272-8d4d-7b590d2e4da5' },
};
const refusal = { code: 'INVALID_INPUT', parameters: { field: 'after' } };
const written = cursors.write(device, cursor);

describe('a cursor', () => {
  it('is read as it was written, in a snapshot and behind it', () => {
    expect(cursors.read(device, written, 'after')).toEqual(cursor);
    const { place: _place, ...behind } = cursor;
    expect(cursors.read(device, cursors.write(device, behind), 'after')).toEqual(behind);
    for (const unnamed of [cursor, behind]) {
      const named = { ...unnamed, database: '01a1feeb-fe12-4668-b2e6-43cbcea3629f' };
      expect(cursors.read(device, cursors.write(device, named), 'after')).toEqual(named);
    }
  });

  it('is refused when another register, another secret or nobody has written it', () => {
    const stranger = createChangeCursors(hashWith('other'));
    for (const [from, text] of [
      [device.replace('0', '1'), written],
      [device, stranger.write(device, cursor)],
      [device, Buffer.from(JSON.stringify(['x'])).toString('base64url')],
    ] as const)
      expect(() => cursors.read(from, text, 'after')).toThrow(expect.objectContaining(refusal));
  });

  it('is refused with any of its characters changed, and whatever else is asked with', () => {
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.constantFrom(...'AZaz09-_'), (at, character) => {
        const mangled = written.slice(0, at) + character + written.slice(at + 1);
        fc.pre(mangled !== written);
        expect(() => cursors.read(device, mangled, 'after')).toThrow(expect.objectContaining(refusal));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => cursors.read(device, text, 'after')).toThrow(expect.objectContaining(refusal));
      }),
    );
  });
});

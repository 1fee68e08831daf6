import { describe, expect, it } from 'vitest';
import { backupAnnouncementSchema, backupStateNumbers, opensAs } from './index.ts';

const announced = {
  category: 'database',
  filename: 'kasse.sqlite',
  filetype: 'application/vnd.sqlite3',
  sha256: 'ab'.repeat(32),
  startedat: '2026-11-27T02:00:00.000Z',
  endedat: '2026-11-27T02:00:01.000Z',
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('backups', () => {
  it('BAK-03, BAK-05: have the numbers of the decision', () =>
    expect(backupStateNumbers).toEqual({ active: 1, archived: 2, uploading: 3, deleted: -2 }));

  it.each([
    ['as it is', {}, true],
    ['of no category', { category: 'video' }, false],
    ['with folders in its name', { filename: '../../etc/passwd' }, false],
    ['with folders of Windows in its name', { filename: 'C:\\kasse' }, false],
    ['named by dots', { filename: '..' }, false],
    ['with a line break in its name', { filename: 'a\nb' }, false],
    ['named so that it reads backwards', { filename: '\u202Efdp.exe' }, false],
    ['with a type that ends a header', { filetype: 'text/html\r\nx' }, false],
    ['with half a checksum', { sha256: 'ab' }, false],
    ['made at no time', { endedat: 'yesterday' }, false],
  ])('BAK-06: an announcement %s', (_what, given, isTaken) =>
    expect(backupAnnouncementSchema.safeParse({ ...announced, ...given }).success).toBe(isTaken),
  );

  it.each([
    ['application/vnd.sqlite3', bytes('SQLite format 3\u0000…'), true],
    ['application/vnd.sqlite3', bytes('<html>'), false],
    ['application/gzip', Uint8Array.of(0x1f, 0x8b, 8), true],
    ['application/zip', bytes('PK'), true],
    ['application/x-tar', bytes(`${' '.repeat(257)}ustar`), true],
    ['application/x-tar', bytes('PK'), false],
    ['application/json', bytes(' {"a": 1}'), true],
    ['application/json', bytes('<'), false],
    ['text/plain', bytes('anything'), true],
  ])('a %s is known by how it begins', (type, head, isOne) => expect(opensAs(type, head)).toBe(isOne));
});

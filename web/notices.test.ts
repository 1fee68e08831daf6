import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticesOf } from './notices.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-notices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A package with its licence; returns one of its modules. */
const pack = (name: string, license: string, files: Readonly<Record<string, string>> = {}): string => {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return join(place, 'lib', 'index.js');
};

describe('the notices', () => {
  it('hold the text of each package’s licence, once for all that share it', () => {
    const modules = [
      pack('zebra', 'MIT', { LICENSE: 'Copyright Zora' }),
      pack('@barn/owl', 'MIT', { 'LICENSE.md': 'Copyright Barn\r\n' }),
      pack('@barn/mouse', 'MIT', { licence: 'Copyright Barn' }),
      join(folder, 'src', 'app.ts'),
    ];
    expect(noticesOf([...modules, `${modules[0]}?commonjs`, `\0${modules[0]}`])).toBe(
      `@barn/mouse 1.2.3 (MIT)\n@barn/owl 1.2.3 (MIT)\n\nCopyright Barn\n\n${'-'.repeat(80)}\n\nzebra 1.2.3 (MIT)\n\nCopyright Zora\n`,
    );
  });

  it('hold a package within a package, and what it says beside its licence', () => {
    const inner = pack('outer/node_modules/inner', 'Apache-2.0', {
      LICENSE: 'Apache',
      NOTICE: 'This product includes software',
      'README.md': 'Hello',
    });
    expect(noticesOf([inner])).toBe(
      'outer/node_modules/inner 1.2.3 (Apache-2.0)\n\nApache\n\nThis product includes software\n',
    );
  });

  it('stop the build where nobody knows the text', () => {
    expect(noticesOf([pack('short', 'MIT')])).toContain('Permission is hereby granted');
    expect(() => noticesOf([pack('odd', 'WTFPL')])).toThrow(
      'odd comes without the text of its licence (WTFPL)',
    );
  });
});

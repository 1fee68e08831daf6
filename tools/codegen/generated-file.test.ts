import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, staleFiles } from './generated-file.ts';

const path = 'server/schema.generated.sql';
const content = readFileSync(join(root, path), 'utf8');

describe('what "codegen --check" refuses', () => {
  it('is not a file that holds what was printed', () => {
    expect(staleFiles([{ path, content }])).toEqual([]);
  });

  it('is a schema of which one line was printed otherwise', () => {
    const changed = { path, content: content.replace(' NOT NULL', '') };
    expect(changed.content).not.toBe(content);
    expect(staleFiles([changed])).toEqual([changed]);
  });

  it('is a file that is missing', () => {
    const missing = { path: 'server/none.generated.sql', content };
    expect(staleFiles([missing])).toEqual([missing]);
  });
});

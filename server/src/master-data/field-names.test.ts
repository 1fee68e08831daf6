import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fieldNamesOf } from '../kit/records/index.ts';
import { allSources } from './index.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** The files that describe a kind of record, without the beginnings of lines of comments. */
const described = globSync('{master-data,organization}/*/*.ts', { cwd: folder })
  .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
  .filter((text) => text.includes('defineSource({'));

describe('fields of the API whose names are composed', () => {
  it.each(Object.values(allSources))('are found by a search for their names: $type', (source) => {
    const text = described.find((one) => one.includes(`\n  type: '${source.type}',\n`)) ?? '';
    const names = Object.values(fieldNamesOf(source)).join(', ');
    expect(text.replaceAll('\n// ', ' ')).toContain(`answers ${names}: kit/records`);
  });
});

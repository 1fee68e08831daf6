import { defineEntity, device, flag, reference, text, whole } from '@tresen/domain/kit/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../kit/db/testing.ts';
import { defineSource, type RecordSource, readLacking, type TableOfKind } from '../kit/records/index.ts';
import { allSources } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const lacking = (kind: TableOfKind): Promise<readonly string[]> => readLacking(test.ownerUrl, [kind]);

const kindWith = (fields: RecordSource['entity']['fields']): TableOfKind =>
  defineSource({
    entity: defineEntity({ name: 'printer', fields }),
    ...{ table: 'samples', type: 'Sample', plural: 'samples' },
  });

const name = text({ isRequired: true, isSearched: true, isSorted: true });

describe('the table of a kind of record', () => {
  it.each(Object.values(allSources))('has what its fields say: $table', async (source) =>
    expect(await lacking(source)).toEqual([]),
  );

  it('is made by what is said to be lacking, and what a new field needs, too', async () => {
    const group = { group: text({ isSorted: true, isNumber: true }), printerId: reference('printer') };
    const before = kindWith({ name, ...group, deviceId: device(), isLoud: flag({ initial: true }) });
    const made = await lacking(before);
    expect(made).toContain(
      'create index samples_printer on samples (tenant_id, "printer_id") where "printer_id" is not null;',
    );
    for (const statement of made) await test.owner.query(statement);
    expect(await lacking(before)).toEqual([]);
    const after = kindWith({
      ...before.entity.fields,
      serialNumber: text({ isSearched: true, isSorted: true }),
      copies: whole({ isRequired: true, initial: 2 }),
    });
    const statements = await lacking(after);
    expect(statements).toEqual([
      'alter table samples add column "serial_number" text;',
      'alter table samples add column "copies" int not null default 2;',
      expect.stringMatching(/add column serial_number_key .*coalesce\(searchable\("serial_number"\), ''\)/),
      expect.stringContaining('-- Beside older servers:'),
      'alter table samples drop column if exists search_text;',
      expect.stringContaining(`searchable("name" || ' ' || coalesce("serial_number", ''))`),
    ]);
    for (const statement of statements) await test.owner.query(statement);
    expect(await lacking(after)).toEqual([]);
  });

  it('says where a column is of another type than its field', async () => {
    await test.owner.query('create table others (name text, copies text)');
    const kind = { ...kindWith({ name, copies: whole() }), table: 'others' };
    expect(await lacking(kind)).toContain('-- others."copies" is text; its field makes it int.');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { printSchema } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Without the comma that parts a line of a table from the next one. */
const linesOf = async ({ ownerUrl }: TestDatabase): Promise<readonly string[]> =>
  (await printSchema(ownerUrl)).split(/,?\n/);

describe('the printed schema', () => {
  it('is the same of two databases', async () => {
    const other = await createTestDatabase();
    try {
      expect(await printSchema(other.ownerUrl)).toBe(await printSchema(test.ownerUrl));
    } finally {
      await other.drop();
    }
  });

  it('names every table, view, policy, index and function of ours', async () => {
    const printed = await printSchema(test.ownerUrl);
    const { rows } = await test.owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'i', 'c')
         and not exists (select from pg_depend e where e.objid = pg_class.oid and e.deptype = 'e')
       union select policyname from pg_policies
       union select proname from pg_proc where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend e where e.objid = pg_proc.oid and e.deptype = 'e')`,
    );
    const words = new Set(printed.match(/\w+/g));
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ name }) => !words.has(name))).toEqual([]);
  });

  // Each is a change that a migration may make; whatever is printed of it shows in the difference.
  it.each([
    ['a table', 'create table seeded (id int primary key)', 'CREATE TABLE seeded ('],
    ['a column', 'alter table printers add column seeded text', '  seeded text'],
    [
      'a default',
      "alter table printers alter column seeded set default 'x'",
      "  seeded text DEFAULT 'x'::text",
    ],
    [
      'a check',
      "alter table printers add constraint seeded check (name <> '')",
      "  CONSTRAINT seeded CHECK ((name <> ''::text))",
    ],
    [
      'an index',
      'create index seeded_name on printers (name)',
      'CREATE INDEX seeded_name ON public.printers USING btree (name);',
    ],
    [
      'a policy',
      'create policy seeded on printers for select to tresen_system using (true)',
      'CREATE POLICY seeded ON printers FOR SELECT TO tresen_system',
    ],
    [
      'a table that anybody reads',
      'alter table printers disable row level security',
      '-ALTER TABLE printers ENABLE ROW LEVEL SECURITY;',
    ],
    ['a right', 'grant truncate on seeded to tresen_app', 'GRANT TRUNCATE ON seeded TO tresen_app;'],
    [
      'a right to a column',
      'grant update (id) on seeded to tresen_app',
      'GRANT UPDATE (id) ON seeded TO tresen_app;',
    ],
    [
      'a function',
      'create function seeding() returns trigger language plpgsql as $$ begin return new; end $$',
      'CREATE OR REPLACE FUNCTION public.seeding()',
    ],
    [
      'whom a function is for',
      'revoke execute on function seeding from public',
      'REVOKE EXECUTE ON FUNCTION seeding() FROM PUBLIC;',
    ],
    [
      'a trigger',
      'create trigger seeded before insert on seeded for each row execute function seeding()',
      'CREATE TRIGGER seeded BEFORE INSERT ON public.seeded FOR EACH ROW EXECUTE FUNCTION seeding();',
    ],
    [
      'a view',
      'create view seeded_view with (security_invoker = true) as select id from seeded',
      'CREATE VIEW seeded_view WITH (security_invoker=true) AS',
    ],
    ['a type', "create type seeded_state as enum ('new')", "CREATE TYPE seeded_state AS ENUM ('new');"],
  ])('shows %s', async (_what, statement, line) => {
    const before = await linesOf(test);
    await test.owner.query(statement);
    const after = await linesOf(test);
    const [gone, shown] = line.startsWith('-') ? [after, before] : [before, after];
    expect(shown).toContain(line.replace(/^-/, ''));
    expect(gone).not.toContain(line.replace(/^-/, ''));
  });
});

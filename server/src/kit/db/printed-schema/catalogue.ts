import type pg from 'pg';

/** One statement of the printed schema, and what it belongs to: statements of one table stand together. */
export interface Statement {
  readonly owner: string;
  readonly text: string;
}

const extensions = `
  select extname as owner, format('CREATE EXTENSION %I;', extname) as text
  from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

/** A table of its own makes a type of its own, too; those are left out. */
const types = `
  select t.typname as owner, case t.typtype
    when 'e' then format('CREATE TYPE %I AS ENUM (%s);', t.typname, (
      select string_agg(quote_literal(l.enumlabel), ', ' order by l.enumsortorder)
      from pg_enum l where l.enumtypid = t.oid))
    else format(E'CREATE TYPE %I AS (\\n%s\\n);', t.typname, (
      select string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped))
    end as text
  from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace = 'public'::regnamespace and ${ofNoExtension('t.oid')}
    and (t.typtype = 'e' or (t.typtype = 'c' and c.relkind = 'c'))
  order by t.typname collate "C"`;

/** Those that a column of its own counts with are part of the column. */
const sequences = `
  select c.relname as owner, format('CREATE SEQUENCE %I AS %s START %s INCREMENT %s MINVALUE %s MAXVALUE %s CACHE %s%s;',
    c.relname, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
    case when s.seqcycle then ' CYCLE' else '' end) as text
  from pg_class c join pg_sequence s on s.seqrelid = c.oid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')
  order by c.relname collate "C"`;

const columnText = `format('  %I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
  case when a.attcollation not in (0, t.typcollation) then format(' COLLATE %I', l.collname) else '' end,
  case when a.attnotnull then ' NOT NULL' else '' end,
  case
    when a.attidentity <> '' then format(' GENERATED %s AS IDENTITY', case a.attidentity when 'a' then 'ALWAYS' else 'BY DEFAULT' end)
    when a.attgenerated <> '' then format(' GENERATED ALWAYS AS (%s) %s', pg_get_expr(d.adbin, d.adrelid),
      case a.attgenerated when 's' then 'STORED' else 'VIRTUAL' end)
    when d.oid is not null then format(' DEFAULT %s', pg_get_expr(d.adbin, d.adrelid))
    else '' end)`;

/** What must not be null is said at the column; PostgreSQL 18 lists it among the constraints, too. */
const tables = `
  with lines as (
    select a.attrelid as id, 0 as part, a.attnum::int as place, '' as name, ${columnText} as line
    from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_collation l on l.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
    union all
    select k.conrelid, 1, position(k.contype::text in 'pucfx'), k.conname,
      format('  CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k where k.contype in ('p', 'u', 'c', 'f', 'x')
  )
  select c.relname as owner, format(E'CREATE %sTABLE %I (\\n%s\\n)%s%s;',
    case c.relpersistence when 'u' then 'UNLOGGED ' else '' end, c.relname,
    (select string_agg(line, E',\\n' order by part, place, name collate "C") from lines where id = c.oid),
    case when c.relkind = 'p' then ' PARTITION BY ' || pg_get_partkeydef(c.oid) else '' end,
    case when c.reloptions is not null then format(' WITH (%s)', array_to_string(c.reloptions, ', ')) else '' end) as text
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${ofNoExtension('c.oid')}
  order by c.relname collate "C"`;

const views = `
  select c.relname as owner, format(E'CREATE %sVIEW %I%s AS\\n%s', case c.relkind when 'm' then 'MATERIALIZED ' else '' end,
    c.relname, case when c.reloptions is not null then format(' WITH (%s)', array_to_string(c.reloptions, ', ')) else '' end,
    pg_get_viewdef(c.oid, true)) as text
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') and ${ofNoExtension('c.oid')}
  order by c.relname collate "C"`;

/** Those that stand for a constraint are said with it. */
const indexes = `
  select c.relname as owner, pg_get_indexdef(i.indexrelid) || ';' as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by n.relname collate "C"`;

const statistics = `
  select c.relname as owner, pg_get_statisticsobjdef(s.oid) || ';' as text
  from pg_statistic_ext s join pg_class c on c.oid = s.stxrelid
  where s.stxnamespace = 'public'::regnamespace order by s.stxname collate "C"`;

const triggers = `
  select c.relname as owner, pg_get_triggerdef(t.oid) || ';' as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by t.tgname collate "C"`;

const rowSecurity = `
  select relname as owner, format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY%s;', relname,
    case when relforcerowsecurity then ', FORCE ROW LEVEL SECURITY' else '' end) as text
  from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity order by relname collate "C"`;

/** Tables of the package for jobs are its own; our policies on them are not. */
const policies = `
  select case schemaname when 'public' then tablename else schemaname end as owner,
    format(E'CREATE POLICY %I ON %s%s FOR %s TO %s%s%s;', policyname,
      case schemaname when 'public' then quote_ident(tablename) else format('%I.%I', schemaname, tablename) end,
      case permissive when 'PERMISSIVE' then '' else ' AS RESTRICTIVE' end, cmd, array_to_string(roles, ', '),
      E'\\n  USING (' || qual || ')', E'\\n  WITH CHECK (' || with_check || ')') as text
  from pg_policies order by schemaname collate "C", tablename collate "C", policyname collate "C"`;

const grantee = `case r.grantee when 0 then 'PUBLIC' else pg_get_userbyid(r.grantee)::text end`;
/** Of what lies beside our schema: what our roles may. */
const isTold = `(n.nspname = 'public' or pg_get_userbyid(r.grantee) like 'tresen\\_%')`;
const named = `case n.nspname when 'public' then quote_ident(c.relname) else format('%I.%I', n.nspname, c.relname) end`;

const schemaGrants = `
  select n.nspname as owner,
    format('GRANT %s ON SCHEMA %I TO %s;', string_agg(r.privilege_type, ', ' order by r.privilege_type), n.nspname, ${grantee}) as text
  from pg_namespace n, aclexplode(n.nspacl) r
  where ${isTold} and n.nspname not in ('pg_catalog', 'information_schema') and r.grantee <> n.nspowner
  group by n.nspname, r.grantee order by n.nspname collate "C", 2`;

const tableGrants = `
  select case n.nspname when 'public' then c.relname else n.nspname end as owner,
    format('GRANT %s ON %s%s TO %s;', string_agg(r.privilege_type, ', ' order by r.privilege_type),
      case c.relkind when 'S' then 'SEQUENCE ' else '' end, ${named}, ${grantee}) as text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) r
  where ${isTold} and n.nspname not in ('pg_catalog', 'information_schema') and r.grantee <> c.relowner
  group by n.nspname, c.relname, c.relkind, r.grantee order by n.nspname collate "C", c.relname collate "C", 2`;

const columnGrants = `
  select case n.nspname when 'public' then c.relname else n.nspname end as owner,
    format('GRANT %s (%s) ON %s TO %s;', r.privilege_type, string_agg(quote_ident(a.attname), ', ' order by a.attnum),
      ${named}, ${grantee}) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace,
    aclexplode(a.attacl) r
  where ${isTold} and n.nspname not in ('pg_catalog', 'information_schema') and r.grantee <> c.relowner
  group by n.nspname, c.relname, r.grantee, r.privilege_type
  order by n.nspname collate "C", c.relname collate "C", 2`;

/** Everybody may call a function until that is taken away. */
const functions = `
  select p.oid::regprocedure::text as owner, rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' ||
    case when exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) r where r.grantee = 0)
      then '' else format(E'\\nREVOKE EXECUTE ON FUNCTION %s FROM PUBLIC;', p.oid::regprocedure) end || coalesce((
      select string_agg(format(E'\\nGRANT EXECUTE ON FUNCTION %s TO %s;', p.oid::regprocedure, pg_get_userbyid(r.grantee)), ''
        order by pg_get_userbyid(r.grantee)::text collate "C")
      from aclexplode(p.proacl) r where r.grantee not in (0, p.proowner)), '') as text
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ofNoExtension('p.oid')}
  order by p.oid::regprocedure::text collate "C"`;

/** What tables and views consist of, each kind in the order in which it is printed. */
const parts = [
  tables,
  views,
  indexes,
  statistics,
  triggers,
  rowSecurity,
  policies,
  tableGrants,
  columnGrants,
];

/** All that a database holds in our schema, by the catalogue, in an order that depends on names alone. */
export const readCatalogue = async (client: pg.ClientBase) => {
  const ofTables: Statement[] = [];
  for (const part of parts) ofTables.push(...(await ask(client, part)));
  return {
    extensions: await ask(client, extensions),
    types: await ask(client, types),
    sequences: await ask(client, sequences),
    schemas: await ask(client, schemaGrants),
    tables: ofTables,
    functions: await ask(client, functions),
  };
};

/** What the extensions brought is theirs. */
function ofNoExtension(oid: string): string {
  return `not exists (select from pg_depend e where e.objid = ${oid} and e.deptype = 'e')`;
}

async function ask(client: pg.ClientBase, statement: string): Promise<readonly Statement[]> {
  return (await client.query<{ owner: string; text: string }>(statement)).rows;
}

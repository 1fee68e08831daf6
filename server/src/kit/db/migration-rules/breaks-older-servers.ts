/** What a migration does that a server of the version before, which works on beside it, may stumble over. */
export interface Break {
  readonly what: string;
  /** The statement, its beginning. */
  readonly statement: string;
}

/** A migration says with it why nobody stumbles: `-- Beside older servers: …`. */
const reason = /^-- Beside older servers: \S/m;

/** Tables that grow with receipts: an index that is made within a migration keeps registers from storing meanwhile. */
const large = 'receipts|sales_\\w+|closings|audit_log|security_device_reports';

const rules: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['takes something away', /^drop (?:table|view|function|procedure|type|schema|sequence|trigger|rule)\b/],
  ['takes a column or a rule of a table away', /^alter table .*\bdrop (?:column|constraint)\b/],
  ['gives something another name', /^alter .*\brename\b/],
  ['changes the type of a column', /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/],
  ['asks for a value that older servers do not write', /^alter table .*\bset not null\b/],
  ['takes a default away that older servers go by', /^alter table .*\bdrop default\b/],
  ['takes a right away', /^revoke (?!.*\bon function\b)/],
  [
    'makes an index on a large table, which registers wait for',
    new RegExp(`^create (?:unique )?index (?!concurrently).*\\bon (?:only )?(?:${large})\\b`),
  ],
];

/**
 * Looks for what breaks servers of the version before: during an update they work on the schema of the new one (expand in
 * one version, contract in a later one). What the same migration has made itself concerns nobody.
 * @param sql the text of a migration
 */
export const breaksOlderServers = (sql: string): readonly Break[] => {
  if (reason.test(sql)) return [];
  const statements = statementsOf(sql);
  const own = new Set(statements.flatMap((statement) => madeIn(statement) ?? []));
  return statements.flatMap((statement) => {
    const touched = touchedBy(statement);
    if (touched !== undefined && own.has(touched)) return [];
    const found = rules.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
    if (asksForMore(statement)) found.push('adds a column that older servers do not fill');
    return found.map((what) => ({ what, statement: statement.slice(0, 120) }));
  });
};

/** Statements in lower case on one line each, without comments, texts and the bodies of functions. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replace(/--[^\n]*/g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

function asksForMore(statement: string): boolean {
  if (!statement.startsWith('alter table')) return false;
  const added = statement.match(/\badd column (?:[^,(]|\([^)]*\))*/g) ?? [];
  return added.some((column) => column.includes('not null') && !/\bdefault\b|\bgenerated\b/.test(column));
}

function madeIn(statement: string): string | undefined {
  return /^create (?:or replace )?(?:table|function|view|type|procedure) (?:if not exists )?"?(\w+)/.exec(
    statement,
  )?.[1];
}

function touchedBy(statement: string): string | undefined {
  const table =
    /^(?:alter|drop) (?:table|function|view|type|procedure) (?:if exists )?(?:only )?"?(\w+)/.exec(
      statement,
    ) ??
    /^create (?:unique )?index .*?\bon (?:only )?"?(\w+)/.exec(statement) ??
    /^revoke .*?\bon (?:table )?"?(\w+)/.exec(statement);
  return table?.[1];
}

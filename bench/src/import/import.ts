import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { plantArticles } from '../articles/article-world.ts';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { copyRows, copyText } from '../kit/copy.ts';
import type { Figure } from '../kit/figure.ts';
import { type FreshServer, onFreshServer } from '../kit/fresh-server.ts';
import { ask, untilServed } from '../kit/graphql.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import type { Server } from '../kit/server.ts';
import { secondsOf } from '../kit/statistics.ts';
import { makeTenant } from '../kit/tenants.ts';

const name = 'import';
const rowsOf = { quick: 5_000, whole: 40_000 };
const lookMs = 200;

interface Found {
  readonly id: string;
  readonly state: string;
  readonly checkId: string;
  readonly options: string;
  readonly mapping: readonly object[];
  readonly report: { readonly created: number; readonly unchanged: number } | null;
  readonly sets: readonly { readonly id: string }[];
}

const facts =
  'id state checkId options mapping { column target decimal } report { created unchanged } sets { id }';

/** A price list of 40,000 articles, from the upload to the last record stored. */
export const importFile: Benchmark = {
  name,
  about: 'a price list of 40,000 articles, checked and imported',
  run: (options) => onFreshServer(name, (fresh) => measure(fresh, options)),
};

async function measure({ server, owner }: FreshServer, { isQuick, progress }: RunOptions): Promise<Figure[]> {
  const count = isQuick ? rowsOf.quick : rowsOf.whole;
  const tenant = await makeTenant(owner, 'Price list', { branches: 1, registers: 1 });
  await plantArticles(owner, tenant.id, 0);
  const token = (await createTokenSigner(owner, server)).tokenOf(tenant.owner);
  await untilServed(server.port, token);
  const { upload, check, run } = createClient(server, token);
  const file = priceList(count);
  const imported = await secondsOf(async () => {
    const checked = await check(await upload(file));
    if (checked.report?.created !== count) throw new Error(JSON.stringify(checked.report));
    await run(checked);
  });
  progress(`${name}: ${count} rows in ${imported.toFixed(1)} s`);
  const again = await secondsOf(async () => {
    const { report } = await check(await upload(file));
    if (report?.unchanged !== count) throw new Error(JSON.stringify(report));
  });
  const copied = await copySame(owner, tenant.id);
  const note = `${count} articles of six columns; the check stores nothing, the import runs in chunks with their old and new values`;
  return [
    {
      bench: name,
      measured: { name: `${count} articles uploaded, checked and imported`, value: imported, unit: 's' },
      yardstick: {
        name: 'COPY of the same rows into a table with the same indexes',
        value: copied,
        unit: 's',
      },
      limit: { of: 'measured', is: 'atMost', floor: 30 },
      note,
    },
    {
      bench: name,
      measured: { name: 'the same file checked again: nothing changes', value: again, unit: 's' },
      yardstick: { name: 'the COPY', value: copied, unit: 's' },
    },
  ];
}

function createClient({ port }: Server, token: string) {
  const call = <T>(query: string, variables: object): Promise<T> =>
    ask<T>(port, token, JSON.stringify({ query, variables }));
  const find = async (id: string): Promise<Found> =>
    (await call<{ import: Found }>(`query($id: ID!) { import(id: $id) { ${facts} } }`, { id })).import;
  const upload = async (file: string): Promise<Found> => {
    const response = await fetch(`http://localhost:${port}/api/imports/articles?name=list.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: file,
    });
    if (!response.ok) throw new Error(await response.text());
    return find(((await response.json()) as { importId: string }).importId);
  };
  const check = async ({ id, mapping, options }: Found): Promise<Found> => {
    await call(
      `mutation($id: ID!, $mapping: [ImportMappingInput!]!, $options: String!) {
        checkImport(id: $id, mapping: $mapping, options: $options) { id } }`,
      { id, mapping, options },
    );
    for (;;) {
      const found = await find(id);
      if (found.state !== 'checking') return found;
      await delay(lookMs);
    }
  };
  const run = async ({ id, checkId }: Found): Promise<void> => {
    const { startImport } = await call<{ startImport: Found }>(
      'mutation($id: ID!, $checkId: ID!) { startImport(id: $id, checkId: $checkId) { sets { id } } }',
      { id, checkId },
    );
    const query = 'query($id: ID!) { changeSet(id: $id) { state } }';
    for (;;) {
      const { changeSet } = await call<{ changeSet: { state: string } }>(
        query,
        startImport.sets.at(-1) ?? {},
      );
      if (changeSet.state === 'done') return;
      if (changeSet.state === 'failed') throw new Error('the import failed');
      await delay(lookMs);
    }
  };
  return { upload, check, run };
}

/** A price list as a supplier sends it. */
function priceList(rows: number): string {
  const line = (row: number): string => {
    const stem = `400${String(row).padStart(9, '0')}`;
    const price = `${1 + (row % 9)},${String(row % 100).padStart(2, '0')}`;
    return `${stem}${checkDigit(stem)};Apfelschorle hell Flasche ${row};${price};Kategorie ${String(1 + (row % 20)).padStart(2, '0')};Satz 1;Satz 2`;
  };
  const lines = Array.from({ length: rows }, (_, index) => line(index + 1));
  return ['EAN;Name;Preis;Kategorie;MwSt;MwSt außer Haus', ...lines, ''].join('\n');
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((before, digit, index) => before + Number(digit) * (index % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** COPY of the same rows into a table with the same columns and indexes: what the database itself takes for them. */
async function copySame(owner: pg.Client, tenantId: string): Promise<number> {
  await owner.query('create table import_copy (like articles including all)');
  const { rows } = await owner.query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
     where table_name = 'articles' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const columns = rows.map(({ column }) => column);
  const { rows: articles } = await owner.query<unknown[]>({
    text: `select ${columns.map((column) => `${column}::text`).join(', ')} from articles where tenant_id = $1`,
    values: [tenantId],
    rowMode: 'array',
  });
  const text = copyText(articles);
  return secondsOf(() => copyRows(owner, `copy import_copy (${columns.join(', ')}) from stdin`, text));
}

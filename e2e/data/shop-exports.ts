import { setInterval } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Api } from '../support/api.ts';

const lookMs = 200;

interface Export {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
}

/** One row by the heads of its columns. */
export type ExportedRow = Readonly<Record<string, string>>;

/** Lets the server write a list as CSV and reads it. */
export const exportRows = async (server: string, api: Api, input: object): Promise<ExportedRow[]> => {
  const start = 'mutation($input: ExportInput!) { startExport(input: $input) { id } }';
  const { startExport } = await api.ask<{ startExport: Export }>('/graphql/pos', start, {
    input: { format: 'csv', language: 'de', description: '', ...input },
  });
  const made = await untilMade(api, startExport.id);
  expect(made.state).toBe('done');
  const response = await fetch(`${server}/api/exports/files/${made.id}`, {
    headers: { authorization: `Bearer ${api.token}` },
  });
  const rows = rowsOf(await response.text());
  expect(rows.length).toBe(made.rows);
  return rows;
};

/** The sum of a column of amounts, in cents. */
export const centsIn = (rows: readonly ExportedRow[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number((row[column] ?? '').replace(',', '.')) * 100), 0);

async function untilMade(api: Api, id: string): Promise<Export> {
  for await (const _ of setInterval(lookMs)) {
    const query = 'query($id: ID!) { export(id: $id) { id state rows } }';
    const { export: found } = await api.ask<{ export: Export }>('/graphql/pos', query, { id });
    if (!['queued', 'running'].includes(found.state)) return found;
  }
  throw new Error('the export never ended');
}

/** The file has no quotes: no text of the coffee shops holds a separator. */
function rowsOf(csv: string): ExportedRow[] {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, index) => [names[index], cell])));
}

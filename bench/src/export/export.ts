import { setTimeout as delay } from 'node:timers/promises';
import { days, firstDay, type HistoryPlan, million, small } from '../history/plan.ts';
import { firstOfDay, receiptAt, type Sellers } from '../history/receipts.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import { residentBytes } from '../kit/process-usage.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { secondsOf } from '../kit/statistics.ts';
import { copyOut } from './copy-out.ts';

const name = 'export';
const lookMs = 100;
const linesOf = { quick: 100_000, whole: 1_000_000 };
const megabyte = 2 ** 20;

interface Found {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly size: number | null;
}

/** A million lines as a file: how long, and in how much memory. */
export const exportLines: Benchmark = {
  name,
  about: 'a million positions of receipts as CSV and as XLSX',
  run: async (options) => {
    const plan = options.isQuick ? small : million;
    const world = await openHistoryWorld(plan, options.progress);
    try {
      return await measure(world, plan, options);
    } finally {
      await world.close();
    }
  },
};

/** Begins an export and waits for its end, looking at the memory of the server meanwhile. */
async function run({ server, token }: HistoryWorld, body: string) {
  const { startExport } = await ask<{ startExport: Found }>(server.port, token, body);
  const query = 'query($id: ID!) { export(id: $id) { id state rows size } }';
  const look = JSON.stringify({ query, variables: { id: startExport.id } });
  let peak = 0;
  for (;;) {
    peak = Math.max(peak, residentBytes(server.pid));
    const { export: found } = await ask<{ export: Found }>(server.port, token, look);
    if (found.state === 'done') return { ...found, peak };
    if (found.state === 'failed') throw new Error('the export failed');
    await delay(lookMs);
  }
}

async function measure(
  world: HistoryWorld,
  plan: HistoryPlan,
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const { large, server } = world;
  const sellers = { tenantId: large.id, place: 0, registers: large.registers, receipts: plan.large.receipts };
  const to = rangeOf(sellers, isQuick ? linesOf.quick : linesOf.whole);
  const copied = await secondsOf(() => copySame(world, to));
  const yardstick = { name: 'COPY of the same rows to the client', value: copied, unit: 's' };
  const before = residentBytes(server.pid);
  const figures: Figure[] = [];
  for (const format of ['csv', 'xlsx']) {
    let found = { rows: 0, size: 0 as number | null, peak: 0 };
    const seconds = await secondsOf(async () => {
      found = await run(world, start('receiptLines', format, to));
    });
    const size = `${((found.size ?? 0) / 1e6).toFixed(0)} MB`;
    progress(`${name}: ${found.rows} lines as ${format} in ${seconds.toFixed(1)} s, ${size}`);
    figures.push(
      {
        bench: name,
        measured: { name: `${found.rows} positions of receipts as ${format}`, value: seconds, unit: 's' },
        yardstick,
        limit: { of: 'measured', is: 'atMost', floor: 40 },
        note: `26 columns, ${size}, from the click to the whole file; the server answers others meanwhile`,
      },
      {
        bench: name,
        measured: {
          name: `memory that the server takes for it, ${format}`,
          value: (found.peak - before) / megabyte,
          unit: 'MiB',
        },
        yardstick: { name: 'what it had before the first', value: before / megabyte, unit: 'MiB' },
        limit: { of: 'measured', is: 'atMost', floor: 200 },
        note: 'highest resident memory of the process, looked at every 100 ms, less what it had',
      },
    );
  }
  return figures;
}

/** The days from the first on that have so many positions, and what is in them. */
function rangeOf(sellers: Sellers, lines: number) {
  let counted = 0;
  for (let day = 0; day < days; day += 1) {
    const end = firstOfDay(day + 1, sellers.receipts);
    for (let index = firstOfDay(day, sellers.receipts); index < end; index += 1)
      counted += receiptAt(sellers, index).receipt.positions.length;
    if (counted >= lines) return dayOf(day);
  }
  return dayOf(days);
}

function dayOf(day: number): string {
  return new Date(Date.parse(firstDay) + day * 86_400_000).toISOString().slice(0, 10);
}

/** What the database itself takes to give the same rows as text. */
function copySame({ owner, large }: HistoryWorld, to: string): Promise<number> {
  return copyOut(
    owner,
    `copy (select r.number, r.type, r.ended_at, r.biz_day, u.name, r.register_name, r.employee_name, p->>'line', p->>'kind',
       p->>'text', p->>'quantity', p->>'unitPrice', p->>'amount', p->'vat', r.currency, r.id
     from receipts r join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
     cross join lateral json_array_elements(r.content::json->'positions') p
     where r.tenant_id = '${large.id}' and r.biz_day <= '${to}' order by r.ended_at desc, r.id desc) to stdout (format csv)`,
  );
}

function start(source: string, format: string, to: string): string {
  return JSON.stringify({
    query: 'mutation($input: ExportInput!) { startExport(input: $input) { id } }',
    variables: {
      input: {
        source,
        format,
        filter: JSON.stringify({ conditions: [{ field: 'businessDay', is: 'to', values: [to] }] }),
      },
    },
  });
}

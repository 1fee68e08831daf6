import { lastMoment } from '../history/plan.ts';
import type { HistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import { openHttp } from '../kit/http-connection.ts';
import { expectStored, pushRequest } from '../push/push-request.ts';
import { newReceipts } from './new-receipts.ts';

const msPerDay = 86_400_000;
/** Two business days in two months, long past when their receipts come. */
const lateDays = ['2026-10-31', '2026-11-01'] as const;
export const lateSince = lateDays[0];
const perDay = 400;
/** So many batches before: far from what other benchmarks push. */
const place = 1_000_000;

type Numbers = Readonly<Record<string, number>>;

const sums = 'turnover receipts';
const query = `query($filter: SalesFilter) { analyticsDashboard(filter: $filter, year: 2026, quarterYear: 2026) {
  figures { ${sums} } months { ${sums} } quarters { ${sums} } days { ${sums} } weekdays { ${sums} } hours { ${sums} }
  units { ${sums} } registers { ${sums} } employees { ${sums} } } }`;

interface Late {
  readonly turnover: number;
  readonly deviceId: string;
  readonly unitId: string;
}

/** Pushes two days of a till that was offline for weeks; every figure must follow. @throws when one does not */
export const checkLatePush = async (world: HistoryWorld): Promise<Figure> => {
  const { large } = world;
  const days = { from: lateDays[0], to: lateDays[1], comparison: 'NONE' };
  const register = large.registers[place % large.registers.length];
  const choices = {
    'all branches': {},
    'its branch': { unitIds: [register?.unitId] },
    'the register': { deviceIds: [register?.deviceId] },
  };
  const ask = () =>
    Promise.all(Object.values(choices).map((choice) => widgetsOf(world, { ...days, ...choice })));
  const before = await ask();
  const late = await pushLate(world);
  const start = performance.now();
  const after = await ask();
  const value = performance.now() - start;
  for (const [index, choice] of Object.keys(choices).entries()) {
    expectGrown(choice, before[index] ?? {}, after[index] ?? {}, late);
  }
  const { rollUpDifferences } = await differencesOf(world, '2026-11-01', '2026-11-30');
  if (rollUpDifferences.length > 0) throw new Error(JSON.stringify(rollUpDifferences.slice(0, 5)));
  const ageInDays = Math.floor((Date.parse(lastMoment) - Date.parse(lateDays[0])) / msPerDay);
  return {
    bench: 'sales',
    measured: {
      name: `two days that come ${ageInDays} days late are in every widget`,
      value,
      unit: 'ms',
    },
    note: 'figures before and after compared for the tenant, the branch and the register, and a month of receipts summed again',
  };
};

/** The sum of each widget. */
async function widgetsOf(
  { server, token }: HistoryWorld,
  filter: object,
): Promise<Readonly<Record<string, Numbers>>> {
  interface Answer {
    readonly analyticsDashboard: Readonly<Record<string, Numbers | readonly Numbers[]>>;
  }
  const body = JSON.stringify({ query, variables: { filter } });
  const { analyticsDashboard } = await ask<Answer>(server.port, token, body);
  const added = (parts: readonly Numbers[]): Numbers => ({
    turnover: parts.reduce((sum, part) => sum + (part.turnover ?? 0), 0),
    receipts: parts.reduce((sum, part) => sum + (part.receipts ?? 0), 0),
  });
  const entries = Object.entries(analyticsDashboard);
  return Object.fromEntries(entries.map(([name, parts]) => [name, added([parts].flat() as Numbers[])]));
}

async function pushLate(world: HistoryWorld): Promise<Late> {
  const connection = await openHttp(world.server.port);
  let turnover = 0;
  let late: Omit<Late, 'turnover'> | undefined;
  for (const [index, day] of lateDays.entries()) {
    const end = Date.parse(`${day}T20:00:00Z`);
    const registers = world.large.registers.length;
    const { register, texts } = newReceipts(world.large, place + index * registers, perDay, end);
    expectStored(await connection.send(pushRequest(world.signer.tokenOf(register), texts)), perDay);
    turnover += texts.reduce((sum, text) => sum + (JSON.parse(text) as { gross: number }).gross, 0);
    late = register;
  }
  connection.close();
  if (!late) throw new Error('nothing was pushed');
  return { turnover, deviceId: late.deviceId, unitId: late.unitId };
}

/** Every widget grew by what came late, and by nothing else. @throws with the widget that did not */
function expectGrown(
  choice: string,
  before: Readonly<Record<string, Numbers>>,
  after: Readonly<Record<string, Numbers>>,
  { turnover }: Late,
): void {
  for (const [widget, sum] of Object.entries(after)) {
    const grown = (sum.turnover ?? 0) - (before[widget]?.turnover ?? 0);
    const more = (sum.receipts ?? 0) - (before[widget]?.receipts ?? 0);
    if (sum.receipts === 0 && before[widget]?.receipts === 0) continue; // left out of so wide a choice
    if (grown === turnover && more === lateDays.length * perDay) continue;
    throw new Error(`${choice}: ${widget} grew by ${grown} cents and ${more} receipts, not by ${turnover}`);
  }
}

function differencesOf({ server, token }: HistoryWorld, from: string, to: string) {
  const body = JSON.stringify({
    query: `{ rollUpDifferences(from: "${from}", to: "${to}") { rollUp day key column stored computed } }`,
  });
  return ask<{ rollUpDifferences: readonly object[] }>(server.port, token, body);
}

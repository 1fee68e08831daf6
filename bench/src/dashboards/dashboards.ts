import { million, today } from '../history/plan.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { measureAtHalf } from '../kit/half-load.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';
import { answerAnalytics, answerHome } from './direct-answers.ts';

const name = 'dashboards';

interface Page {
  readonly title: string;
  readonly body: () => string;
  readonly direct: typeof answerHome;
  readonly directRounds: number;
}

const pages: readonly Page[] = [
  {
    title: 'Home',
    body: () => webQuery('HomeDashboard', { period: 'TODAY' }),
    direct: answerHome,
    directRounds: 3,
  },
  {
    title: 'Analytics',
    body: () => webQuery('AnalyticsDashboard', {}),
    direct: answerAnalytics,
    directRounds: 1,
  },
];

export const dashboards: Benchmark = {
  name,
  about: 'Home and Analytics of a tenant with a million receipts over three years, beside twenty others',
  run: async (options) => {
    const world = await openHistoryWorld(million, options.progress);
    try {
      const figures: Figure[] = [];
      for (const page of pages) figures.push(...(await figuresOf(world, page, options)));
      return figures;
    } finally {
      await world.close();
    }
  },
};

async function figuresOf(world: HistoryWorld, page: Page, options: RunOptions): Promise<Figure[]> {
  const { saturation, times, p95 } = await measurePage(world, page, options);
  const direct = await directTime(world, page);
  return [
    {
      bench: name,
      measured: {
        name: `${page.title}, p95 at half of saturation`,
        value: p95,
        unit: 'ms',
      },
      limit: { of: 'measured', is: 'atMost', floor: 15 },
      note: `everything the page needs in one request of the web app; saturation ${Math.round(saturation)} requests/s`,
    },
    {
      bench: name,
      measured: { name: `${page.title}, p50 of the same load`, value: percentile(times, 0.5), unit: 'ms' },
      yardstick: { name: 'the same answer summed from receipts by SQL, alone', value: direct, unit: 'ms' },
      ratio: direct / percentile(times, 0.5),
      limit: { of: 'ratio', is: 'atLeast', floor: 50 },
      note: 'the ratio is how many times faster',
    },
  ];
}

async function measurePage(world: HistoryWorld, page: Page, { isQuick, progress }: RunOptions) {
  const request = httpRequest('/graphql/pos', world.token, page.body());
  const { saturation, times, p95 } = await measureAtHalf(world.server.port, [request], isQuick ? 2 : 6);
  progress(
    `${page.title}: ${Math.round(saturation)} requests/s at saturation; at half of it ` +
      `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
  );
  return { saturation, times, p95 };
}

async function directTime({ owner, large }: HistoryWorld, page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < page.directRounds; round += 1) {
    times.push(await page.direct(owner, large, today));
  }
  return median(times);
}

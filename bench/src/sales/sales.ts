import { chain, small } from '../history/plan.ts';
import { undoingPushes } from '../history/undo-pushes.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { measureBareMonth } from './bare-month.ts';
import { measureQuestions } from './dashboard-times.ts';
import { checkLatePush, lateSince } from './late-push.ts';
import { questionsAboutReceipts } from './list-questions.ts';
import { measurePages } from './pages.ts';
import { pushBesideReads } from './push-beside-reads.ts';
import { questionsAbout } from './questions.ts';

/** Milliseconds for a page of receipts (issue 7). */
const maxForReceipts = 50;

export const sales: Benchmark = {
  name: 'sales',
  about:
    'Dashboards, reports and receipts of five million receipts in 500 branches, beside 199 other tenants',
  needsBrowser: true,
  run: async (options) => {
    const world = await openHistoryWorld(options.isQuick ? small : chain, options.progress);
    try {
      return await measure(world, options);
    } finally {
      await world.close();
    }
  },
};

async function measure(world: HistoryWorld, options: RunOptions): Promise<Figure[]> {
  return [
    ...(await measureQuestions(world, questionsAbout(world.large), options)),
    await measureBareMonth(world, options),
    ...(await measureQuestions(world, questionsAboutReceipts(world.large), options, maxForReceipts)),
    ...(await measurePages(world, options)),
    ...(await pushFigures(world, options)),
  ];
}

function pushFigures(world: HistoryWorld, options: RunOptions): Promise<Figure[]> {
  return undoingPushes(world.owner, { tenantId: world.large.id, since: lateSince }, async () => [
    await checkLatePush(world),
    await pushBesideReads(world, readsOf(world), options),
  ]);
}

function readsOf({ token }: HistoryWorld): Buffer[] {
  return [webQuery('HomeDashboard', {}), webQuery('AnalyticsDashboard', {})].map((body) =>
    httpRequest('/graphql/pos', token, body),
  );
}

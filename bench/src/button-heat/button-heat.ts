import type pg from 'pg';
import { measureRead } from '../history/measure-read.ts';
import { million, small, today } from '../history/plan.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import { ask, webQuery } from '../kit/graphql.ts';
import type { Benchmark } from '../kit/run.ts';

const name = 'button-heat';
const year = { from: `${Number(today.slice(0, 4)) - 1}-12-01`, to: today, unitIds: null };
const atMostMs = 300;

export const buttonHeat: Benchmark = {
  name,
  about: 'What sold in a year, and the taps of two grids, for a tenant with a million receipts',
  run: async (options) => {
    const world = await openHistoryWorld(options.isQuick ? small : million, options.progress);
    try {
      const grids = await gridsOf(world);
      const read = {
        bench: name,
        yardstick: {
          name: 'the steps of the year from receipts by SQL, alone',
          ms: await directTime(world.owner, world.large.id),
        },
        atMostMs,
      };
      return [
        await measureRead(
          world,
          { ...read, title: 'what sold in a year', body: webQuery('ButtonHeat', year) },
          options,
        ),
        await measureRead(
          world,
          { ...read, title: 'taps of two grids', body: webQuery('ButtonTaps', { ...year, grids }) },
          options,
        ),
      ];
    } finally {
      await world.close();
    }
  },
};

/** A grid of all articles that sold, by presses, and one without a button. */
async function gridsOf({ server, token }: HistoryWorld): Promise<readonly object[]> {
  interface Answer {
    readonly buttonHeat: {
      readonly receipts: number;
      readonly articles: readonly { articleId: string | null }[];
    };
  }
  const { buttonHeat: heat } = await ask<Answer>(server.port, token, webQuery('ButtonHeat', year));
  if (heat.receipts === 0) throw new Error('no steps were counted');
  const buttons = heat.articles.flatMap(({ articleId }, index) =>
    articleId ? [{ articleId, layer: Math.floor(index / 100) % 9 }] : [],
  );
  return [{ buttons: [] }, { buttons }];
}

/** How often each article was sold after which other one, from the receipts of the year themselves. */
async function directTime(owner: pg.Client, tenantId: string): Promise<number> {
  const start = performance.now();
  await owner.query(
    `select before, key, count(*) from (
      select p.value -> 'article' ->> 'key' as key,
        lag(p.value -> 'article' ->> 'key') over (partition by r.id order by p.ordinality) before
      from receipts r cross join lateral json_array_elements(r.content::json -> 'positions') with ordinality p
      where r.tenant_id = $1 and r.type = 'Beleg' and r.biz_day between $2 and $3
        and r.ended_at >= $2::date - interval '1 day'
        and p.value ->> 'kind' = 'Umsatz' and (p.value ->> 'quantity')::bigint > 0) s
    group by 1, 2`,
    [tenantId, year.from, year.to],
  );
  return performance.now() - start;
}

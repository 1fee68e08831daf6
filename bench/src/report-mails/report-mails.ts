import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@tresen/domain/kit/business-day';
import type pg from 'pg';
import { small, today } from '../history/plan.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { residentBytes } from '../kit/process-usage.ts';
import type { Benchmark } from '../kit/run.ts';

const name = 'report-mails';
const mebibyte = 1_048_576;
const day = addDays(today, -3);
/** What a mail of the summary takes in the queue. */
const plainBytes = 30_000;

export const reportMails: Benchmark = {
  name,
  about: '10,000 daily reports that are due in one minute: read, rendered and queued; memory of the server',
  run: async ({ isQuick, progress }) => {
    const world = await openHistoryWorld(small, progress);
    const count = isQuick ? 1_000 : 10_000;
    try {
      const { seconds, memory } = await sendAll(world, count);
      progress(`${count} mails queued in ${seconds.toFixed(1)} s`);
      const plain = await writePlain(world.owner, count);
      return figuresOf(count, { seconds, memory, plain });
    } finally {
      await forget(world.owner);
      await world.close();
    }
  },
};

interface Outcome {
  readonly seconds: number;
  /** Bytes beyond what the server had before. */
  readonly memory: number;
  /** Seconds. */
  readonly plain: number;
}

function figuresOf(count: number, { seconds, memory, plain }: Outcome): readonly Figure[] {
  return [
    {
      bench: name,
      measured: {
        name: `10,000 daily summaries of a branch read, rendered and queued, by the time of ${count}`,
        value: (seconds * 10_000) / count,
        unit: 's',
      },
      yardstick: {
        name: 'as many rows of their size inserted by SQL, one to a transaction',
        value: (plain * 10_000) / count,
        unit: 's',
      },
      limit: { of: 'measured', is: 'atMost', floor: 60 },
      note: 'while those that are queued already are sent into the mailbox of a server without SMTP',
    },
    {
      bench: name,
      measured: {
        name: 'memory of the server meanwhile, beyond before',
        value: memory / mebibyte,
        unit: 'MiB',
      },
      limit: { of: 'measured', is: 'atMost', floor: 200 },
    },
  ];
}

/** From the first run that is noted to the last. */
async function sendAll({ server, owner, large }: HistoryWorld, count: number) {
  await forget(owner);
  await insertMails(owner, large.id, large.owner.subject, count);
  const before = residentBytes(server.pid);
  let peak = before;
  let begun: number | undefined;
  for (;;) {
    const { rows } = await owner.query<{ runs: number; unsent: number }>(
      `select count(*)::int runs, count(*) filter (where result <> 'sent')::int unsent from report_mail_runs`,
    );
    const { runs = 0, unsent = 0 } = rows[0] ?? {};
    peak = Math.max(peak, residentBytes(server.pid));
    if (unsent > 0) throw new Error(`${unsent} reports were not sent`);
    if (runs > 0) begun ??= performance.now();
    if (begun !== undefined && runs >= count)
      return { seconds: (performance.now() - begun) / 1_000, memory: peak - before };
    await sleep(100);
  }
}

/** Daily summaries, each of one branch; a confirmed address outside gets it. */
async function insertMails(owner: pg.Client, tenantId: string, authorId: string, count: number) {
  await owner.query(
    `with units as (
      select array_agg(id) ids from organization_units where tenant_id = $1 and type = 'branch'
    ), made as (
      insert into report_mails (tenant_id, id, name, rhythm, unit_ids, file, language, send_at_minutes, is_active,
        author_id, author_name, next_from, next_due_at)
      select $1, gen_random_uuid(), 'Tagesbericht', 'day', array[ids[1 + n % cardinality(ids)]], 'none', 'de', 420, true,
        $2, 'Bea Bench', $3, $3::date
      from units, generate_series(1, $4::int) n
      returning id
    )
    insert into report_mail_recipients (tenant_id, report_mail_id, email, state, changed_at)
    select $1, id, id || '@bench.example', 'active', now() from made`,
    [tenantId, authorId, day, count],
  );
}

async function writePlain(owner: pg.Client, count: number): Promise<number> {
  await owner.query('create table bench_mails (id uuid primary key, body text not null)');
  try {
    // Random text: nothing of it is stored smaller than it is.
    const body = Array.from({ length: plainBytes / 36 }, () => randomUUID()).join('');
    const start = performance.now();
    for (let index = 0; index < count; index += 1)
      await owner.query('insert into bench_mails values ($1, $2)', [randomUUID(), body]);
    return (performance.now() - start) / 1_000;
  } finally {
    await owner.query('drop table bench_mails');
  }
}

/**
 * The receipts are kept for the next run, these mails are not. The server goes on with the days that follow: the lock waits
 * for the one that it is at, and keeps it from the next.
 */
async function forget(owner: pg.Client): Promise<void> {
  await owner.query('begin; lock table report_mails in exclusive mode');
  for (const table of ['links', 'runs', 'recipients']) await owner.query(`delete from report_mail_${table}`);
  await owner.query('delete from report_mails; commit');
  await owner.query(`delete from graphile_worker._private_jobs where task_id in (
    select id from graphile_worker._private_tasks where starts_with(identifier, 'sendMail')) and locked_at is null`);
}

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inSystem } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { createJobs } from '../jobs/index.ts';
import { createEpochs, type Epochs, identityOfFile } from './index.ts';

let database: TestDatabase;
let folder: string;
let files: string;
let logged: string[];
const now = Date.parse('2026-11-23T10:00:00Z');

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tresen-epochs-'));
  files = 'born 1';
  logged = [];
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process of the installation, started. */
const start = async (more: { label?: string; mark?: string; at?: number } = {}): Promise<Epochs> => {
  const epochs = createEpochs({
    db: database.db,
    now: () => more.at ?? now,
    log: { warn: (fields) => void logged.push(JSON.stringify(fields)) },
    markFile: join(folder, more.mark ?? 'mark'),
    filesOf: () => files,
    label: more.label,
    mailJob: 'sendMail',
  });
  await epochs.start();
  return epochs;
};
const ask = async <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await database.owner.query(sql, values)).rows as T[];
const causes = async (): Promise<string[]> =>
  (
    await ask<{ because: string }>(
      'select because from database_epochs order by known_until nulls first, begun_at',
    )
  ).map(({ because }) => because);

describe('an epoch begins', () => {
  it('not when the server only starts again, nor by looking', async () => {
    const epochs = await start();
    await epochs.look();
    await start();
    expect([await causes(), epochs.figures().putBack, logged]).toEqual([['first'], 0, []]);
  });

  it('when the files are a copy of what they were', async () => {
    await start();
    files = 'born 2';
    const epochs = await start();
    await start();
    expect([await causes(), epochs.figures().putBack]).toEqual([['first', 'place'], 1]);
    expect(logged).toEqual([JSON.stringify({ because: 'place', mailsGivenUp: 0 })]);
  });

  it('when the database is another one of the cluster, or of another cluster', async () => {
    await start();
    await ask(`update database_state set place = regexp_replace(place, '/\\d+', '/1')`);
    await start();
    await ask(`update database_state set place = regexp_replace(place, '^\\d+', '7')`);
    await start();
    expect(await causes()).toEqual(['first', 'place', 'place']);
  });

  it('when it is behind what this machine has seen, in this epoch or a later one', async () => {
    const epochs = await start();
    await epochs.look();
    await ask('update database_state set beats = beats - 1');
    await start();
    expect(await causes()).toEqual(['first', 'behind']);
    await ask(`update database_state set epoch = (select id from database_epochs where because = 'first')`);
    await ask(`delete from database_epochs where because <> 'first'`);
    await start();
    expect(await causes()).toEqual(['first', 'behind']);
  });

  it('under a process that runs, which is told', async () => {
    const epochs = await start();
    let told = 0;
    epochs.onBegin(() => {
      told += 1;
    });
    await epochs.look();
    await ask('update database_state set beats = 0');
    await epochs.look();
    await epochs.look();
    expect([await causes(), told]).toEqual([['first', 'behind'], 1]);
  });

  it('for all processes, whoever noticed', async () => {
    const [one, other] = [await start(), await start({ mark: 'other' })];
    let told = 0;
    other.onBegin(() => {
      told += 1;
    });
    const [{ epoch } = { epoch: '' }] = await ask<{ epoch: string }>('select epoch from database_state');
    await Promise.all([one.noticed('token', epoch), one.noticed('cursor', epoch)]);
    await one.noticed('cursor', epoch); // asked before, and late: another epoch explains it by now
    await other.look();
    expect([(await causes()).length, told]).toEqual([2, 1]);
  });

  it('once for each name that the operator gives', async () => {
    await start({ label: '2026-11-23' });
    await start({ label: '2026-11-23' });
    await start({ label: 'again' });
    expect(await causes()).toEqual(['first', 'told', 'told']);
  });

  it('not for the mark of another installation, nor for one that is damaged', async () => {
    await start();
    const mark = JSON.parse(readFileSync(join(folder, 'mark'), 'utf8')) as object;
    writeFileSync(
      join(folder, 'mark'),
      JSON.stringify({ ...mark, installation: crypto.randomUUID(), beats: 1_000 }),
    );
    await start();
    writeFileSync(join(folder, 'mark'), '{"install');
    await start();
    expect(await causes()).toEqual(['first']);
  });
});

describe('with an epoch', () => {
  const putBack = async (): Promise<void> => {
    await start();
    files = 'born 2';
    await start({ at: now + 3_600_000 });
  };

  it('every number that counts leaves a gap, in every table that has versions', async () => {
    const tenantId = newId();
    await ask(`insert into tenants (id, name, kind, version) values ($1, 'Café Rita', 'customer', 7)`, [
      tenantId,
    ]);
    await ask('insert into change_counters values ($1, 41)', [tenantId]);
    await ask('insert into shop_invoice_counters values ($1, 2026, 12)', [tenantId]);
    await ask('insert into shop_debit_counters values ($1, 2026, 3)', [tenantId]);
    const number = `select nextval('shop_order_numbers')::int as next`;
    const [{ next } = { next: 0 }] = await ask<{ next: number }>(number);
    await putBack();
    expect(await ask('select version from tenants')).toEqual([{ version: 1_007 }]);
    expect(await ask('select last_seq from change_counters')).toEqual([{ last_seq: 1_000_041 }]);
    expect(await ask('select last from shop_invoice_counters')).toEqual([{ last: 1_012 }]);
    expect(await ask('select last from shop_debit_counters')).toEqual([{ last: 1_003 }]);
    const [after] = await ask<{ next: number }>(number);
    expect((after?.next ?? 0) - next).toBeGreaterThanOrEqual(1_000);
  });

  it('every company reads in its audit log what may be lost', async () => {
    const tenantId = newId();
    await ask(`insert into tenants (id, name, kind) values ($1, 'Café Rita', 'customer')`, [tenantId]);
    await putBack();
    expect(
      await ask('select id, tenant_id, actor_kind, action, entity, entity_id, new_values from audit_log'),
    ).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
        tenant_id: tenantId,
        actor_kind: 'system',
        action: 'putBack',
        entity: 'tenant',
        entity_id: tenantId,
        new_values: { from: '2026-11-23T10:00:00Z', to: '2026-11-23T11:00:00Z' },
      },
    ]);
  });

  it('mails that waited are given up and kept; other jobs are done', async () => {
    const jobs = createJobs({ db: database.db, now: Date.now, log: { warn: () => {}, error: () => {} } });
    await start();
    await inSystem(database.db, async (tx) => {
      await jobs.add(tx, 'sendMail', {});
      await jobs.add(tx, 'sendMailPacked', {});
      await jobs.add(tx, 'exports', {});
    });
    files = 'born 2';
    await start();
    expect(logged.at(-1)).toBe(JSON.stringify({ because: 'place', mailsGivenUp: 2 }));
    expect(
      await ask(`select identifier, attempts = max_attempts as "isGivenUp", last_error
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by 1`),
    ).toEqual([
      { identifier: 'exports', isGivenUp: false, last_error: null },
      { identifier: 'sendMail', isGivenUp: true, last_error: 'putBack' },
      { identifier: 'sendMailPacked', isGivenUp: true, last_error: 'putBack' },
    ]);
  });
});

describe('a file', () => {
  it('is told from a copy of it, and is the same after it was written', async () => {
    const [file, copy] = [join(folder, 'pg_control'), join(folder, 'copy')];
    writeFileSync(file, 'a');
    const changedAt = () => statSync(file, { bigint: true }).ctimeNs;
    const made = changedAt();
    // Times of files go on in steps.
    await expect
      .poll(() => {
        appendFileSync(file, 'b');
        return changedAt() > made;
      })
      .toBe(true);
    const before = identityOfFile(file);
    appendFileSync(file, 'c');
    expect(identityOfFile(file)).toBe(before);
    cpSync(file, copy, { preserveTimestamps: true });
    expect(identityOfFile(copy)).not.toBe(before);
  });
});

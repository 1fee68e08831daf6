import { syncedNames } from '@tresen/domain/kit/entities';
import { inFull } from '@tresen/domain/kit/testing';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type ChangesPage, readContent } from '@tresen/domain/master-data/sync';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import {
  acknowledgeChanges,
  askChanges,
  branchWithArticle,
  changesPage,
  deleteRecords,
  Mirror,
  printerOf,
  saveRecord,
} from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { forget, putBack } from '../../app/testing/put-back.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { takeChanges } from '../../kit/records/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const branch = async () => {
  const made = await branchWithArticle(app, owner);
  const register = await linkRegister(app, owner, { unitId: made.unitId });
  return { ...made, register, mirror: new Mirror(app, register) };
};

const acknowledged = async (register: LinkedRegister, upTo: string) =>
  dataOf<{ acknowledgeChanges: unknown }>(await acknowledgeChanges(app, register, upTo)).acknowledgeChanges;

const operationsOf = ({ changes }: ChangesPage): string[] =>
  changes.map(({ entity, operation }) => `${operation} ${entity}`);

describe('MDA-01: a register that begins', () => {
  it('gets all that its branch has, those first on which others depend', async () => {
    const { mirror } = await branch();
    const pages = [await mirror.step()];
    while (pages.at(-1)?.isSnapshot) pages.push(await mirror.step());
    const order = pages.flatMap(({ changes }) => changes.map(({ entity }) => entity));
    expect(order).toEqual(
      order.toSorted((a, b) => syncedNames.indexOf(a as never) - syncedNames.indexOf(b as never)),
    );
    expect(pages.map(({ isReset }) => isReset).lastIndexOf(true)).toBe(0);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([...pages.slice(1).map(() => true), false]);
    expect(mirror.namesOf('article')).toHaveLength(1);
    expect(mirror.namesOf('category')).toHaveLength(1);
  });

  it.each([1, 2, 3])('gets it in pages of %s', async (first) => {
    const { mirror } = await branch();
    await mirror.takeAll(first);
    const whole = new Mirror(app, (await branch()).register);
    await whole.takeAll();
    expect([mirror.records.size, mirror.namesOf('article').length]).toEqual([whole.records.size, 1]);
  });

  it('that is killed in the middle goes on where it was', async () => {
    const { register, mirror } = await branch();
    await mirror.step(1);
    const { cursor } = await changesPage(app, register, { after: mirror.cursor, first: 1 });
    const again = await mirror.step(1);
    expect([again.cursor, again.isReset]).toEqual([cursor, false]);
    await mirror.takeAll(1);
    expect(mirror.namesOf('article')).toHaveLength(1);
  });

  it('gets content as the published schemas say', async () => {
    const { mirror } = await branch();
    await mirror.takeAll();
    for (const [key, content] of mirror.records) {
      const entity = kinds[key.split('/')[0] as keyof typeof kinds];
      const schema = await (await fetch(`${app.url}/schemas/${entity.name}-1.json`)).json();
      const isValid = new Ajv2020().compile(schema as object);
      expect([isValid(content), isValid.errors]).toEqual([true, null]);
      expect(readContent(entity, JSON.stringify(content))).toMatchObject({ isActive: true });
    }
  });

  it('hears at its end what changed meanwhile, also of what it had already taken', async () => {
    const { register, mirror, unitId, mainCategoryId, articleId, articleValues } = await branch();
    while (mirror.namesOf('category').length === 0) await mirror.step(1);
    const category = { id: mainCategoryId, version: 1, name: 'Heißes', sort: 1, unitIds: [unitId] };
    await saveRecord(app, owner, 'category', category);
    await saveRecord(app, owner, 'article', { id: articleId, version: 1, name: 'Mokka', ...articleValues });
    const id = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await deleteRecords(app, owner, 'Printers', [id]);
    await mirror.takeAll(1);
    expect(mirror.namesOf('category')).toEqual(['Heißes']);
    expect(mirror.namesOf('article')).toEqual(['Mokka']);
    expect(mirror.namesOf('printer')).toEqual([]);
    expect(await acknowledged(register, mirror.cursor ?? '')).toEqual({ isSuccess: true, message: null });
  });
});

describe('what changes', () => {
  it('comes once, in the order of its numbers, as it is now', async () => {
    const { mirror, unitId } = await branch();
    await mirror.sync();
    const first = printerOf({ unitIds: [unitId] });
    const id = await saveRecord(app, owner, 'printer', first);
    const other = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await saveRecord(app, owner, 'printer', { ...first, id, version: 1, copies: 3, isActive: false });
    const page = await mirror.step();
    expect(page.changes.map((change) => change.id)).toEqual([other, id]);
    expect(page.changes.map(({ seq }) => seq)).toEqual(page.changes.map(({ seq }) => seq).toSorted());
    expect(mirror.records.get(`printer/${id}`)).toMatchObject({ copies: 3, isActive: false });
    expect((await mirror.step()).changes).toEqual([]);
  });

  it('in another branch is not heard of, and what is for all is', async () => {
    const [one, two] = [await branch(), await branch()];
    await one.mirror.sync();
    await two.mirror.sync();
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [two.unitId] }));
    expect((await one.mirror.step()).changes).toEqual([]);
    expect(operationsOf(await two.mirror.step())).toEqual(['put printer']);
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: null }));
    expect(operationsOf(await one.mirror.step())).toEqual(['put printer']);
    expect(operationsOf(await two.mirror.step())).toEqual(['put printer']);
  });

  it('in another tenant is not heard of', async () => {
    const { mirror } = await branch();
    await mirror.sync();
    const tenantId = await addTenant(app);
    const stranger = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    await saveRecord(app, stranger, 'printer', printerOf());
    expect((await mirror.step()).changes).toEqual([]);
    const theirs = new Mirror(app, await linkRegister(app, stranger));
    await theirs.takeAll();
    expect(theirs.namesOf('article')).toEqual([]);
    expect(theirs.namesOf('printer')).toHaveLength(1);
  });

  it('and leaves the branch comes as a deletion', async () => {
    const [one, two] = [await branch(), await branch()];
    const values = printerOf({ unitIds: [one.unitId, two.unitId] });
    const id = await saveRecord(app, owner, 'printer', values);
    await one.mirror.sync();
    await two.mirror.sync();
    await saveRecord(app, owner, 'printer', { ...values, id, version: 1, unitIds: [two.unitId] });
    expect(operationsOf(await one.mirror.step())).toEqual(['delete printer']);
    expect(operationsOf(await two.mirror.step())).toEqual(['put printer']);
    await saveRecord(app, owner, 'printer', { ...values, id, version: 2 });
    expect(operationsOf(await one.mirror.step())).toEqual(['put printer']);
  });

  it('has more pages where there is more', async () => {
    const { mirror, unitId } = await branch();
    await mirror.sync();
    for (let count = 0; count < 5; count += 1)
      await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    const pages = [await mirror.step(2), await mirror.step(2), await mirror.step(2)];
    expect(pages.map(({ changes, hasMore }) => [changes.length, hasMore])).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ]);
  });
});

describe('a register begins anew', () => {
  it('when it was moved to another branch: what it had there goes, what is here comes', async () => {
    const [one, two] = [await branch(), await branch()];
    await one.mirror.sync();
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, unlink, { id: one.register.deviceId }));
    dataOf(await app.call('/graphql/pos', owner, unlink, { id: two.register.deviceId }));
    const { hardwareSerial, databaseId } = one.register;
    const moved = await linkRegister(app, owner, { hardwareSerial, databaseId, unitId: two.unitId });
    expect(moved.deviceId).toBe(one.register.deviceId);
    const before = one.mirror.cursor ?? '';
    expect(await acknowledged(moved, before)).toEqual({ isSuccess: false, message: 'OUTDATED' });
    const mirror = new Mirror(app, moved);
    mirror.cursor = before;
    for (const [key, content] of one.mirror.records) mirror.records.set(key, content);
    expect((await mirror.step()).isReset).toBe(true);
    await mirror.takeAll();
    const fresh = new Mirror(app, moved);
    await fresh.takeAll();
    expect(fresh.namesOf('article')).toHaveLength(1);
    expect([...mirror.records.keys()].toSorted()).toEqual([...fresh.records.keys()].toSorted());
    expect(await acknowledged(moved, mirror.cursor ?? '')).toEqual({ isSuccess: true, message: null });
  });

  it('when somebody asks for it', async () => {
    const { mirror, register } = await branch();
    await mirror.sync();
    const ask = 'mutation($id: ID!) { resyncDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, ask, { id: register.deviceId }));
    expect(await acknowledged(register, mirror.cursor ?? '')).toMatchObject({ isSuccess: false });
    expect(await mirror.step()).toMatchObject({ isReset: true, isSnapshot: true });
    await mirror.sync();
    expect((await mirror.step()).isSnapshot).toBe(false);
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(errorOf(await app.call('/graphql/pos', stranger, ask, { id: register.deviceId }))?.code).toBe(
      'NOT_FOUND',
    );
  });

  it('when it knows numbers that the database has forgotten', async () => {
    const tenantId = await addTenant(app);
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const mirror = new Mirror(app, await linkRegister(app, person));
    await saveRecord(app, person, 'printer', printerOf());
    await mirror.sync();
    await app.owner.query('update change_counters set last_seq = 1 where tenant_id = $1', [tenantId]);
    expect((await mirror.step()).isReset).toBe(true);
    const { rows } = await app.owner.query('select because from database_epochs where label is null');
    expect(rows).toContainEqual({ because: 'cursor' });
  });

  it('when the database was put back, though its numbers have come further since', async () => {
    const { mirror, register, unitId } = await branch();
    await mirror.sync();
    const forgotten = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await mirror.sync();
    const before = mirror.cursor ?? '';
    await forget(app, 'printers', forgotten);
    await putBack(app);
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    expect(await acknowledged(register, before)).toEqual({ isSuccess: false, message: 'OUTDATED' });
    expect((await mirror.step()).isReset).toBe(true);
    await mirror.takeAll();
    const fresh = new Mirror(app, register);
    await fresh.takeAll();
    expect([...mirror.records]).toEqual(expect.arrayContaining([...fresh.records]));
    expect(await acknowledged(register, mirror.cursor ?? '')).toMatchObject({ isSuccess: true });
  });

  it('once: the second question goes on', async () => {
    const { mirror } = await branch();
    await mirror.sync();
    await putBack(app);
    expect((await mirror.step()).isReset).toBe(true);
    await mirror.takeAll();
    expect(await mirror.step()).toMatchObject({ isReset: false, isSnapshot: false });
  });
});

describe('a form that was opened before the database was put back', () => {
  it('does not overwrite what was saved since, whatever its version', async () => {
    const { unitId } = await branch();
    const printer = printerOf({ unitIds: [unitId] });
    const id = await saveRecord(app, owner, 'printer', printer);
    const versionOf = async () =>
      (await app.owner.query('select version from printers where id = $1', [id])).rows[0].version as number;
    await saveRecord(app, owner, 'printer', {
      ...printer,
      id,
      version: await versionOf(),
      name: 'Theke alt',
    });
    const open = await versionOf();
    await app.owner.query('update printers set version = version - 1 where id = $1', [id]); // the backup's
    await putBack(app);
    await saveRecord(app, owner, 'printer', { ...printer, id, version: await versionOf(), name: 'Theke' });
    const late = saveRecord(app, owner, 'printer', { ...printer, id, version: open, name: 'Theke alt' });
    await expect(late).rejects.toThrow('CONFLICT');
  });
});

describe('a cursor', () => {
  it('of another register, or one that somebody changed, is refused', async () => {
    const { register, mirror, unitId } = await branch();
    await mirror.takeAll();
    const other = await linkRegister(app, owner, { unitId, databaseId: register.databaseId });
    const cursor = mirror.cursor ?? '';
    const bytes = Buffer.from(cursor, 'base64url');
    const longer = bytes.toString().replace(/,(\d+),(\d+)\]$/, ',9$1,$2]');
    const mangled = [
      '',
      'x',
      `${cursor}A`,
      `${cursor}=`,
      `${cursor} `,
      cursor.slice(0, -1),
      Buffer.concat([bytes.subarray(0, 12), Buffer.from(longer).subarray(12)]).toString('base64url'),
    ];
    for (const after of mangled)
      expect(errorOf(await askChanges(app, register, { after }))).toMatchObject({
        code: 'INVALID_INPUT',
        parameters: { field: 'after' },
      });
    expect(errorOf(await askChanges(app, other, { after: cursor }))?.code).toBe('INVALID_INPUT');
    expect(errorOf(await acknowledgeChanges(app, other, cursor))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'upTo' },
    });
    expect((await askChanges(app, register, { after: cursor })).errors).toEqual([]);
  });

  it('never goes back', async () => {
    const { register, mirror, unitId } = await branch();
    await mirror.sync();
    const old = mirror.cursor ?? '';
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await mirror.sync();
    const cursorNow = async () =>
      (await app.owner.query('select cursor from device_sync where device_id = $1', [register.deviceId]))
        .rows[0].cursor as number;
    const before = await cursorNow();
    expect(await acknowledged(register, old)).toEqual({ isSuccess: true, message: null });
    expect(await cursorNow()).toBe(before);
  });
});

describe('only a linked register', () => {
  it('gets changes and acknowledges them', async () => {
    const { register, mirror } = await branch();
    await mirror.sync();
    const answers = [
      await askChanges(app, { accessToken: owner }),
      await acknowledgeChanges(app, { accessToken: owner }, mirror.cursor ?? ''),
    ];
    expect(answers.map((answer) => errorOf(answer)?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, unlink, { id: register.deviceId }));
    const old = await askChanges(app, register, { after: mirror.cursor });
    expect(errorOf(old)?.code).toBe('SESSION_EXPIRED');
  });
});

interface OwnPrinter {
  readonly id: string;
  version: number;
  readonly values: Record<string, unknown>;
}

/** Saves a new printer or one of one's own again; every tenth time the oldest is deleted. */
const saveOne = async (own: OwnPrinter[], unitId: string, turn: number, choice: number): Promise<void> => {
  const known = own[choice % (own.length + 1)];
  const values = known?.values ?? printerOf({ unitIds: turn % 5 === 0 ? null : [unitId] });
  const { id: ownId, version } = known ?? {};
  const id = await saveRecord(app, owner, 'printer', {
    ...values,
    id: ownId,
    version,
    copies: (turn % 9) + 1,
  });
  if (known) known.version += 1;
  else own.push({ id, version: 1, values });
  const oldest = turn % 10 === 9 ? own.shift() : undefined;
  if (oldest) await deleteRecords(app, owner, 'Printers', [oldest.id]);
};

describe('MDA-01: whatever people save at the same time', () => {
  it('a register that reads meanwhile misses nothing and ends with what is stored', async () => {
    const unitId = await createUnit(app, owner);
    const register = await linkRegister(app, owner, { unitId });
    const mirror = new Mirror(app, register);
    let isSaving = true;
    const saver = async (person: number): Promise<void> => {
      const own: OwnPrinter[] = [];
      for (let turn = 0; turn < 25; turn += 1) await saveOne(own, unitId, turn, turn * 7 + person);
    };
    const reader = async (): Promise<void> => {
      while (isSaving) await mirror.step(1);
    };
    const reading = reader();
    await Promise.all([0, 1, 2, 3].map(saver));
    isSaving = false;
    await reading;
    await mirror.takeAll(3);
    const { rows } = await app.owner.query<{ id: string; copies: number }>(
      `select id, copies from printers where status >= 0 and (unit_ids is null or $1 = any (unit_ids)) and tenant_id
        = (select tenant_id from devices where id = $2)`,
      [unitId, register.deviceId],
    );
    const stored = rows.map(({ id, copies }) => `${id} ${copies}`).toSorted();
    const held = [...mirror.records]
      .filter(([key]) => key.startsWith('printer/'))
      .map(([key, { copies }]) => `${key.slice(8)} ${copies}`);
    expect(held.toSorted()).toEqual(stored);
  });
});

describe('MDA-01: numbers become visible in their order', () => {
  /** Stores a printer in a transaction that takes its number early and commits late. */
  const storeSlowly = (db: Database, tenantId: string, unitId: string): Promise<void> =>
    inTenant(db, tenantId, async (tx) => {
      const seq = await takeChanges(tx, tenantId, 1);
      await sql`select pg_sleep(random() / 100)`.execute(tx);
      await sql`insert into printers (tenant_id, id, name, "group", code_page, copies, print_width, signals, unit_ids,
          change_seq, created_seq, created_at, last_modified_at, last_modified_by_name)
        values (${tenantId}, ${newId()}, ${`P ${seq}`}, 'bar', 'CP858', 1, 42, 'none', ${[unitId]}::uuid[], ${seq}, ${seq},
          now(), now(), 'test')`.execute(tx);
    });

  it(
    'however long a transaction takes after its number: a register that reads meanwhile misses none',
    inFull,
    async () => {
      const db = openDatabase(app.ownerUrl, () => undefined);
      const tenantId = await addTenant(app);
      const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
      const unitId = await createUnit(app, person);
      const mirror = new Mirror(app, await linkRegister(app, person, { unitId }));
      await mirror.takeAll();
      const storeMany = async (): Promise<void> => {
        for (let turn = 0; turn < 30; turn += 1) await storeSlowly(db, tenantId, unitId);
      };
      let isStoring = true;
      const reading = (async () => {
        while (isStoring) await mirror.step();
      })();
      await Promise.all([storeMany(), storeMany(), storeMany(), storeMany()]);
      isStoring = false;
      await reading;
      await mirror.takeAll();
      await db.close();
      expect(mirror.namesOf('printer')).toHaveLength(120);
    },
  );
});

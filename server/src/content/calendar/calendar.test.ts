import { quickPanelSchema } from '@tresen/domain/content/quick-panel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { calendarOf } from './testing.ts';

let app: TestServer;
let calendar: ReturnType<typeof calendarOf>;
let owner: string;
let manager: string;
let user: string;
let stranger: string;
let editor: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  calendar = calendarOf(app);
  owner = await app.signIn('owner@demo.example');
  manager = await app.signIn('manager@demo.example');
  user = await app.signIn('user@demo.example');
  stranger = await app.signIn('owner@retail.demo.example');
  editor = await app.signIn('admin@demo.example');
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from calendar_events'));

const titles = async (token: string, language?: string) =>
  (await calendar.shown(token, language)).map(({ title, day }) => [title, day]);

describe('CNT-10: a tenant’s own events', () => {
  it('are written by owners and managers, and read by everybody there', async () => {
    await calendar.saved(owner);
    await calendar.saved(manager, { title: 'Weinprobe', day: '2026-03-13', endDay: '2026-03-13' });
    expect(errorOf(await calendar.save(user))?.code).toBe('FORBIDDEN');
    expect(await calendar.shown(user)).toEqual([
      expect.objectContaining({ title: 'Inventur', startsAt: '2026-03-12T09:00:00.000Z', mayChange: false }),
      expect.objectContaining({ title: 'Weinprobe', mayChange: false }),
    ]);
    expect((await calendar.shown(manager)).map(({ mayChange }) => mayChange)).toEqual([true, true]);
  });

  it('are nobody else’s: not to read, change, delete or restore', async () => {
    const id = await calendar.saved(owner);
    expect(await titles(stranger)).toEqual([]);
    for (const answer of [
      await calendar.event(stranger, id),
      await calendar.save(stranger, { id, version: 1, title: 'Meins' }),
      await calendar.save(editor, { id, version: 1, title: 'Meins', titleEn: 'Mine', isForAll: true }),
      await calendar.remove(stranger, id),
      await calendar.remove(editor, id),
      await calendar.restore(stranger, id),
      await calendar.remove(owner, 'no id'),
    ])
      expect(errorOf(answer)?.code).toBe('NOT_FOUND');
    expect(await titles(owner)).toEqual([['Inventur', '2026-03-12']]);
  });

  it('belong to branches of the tenant only', async () => {
    expect(errorOf(await calendar.save(owner, { unitId: newId() }))?.code).toBe('INVALID_INPUT');
  });

  it('change for whoever looked at the latest version', async () => {
    const id = await calendar.saved(owner);
    await calendar.saved(manager, { id, version: 1, title: 'Große Inventur' });
    expect(errorOf(await calendar.save(owner, { id, version: 1 }))?.code).toBe('CONFLICT');
    expect(await titles(owner)).toEqual([['Große Inventur', '2026-03-12']]);
  });

  it('come back after they were deleted, and all of it stands in the log', async () => {
    const id = await calendar.saved(owner);
    await calendar.remove(owner, id);
    expect(await titles(owner)).toEqual([]);
    expect(errorOf(await calendar.remove(owner, id))?.code).toBe('NOT_FOUND');
    await calendar.restore(owner, id);
    expect(await titles(owner)).toEqual([['Inventur', '2026-03-12']]);
    const { rows } = await app.owner.query(
      `select action, new_values ->> 'from' "from" from audit_log where entity = 'calendarEvent' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'create', from: '2026-03-12 10:00' },
      { action: 'remove', from: null },
      { action: 'restore', from: '2026-03-12 10:00' },
    ]);
  });

  it('refuse a rule that would come every second for ever, and a title of two lines', async () => {
    expect(errorOf(await calendar.save(owner, { recurrence: 'FREQ=SECONDLY' }))?.code).toBe('INVALID_INPUT');
    expect(errorOf(await calendar.save(owner, { title: 'a\r\nRRULE:FREQ=SECONDLY' }))?.code).toBe(
      'INVALID_INPUT',
    );
  });
});

describe('CNT-10: a tenant’s series are as many as a calendar can show', () => {
  it('two hundred, whether new or made of a single event', async () => {
    const id = await calendar.saved(owner);
    await app.owner.query(
      `insert into calendar_events (tenant_id, id, title, day, end_day, recurrence)
       select tenant_id, gen_random_uuid(), 'Täglich', '2026-03-01', '2026-03-01', 'FREQ=DAILY'
       from users, generate_series(1, 200) where email = 'owner@demo.example'`,
    );
    const daily = { recurrence: 'FREQ=DAILY' };
    const refused = { code: 'INVALID_INPUT', parameters: { field: 'recurrence' } };
    expect(errorOf(await calendar.save(owner, daily))).toMatchObject(refused);
    expect(errorOf(await calendar.save(owner, { ...daily, id, version: 1 }))).toMatchObject(refused);
    await calendar.saved(owner);
    expect((await calendar.shown(owner)).length).toBe(200 * 31 + 2);
  });
});

describe('CNT-10: one day of a series', () => {
  const series = { recurrence: 'FREQ=WEEKLY;COUNT=3' };

  it('is its first, on whichever day it was entered', async () => {
    await calendar.saved(owner, { recurrence: 'FREQ=MONTHLY;BYDAY=3TU' });
    await calendar.saved(owner, { title: 'Putzen', recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=2' });
    expect(await titles(owner)).toEqual([
      ['Putzen', '2026-03-16'],
      ['Inventur', '2026-03-17'],
      ['Putzen', '2026-03-23'],
    ]);
  });

  it('is left out, and comes back', async () => {
    const id = await calendar.saved(owner, series);
    await calendar.remove(owner, id, '2026-03-19');
    expect(await titles(owner)).toEqual([
      ['Inventur', '2026-03-12'],
      ['Inventur', '2026-03-26'],
    ]);
    expect(errorOf(await calendar.remove(owner, id, '2026-03-19'))?.code).toBe('NOT_FOUND');
    expect(errorOf(await calendar.remove(owner, id, '2026-03-20'))?.code).toBe('NOT_FOUND');
    await calendar.restore(owner, id, '2026-03-19');
    expect((await titles(owner)).length).toBe(3);
  });

  it('changes without the others', async () => {
    const id = await calendar.saved(owner, series);
    await calendar.saved(owner, {
      id,
      version: 1,
      ofDay: '2026-03-19',
      title: 'Nachgeholt',
      day: '2026-03-20',
      endDay: '2026-03-20',
    });
    expect(await titles(owner)).toEqual([
      ['Inventur', '2026-03-12'],
      ['Nachgeholt', '2026-03-20'],
      ['Inventur', '2026-03-26'],
    ]);
  });
});

describe('CNT-10: events of the vendor', () => {
  const forAll = { title: 'Wartung', titleEn: 'Maintenance', isForAll: true };

  it('show in each tenant, in the reader’s language, where nobody changes them', async () => {
    const id = await calendar.saved(editor, forAll);
    expect(await titles(stranger, 'en')).toEqual([['Maintenance', '2026-03-12']]);
    const [shown] = await calendar.shown(owner);
    expect(shown).toMatchObject({ title: 'Wartung', mayChange: false });
    expect(errorOf(await calendar.remove(owner, id))?.code).toBe('NOT_FOUND');
    expect((await calendar.shown(editor))[0]?.mayChange).toBe(true);
    await calendar.remove(editor, id);
    expect(await titles(owner)).toEqual([]);
  });

  it('are written by administrators of the vendor’s tenant, whatever role others have in theirs', async () => {
    expect(errorOf(await calendar.save(owner, forAll))?.code).toBe('FORBIDDEN');
    await app.owner.query(`update users set role = 'admin' where email = 'dealer@demo.example'`);
    const admin = await app.signIn('dealer@demo.example');
    expect(errorOf(await calendar.save(admin, forAll))?.code).toBe('FORBIDDEN');
  });
});

describe('the calendar is found and told', () => {
  it('SHL-22: by its words, with the next day on which it comes', async () => {
    await calendar.saved(owner, { day: '2026-02-05', endDay: '2026-02-05', recurrence: 'FREQ=WEEKLY' });
    const find = (token: string, search: string) =>
      app.call(
        '/graphql',
        token,
        'query S($search: String!) { searchCalendar(search: $search, language: "de") { day } }',
        {
          search,
        },
      );
    expect((await find(user, 'inventur')).data).toEqual({ searchCalendar: [{ day: '2026-03-12' }] });
    expect((await find(user, 'weinprobe')).data).toEqual({ searchCalendar: [] });
    expect((await find(stranger, 'inventur')).data).toEqual({ searchCalendar: [] });
  });

  it('API-19: the next five stand in the quick panel', async () => {
    for (const day of ['09', '10', '11', '12', '13', '14', '15'])
      await calendar.saved(owner, { title: `Am ${day}.`, day: `2026-03-${day}`, endDay: `2026-03-${day}` });
    const answer = await fetch(`${app.url}/api/quick-panel/data`, {
      headers: { authorization: `Bearer ${user}` },
    });
    const { events } = quickPanelSchema.parse(await answer.json());
    expect(events.map(({ kind, name }) => [kind, name])).toEqual(
      ['10', '11', '12', '13', '14'].map((day) => ['calendarEvent', `Am ${day}.`]),
    );
  });

  it('names the holidays of the branches, by country and by the region of the address', async () => {
    await app.owner.query(
      `insert into organization_units (tenant_id, id, name, country) select tenant_id, gen_random_uuid(), name, country
       from users, (values ('Altona', 'DE'), ('Wien', 'AT')) branch(name, country)
       where email = 'owner@retail.demo.example'`,
    );
    await app.owner.query(
      `insert into organization_addresses (tenant_id, id, organization_id, kind, is_default, name, address, zip_code, city,
         state, country, change_seq, created_seq, created_at, last_modified_at, last_modified_by_name)
       select o.tenant_id, gen_random_uuid(), o.id, 'business', true, 'Laden', 'Straße 1', '22765', 'Hamburg', 'Hamburg',
         'DE', 1, 1, now(), now(), 'Test'
       from organizations o join users u on u.tenant_id = o.tenant_id where u.email = 'owner@retail.demo.example'`,
    );
    const ask = async (from: string, to: string) =>
      dataOf(
        await app.call(
          '/graphql',
          stranger,
          `query H($from: String!, $to: String!) { calendar(from: $from, to: $to, language: "de") {
            holidays { day name unitNames isEverywhere } } }`,
          { from, to },
        ),
      );
    const austrian = {
      day: '2026-10-26',
      name: 'Nationalfeiertag',
      unitNames: ['Wien'],
      isEverywhere: false,
    };
    const german = { day: '2026-10-31', name: 'Reformationstag', unitNames: ['Altona'], isEverywhere: false };
    expect(await ask('2026-10-26', '2026-10-31')).toEqual({ calendar: { holidays: [austrian, german] } });
    expect(await ask('2026-12-27', '2027-01-01')).toEqual({
      calendar: {
        holidays: [{ day: '2027-01-01', name: 'Neujahr', unitNames: ['Altona', 'Wien'], isEverywhere: true }],
      },
    });
  });
});

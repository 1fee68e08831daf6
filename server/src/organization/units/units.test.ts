import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const saveQuery =
  'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { isSuccess modelId } }';
const save = (unit: Record<string, unknown>, person = owner) =>
  app.call('/graphql', person, saveQuery, { unit });

/** The id of a unit that is saved without an error. */
const saved = async (unit: Record<string, unknown>, person = owner): Promise<string> =>
  dataOf<{ saveOrganizationUnit: { modelId: string } }>(await save(unit, person)).saveOrganizationUnit
    .modelId;

interface Unit {
  readonly id: string;
  readonly name: string;
}

const units = async (person = owner): Promise<Unit[]> => {
  const query =
    '{ organizationUnits { id name type databaseId zone cutOffMinutes currency country isActive deviceCount } }';
  return dataOf<{ organizationUnits: Unit[] }>(await app.call('/graphql', person, query)).organizationUnits;
};
const unit = async (id: string) => (await units()).find((found) => found.id === id);

describe('a unit', () => {
  it('is a branch in Germany without registers unless more is said (ORG-10, ORG-12, REG-12)', async () => {
    const id = await saved({ name: '  Marienplatz ' });
    expect(await unit(id)).toEqual({
      id,
      name: 'Marienplatz',
      type: 'branch',
      databaseId: null,
      zone: 'Europe/Berlin',
      cutOffMinutes: 240,
      currency: 'EUR',
      country: 'DE',
      isActive: false,
      deviceCount: 0,
    });
  });

  it.each([
    ['AT', 'Europe/Vienna', 'EUR'],
    ['ES', 'Europe/Madrid', 'EUR'],
    ['CH', 'Europe/Zurich', 'CHF'],
  ])('in %s takes its zone and currency (ORG-17)', async (country, zone, currency) => {
    const id = await saved({ name: `In ${country}`, country });
    expect(await unit(id)).toMatchObject({ country, zone, currency });
  });

  it('keeps its currency once it has sales (contract 15)', async () => {
    const id = await saved({ name: 'Bahnhof', country: 'DE' });
    await app.owner.query(
      `insert into sales_day (tenant_id, unit_id, day, receipts, customers, turnover, net, tax, cash, card, digital, other,
        discounts, cancelled) select tenant_id, id, '2026-01-01', 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0
       from organization_units where id = $1`,
      [id],
    );
    const refused = await save({ id, name: 'Bahnhof', country: 'CH' });
    expect(errorOf(refused)).toMatchObject({ code: 'CURRENCY_FIXED', parameters: { field: 'country' } });
    expect(await saved({ id, name: 'Bahnhof', country: 'AT' })).toBe(id);
  });

  it('keeps what a change does not give', async () => {
    const id = await saved({ name: 'Kiosk', type: 'event', country: 'AT', cutOffMinutes: 60 });
    expect(await saved({ id, name: 'Kiosk am Ring' })).toBe(id);
    expect(await unit(id)).toMatchObject({
      name: 'Kiosk am Ring',
      type: 'event',
      country: 'AT',
      cutOffMinutes: 60,
    });
  });

  it.each(['', '   '])('needs a name, and "%s" is none (ORG-13)', async (name) => {
    expect(errorOf(await save({ name }))).toMatchObject({
      code: 'INVALID_INPUT',
      kind: 'invalid',
      parameters: { field: 'name', message: 'UNIT_NAME_MISSING' },
    });
  });

  it.each(['Biergarten', 'BIERGARTEN', ' biergarten '])(
    'cannot take the name of another as "%s" (ORG-14)',
    async (name) => {
      if (!(await units()).some((found) => found.name === 'Biergarten')) await saved({ name: 'Biergarten' });
      expect(errorOf(await save({ name }))).toMatchObject({
        code: 'NAME_TAKEN',
        parameters: { field: 'name' },
      });
    },
  );

  it('may keep its own name, in other letters', async () => {
    const id = await saved({ name: 'Terrasse' });
    expect(await saved({ id, name: 'TERRASSE' })).toBe(id);
  });

  it('may have the name of a unit of another tenant (ORG-15)', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    await saved({ name: 'Am Markt' });
    await saved({ name: 'Am Markt' }, stranger);
    expect((await units(stranger)).map(({ name }) => name)).toEqual(['Am Markt']);
  });

  it('takes one of two names that are saved in the same moment (ORG-14)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ name: 'Zugleich' })));
    const codes = answers.map((answer) => errorOf(answer)?.code ?? 'saved').sort();
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'NAME_TAKEN'), 'saved']);
  });

  it.each([
    ['a zone that does not exist', { zone: 'Europe/Atlantis' }, 'ZONE_UNKNOWN'],
    ['a cut-off after noon', { cutOffMinutes: 721 }, 'CUT_OFF_OUT_OF_RANGE'],
    ['a country that is not served', { country: 'FR' }, 'COUNTRY_UNKNOWN'],
    ['an unknown type', { type: 'shop' }, 'UNIT_TYPE_UNKNOWN'],
  ])('is refused with %s', async (_what, wrong, message) => {
    expect(errorOf(await save({ name: 'Wrong', ...wrong }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { message },
    });
  });

  it('that does not exist, or is of another tenant, cannot be changed', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await saved({ name: 'Feinkost' }, stranger);
    for (const id of [newId(), theirs]) {
      expect(errorOf(await save({ id, name: 'Mine' }))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await units(stranger)).map(({ name }) => name)).toContain('Feinkost');
  });
});

it('opening hours per branch: kept in their order, left alone by who does not name them, taken away by null', async () => {
  const query =
    '{ organizationUnits { id name version openingHours { spans { weekday from to } closedDays } } }';
  const hoursOf = async (id: string) => {
    const { organizationUnits } = dataOf<{
      organizationUnits: { id: string; version: number; openingHours: unknown }[];
    }>(await app.call('/graphql', owner, query));
    return organizationUnits.find((one) => one.id === id);
  };
  const night = { weekday: 4, from: 1_080, to: 1_560 };
  const noon = { weekday: 0, from: 540, to: 840 };
  const hours = { spans: [night, noon], closedDays: ['2026-12-26', '2026-12-25'] };
  const id = await saved({ name: 'Mit Zeiten', openingHours: hours });
  const stored = { spans: [noon, night], closedDays: ['2026-12-25', '2026-12-26'] };
  expect(await hoursOf(id)).toMatchObject({ version: 1, openingHours: stored });
  // The same in another order is no change.
  await saved({ id, name: 'Mit Zeiten', openingHours: hours });
  await saved({ id, name: 'Mit Zeiten' });
  expect(await hoursOf(id)).toMatchObject({ version: 1, openingHours: stored });
  const overlapping = { spans: [noon, { ...noon, from: 800, to: 900 }], closedDays: [] };
  expect(errorOf(await save({ id, name: 'Mit Zeiten', openingHours: overlapping }))).toMatchObject({
    code: 'INVALID_INPUT',
    parameters: { field: 'openingHours.spans', message: 'OPENING_HOURS_OVERLAP' },
  });
  await saved({ id, name: 'Mit Zeiten', openingHours: null });
  expect(await hoursOf(id)).toMatchObject({ version: 2, openingHours: null });
});

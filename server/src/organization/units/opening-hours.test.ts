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

const hours = { spans: [{ weekday: 0, from: 540, to: 1_080 }], closedDays: ['2026-12-24'] };
const other = { spans: [{ weekday: 5, from: 1_200, to: 1_560 }], closedDays: [] };

interface Unit {
  readonly id: string;
  readonly version: number;
  readonly openingHours: unknown;
}
type Change = Readonly<{ openingHours: unknown; units: readonly Pick<Unit, 'id' | 'version'>[] }>;

const set = (changes: readonly Change[], person = owner) =>
  app.call(
    '/graphql',
    person,
    'mutation($changes: [OpeningHoursChangeInput!]!) { setOpeningHours(changes: $changes) { isSuccess } }',
    { changes },
  );

const made = async (values: Record<string, unknown>, person = owner): Promise<string> => {
  const query = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }';
  const answer = await app.call('/graphql', person, query, { unit: values });
  return dataOf<{ saveOrganizationUnit: { modelId: string } }>(answer).saveOrganizationUnit.modelId;
};

const unit = async (id: string, person = owner): Promise<Unit | undefined> => {
  const query = '{ organizationUnits { id version openingHours { spans { weekday from to } closedDays } } }';
  const { organizationUnits } = dataOf<{ organizationUnits: Unit[] }>(
    await app.call('/graphql', person, query),
  );
  return organizationUnits.find((one) => one.id === id);
};

describe('opening hours for several branches at once', () => {
  it('each gets its own, those that have them already stay in their version, and the log tells of each', async () => {
    const one = await made({ name: 'Hafen' });
    const two = await made({ name: 'Bahnhof', openingHours: other });
    const three = await made({ name: 'Markt', openingHours: hours });
    const at = { version: 1 };
    dataOf(
      await set([
        { openingHours: hours, units: [one, two, three].map((id) => ({ id: id.toUpperCase(), ...at })) },
      ]),
    );
    expect(await unit(one)).toMatchObject({ version: 2, openingHours: hours });
    expect(await unit(two)).toMatchObject({ version: 2, openingHours: hours });
    expect(await unit(three)).toMatchObject({ version: 1, openingHours: hours });
    const { rows } = await app.owner.query(
      `select entity_id, action, old_values ->> 'name' name, old_values ->> 'openingHours' old,
         new_values ->> 'openingHours' new
       from audit_log where entity = 'organizationUnit' and entity_id = any ($1) and action <> 'create'
       order by name`,
      [[one, two, three]],
    );
    expect(rows).toEqual([
      {
        ...{ entity_id: two, action: 'update', name: 'Bahnhof' },
        ...{ old: JSON.stringify(other), new: JSON.stringify(hours) },
      },
      { entity_id: one, action: 'update', name: 'Hafen', old: null, new: JSON.stringify(hours) },
    ]);
    // Back to what each had.
    dataOf(
      await set([
        { openingHours: null, units: [{ id: one, version: 2 }] },
        { openingHours: other, units: [{ id: two, version: 2 }] },
      ]),
    );
    expect(await unit(one)).toMatchObject({ version: 3, openingHours: null });
    expect(await unit(two)).toMatchObject({ version: 3, openingHours: other });
  });

  it('sent twice, they are changed once', async () => {
    const id = await made({ name: 'Doppelt' });
    const answers = [
      await set([{ openingHours: hours, units: [{ id, version: 1 }] }]),
      await set([{ openingHours: hours, units: [{ id, version: 1 }] }]),
    ];
    expect(answers.map(errorOf)).toEqual([undefined, undefined]);
    expect(await unit(id)).toMatchObject({ version: 2, openingHours: hours });
  });

  it.each<[string, string, () => Promise<string>]>([
    [
      'was changed meanwhile',
      'CONFLICT',
      async () => {
        const id = await made({ name: 'Geändert' });
        await made({ id, name: 'Geändert', description: 'neu' });
        return id;
      },
    ],
    [
      'was deleted meanwhile',
      'NOT_FOUND',
      async () => {
        const id = await made({ name: 'Gelöscht' });
        const query = 'mutation($id: ID!) { deleteOrganizationUnit(id: $id) { isSuccess } }';
        dataOf(await app.call('/graphql', owner, query, { id }));
        return id;
      },
    ],
    ['there never was', 'NOT_FOUND', () => Promise.resolve(newId())],
    ['is only a header', 'UNIT_NOT_A_BRANCH', () => made({ name: 'Gruppe Süd', type: 'group' })],
    [
      'belongs to another tenant',
      'NOT_FOUND',
      async () => made({ name: 'Fremd' }, await app.signIn('owner@retail.demo.example')),
    ],
  ])('where one of them %s, none is changed', async (what, code, idOfWrong) => {
    const right = await made({ name: `Daneben, ${what}` });
    const wrong = await idOfWrong();
    const units = [right, wrong].map((id) => ({ id, version: 1 }));
    expect(errorOf(await set([{ openingHours: hours, units }]))).toMatchObject({
      code,
      parameters: { unitId: wrong },
    });
    expect(await unit(right)).toMatchObject({ version: 1, openingHours: null });
  });

  it('those of another tenant stay as they are', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const id = await made({ name: 'Unberührt', openingHours: other }, stranger);
    await set([{ openingHours: hours, units: [{ id, version: 1 }] }]);
    expect(await unit(id, stranger)).toMatchObject({ version: 1, openingHours: other });
  });

  it('hours that are none are refused', async () => {
    const units = [{ id: await made({ name: 'Falsch' }), version: 1 }];
    const overlapping = { ...hours, spans: [...hours.spans, { weekday: 0, from: 600, to: 700 }] };
    expect(errorOf(await set([{ openingHours: overlapping, units }]))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: '0.openingHours.spans', message: 'OPENING_HOURS_OVERLAP' },
    });
    expect(errorOf(await set([]))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('who only looks cannot set them', async () => {
    const id = await made({ name: 'Zugesehen' });
    const user = await app.signIn('user@demo.example');
    const refused = await set([{ openingHours: hours, units: [{ id, version: 1 }] }], user);
    expect(errorOf(refused)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await unit(id)).toMatchObject({ version: 1, openingHours: null });
  });

  it('two people at the same moment: one of them is told', async () => {
    const id = await made({ name: 'Zugleich offen' });
    const answers = await Promise.all(
      [hours, other].map((openingHours) => set([{ openingHours, units: [{ id, version: 1 }] }])),
    );
    expect(answers.map((answer) => errorOf(answer)?.code ?? 'set').sort()).toEqual(['CONFLICT', 'set']);
    expect(await unit(id)).toMatchObject({ version: 2 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { listUnits, moveUnit, namesBelow, unitOf } from '../../app/testing/units.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  stranger = await app.signIn('owner@retail.demo.example');
});
afterAll(() => app.stop());

const group = (name: string, parentId: string | null = null) =>
  createUnit(app, owner, { name, type: 'group', parentId });
const branch = (name: string, parentId: string | null) => createUnit(app, owner, { name, parentId });
const faultOf = async (move: Parameters<typeof moveUnit>[2], person = owner) => {
  const { code, parameters } = (errorOf(await moveUnit(app, person, move)) ?? {}) as {
    code?: string;
    parameters?: { message?: string };
  };
  return parameters?.message ?? code;
};

describe('the tree of units (ORG-10)', () => {
  it('a new unit stands last below its parent', async () => {
    const top = await group('Nord');
    await branch('Wismar', top);
    await branch('Altona', top);
    expect(await namesBelow(app, owner, top)).toEqual(['Wismar', 'Altona']);
  });

  it('a unit moves below another, to the place behind a sibling, and takes along what is below it', async () => {
    const [from, to] = [await group('Von'), await group('Nach')];
    const moved = await group('Bezirk', from);
    const below = await branch('Im Bezirk', moved);
    const first = await branch('Erste', to);
    await branch('Zweite', to);
    dataOf(await moveUnit(app, owner, { id: moved, parentId: to, afterId: first }));
    expect(await namesBelow(app, owner, to)).toEqual(['Erste', 'Bezirk', 'Zweite']);
    expect(await namesBelow(app, owner, from)).toEqual([]);
    expect((await unitOf(app, owner, below))?.parentId).toBe(moved);
  });

  it('a move is taken back by another: before its old siblings, and at the top', async () => {
    const top = await group('Reihe');
    const [a, b] = [await branch('A', top), await branch('B', top)];
    dataOf(await moveUnit(app, owner, { id: a, parentId: top, afterId: b }));
    expect(await namesBelow(app, owner, top)).toEqual(['B', 'A']);
    dataOf(await moveUnit(app, owner, { id: a, parentId: top, afterId: null }));
    expect(await namesBelow(app, owner, top)).toEqual(['A', 'B']);
    dataOf(await moveUnit(app, owner, { id: a, parentId: null, afterId: top }));
    expect((await unitOf(app, owner, a))?.parentId).toBeNull();
  });

  it('a unit cannot stand below itself, below what is below it, or where its type does not fit', async () => {
    const top = await group('Oben');
    const middle = await group('Mitte', top);
    const shop = await branch('Laden unten', middle);
    expect(await faultOf({ id: top, parentId: top })).toBe('UNIT_PARENT_WITHIN');
    expect(await faultOf({ id: top, parentId: middle })).toBe('UNIT_PARENT_WITHIN');
    expect(await faultOf({ id: await group('Daneben'), parentId: shop })).toBe('UNIT_PARENT_UNFIT');
    expect(await faultOf({ id: shop, parentId: newId() })).toBe('UNIT_PARENT_UNKNOWN');
    expect((await unitOf(app, owner, middle))?.parentId).toBe(top);
  });

  it('two moves at the same time make no circle', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => [await group(`Links ${at}`), await group(`Rechts ${at}`)]),
    );
    await Promise.all(
      pairs.flatMap(([left = '', right = '']) => [
        moveUnit(app, owner, { id: left, parentId: right }),
        moveUnit(app, owner, { id: right, parentId: left }),
      ]),
    );
    const units = await listUnits(app, owner);
    for (const [left, right] of pairs) {
      const moved = units.filter(({ id, parentId }) => (id === left || id === right) && parentId !== null);
      expect(moved).toHaveLength(1);
    }
  });

  it('a second click moves nothing again, and leaves one entry in the audit log', async () => {
    const [top, id] = [await group('Ziel'), await group('Zweimal')];
    await moveUnit(app, owner, { id, parentId: top });
    const { version } = (await unitOf(app, owner, id)) ?? {};
    dataOf(await moveUnit(app, owner, { id, parentId: top }));
    expect((await unitOf(app, owner, id))?.version).toBe(version);
    const { rows } = await app.owner.query(
      `select old_values, new_values from audit_log where entity_id = $1 and action = 'move'`,
      [id],
    );
    expect(rows).toEqual([
      {
        old_values: { name: 'Zweimal', parent: null, order: expect.any(Number) },
        new_values: { parent: 'Ziel', order: 1 },
      },
    ]);
  });

  it('a unit of another tenant is neither moved nor a parent', async () => {
    const theirs = await createUnit(app, stranger, { name: 'Fremd', type: 'group' });
    const mine = await group('Meins');
    expect(await faultOf({ id: theirs, parentId: null })).toBe('NOT_FOUND');
    expect(await faultOf({ id: mine, parentId: theirs })).toBe('UNIT_PARENT_UNKNOWN');
    expect((await unitOf(app, stranger, theirs))?.parentId).toBeNull();
  });
});

describe('the fields of a unit (ORG-10)', () => {
  const save = (unit: Record<string, unknown>) =>
    app.call(
      '/graphql',
      owner,
      'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }',
      { unit },
    );
  const one = async (id: string) =>
    dataOf<{ organizationUnit: Record<string, unknown> }>(
      await app.call(
        '/graphql',
        owner,
        'query($id: ID!) { organizationUnit(id: $id) { name description type parentId version } }',
        { id },
      ),
    ).organizationUnit;

  it('are saved, and those that are not given stay', async () => {
    const parentId = await group('Eltern');
    const id = await createUnit(app, owner, { name: 'Voll', description: '  Am Hafen ', parentId });
    await save({ id, name: 'Voll besetzt' });
    expect(await one(id)).toMatchObject({ name: 'Voll besetzt', description: 'Am Hafen', parentId });
    await save({ id, name: 'Voll besetzt', parentId: null });
    expect((await one(id)).parentId).toBeNull();
  });

  it('of an older version are refused with those of now, unless they are the same', async () => {
    const id = await createUnit(app, owner, { name: 'Streit' });
    dataOf(await save({ id, version: 1, name: 'Streit', description: 'zuerst' }));
    const refused = errorOf(await save({ id, version: 1, name: 'Streit', description: 'danach' }));
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      parameters: { name: 'Streit', description: 'zuerst', version: 2 },
    });
    dataOf(await save({ id, version: 1, name: 'Streit', description: 'zuerst' }));
    expect((await one(id)).version).toBe(2);
  });

  it('that do not fit are refused at the field', async () => {
    const parentId = await group('Halterin');
    const below = await branch('Gehalten', parentId);
    await createUnit(app, owner, { name: 'Lager', type: 'warehouse', parentId: below });
    const faultAt = async (unit: Record<string, unknown>) => errorOf(await save(unit))?.parameters;
    expect(await faultAt({ name: 'Neu', parentId: newId() })).toEqual({
      field: 'parentId',
      message: 'UNIT_PARENT_UNKNOWN',
    });
    expect(await faultAt({ id: below, name: 'Gehalten', type: 'event' })).toEqual({
      field: 'type',
      message: 'UNIT_TYPE_UNFIT',
    });
  });

  it('name an organization of the tenant, and no other', async () => {
    const make = async (person: string) => {
      const query = `mutation($it: OrganizationInput!) { saved: saveOrganization(organization: $it) { modelId } }`;
      const it = { name: `Lindner ${newId()}`, country: 'DE' };
      return dataOf<{ saved: { modelId: string } }>(await app.call('/graphql', person, query, { it })).saved
        .modelId;
    };
    const organizationId = await make(owner);
    const id = await createUnit(app, owner, { name: 'Mit Firma', organizationId });
    const unknown = { field: 'organizationId', message: 'ORGANIZATION_UNKNOWN' };
    for (const wrong of [newId(), await make(stranger)])
      expect(errorOf(await save({ id, name: 'Mit Firma', organizationId: wrong }))?.parameters).toEqual(
        unknown,
      );
    await save({ id, name: 'Mit neuer Firma' });
    const { rows } = await app.owner.query('select organization_id from organization_units where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ organization_id: organizationId }]);
  });

  it('a branch with a database cannot become a header (ORG-11)', async () => {
    const id = await createUnit(app, owner, { name: 'Mit Kasse' });
    await app.owner.query('update organization_units set database_id = gen_random_uuid() where id = $1', [
      id,
    ]);
    expect(errorOf(await save({ id, name: 'Mit Kasse', type: 'group' }))?.parameters).toEqual({
      field: 'type',
      message: 'UNIT_TYPE_LINKED',
    });
  });

  it('a branch that becomes a header leaves what came with it, and has nothing of its own (ORG-11)', async () => {
    const [id, other] = [
      await createUnit(app, owner, { name: 'Wechsel', country: 'AT' }),
      await createUnit(app, owner, { name: 'Bleibt', country: 'AT' }),
    ];
    const ratesOf = async (unitId: string) =>
      (
        await app.owner.query('select count(*) from vats where status >= 0 and unit_ids @> array[$1::uuid]', [
          unitId,
        ])
      ).rows[0].count;
    expect([await ratesOf(id), await ratesOf(other)]).toEqual([3, 3]);
    dataOf(await save({ id, name: 'Wechsel', type: 'group' }));
    expect([await ratesOf(id), await ratesOf(other)]).toEqual([0, 3]);
    dataOf(await save({ id, name: 'Wechsel', type: 'branch' }));
    expect(await ratesOf(id)).toBe(3);
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [id] }));
    expect(errorOf(await save({ id, name: 'Wechsel', type: 'group' }))?.parameters).toEqual({
      field: 'type',
      message: 'UNIT_TYPE_LINKED',
    });
  });

  it('a unit that does not exist is not found', async () => {
    const answer = await app.call('/graphql', owner, 'query($id: ID!) { organizationUnit(id: $id) { id } }', {
      id: newId(),
    });
    expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

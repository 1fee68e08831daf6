import { randomUUID } from 'node:crypto';
import {
  type EntityName,
  entityStatus,
  type Fields,
  isSynced,
  type SimpleField,
} from '@tresen/domain/kit/entities';
import { type Role, roles } from '@tresen/domain/kit/groups';
import { kinds } from '@tresen/domain/master-data/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSources } from '../../master-data/index.ts';
import { awkwardLines } from './awkward-texts.ts';
import { check, download, upload } from './import-files.ts';
import { createUnit, type LinkedRegister, linkRegister } from './link-register.ts';
import { branchWithArticle, endpointOf, Mirror, saveRecord } from './master-data.ts';
import { addPerson, addTenant } from './people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from './test-app.ts';

/** A branch with what records need, its register, and the people of the tenant; `owner` may do all with the kind. */
export interface ContractWorld extends Awaited<ReturnType<typeof branchWithArticle>> {
  readonly app: TestServer;
  readonly owner: string;
  readonly register: LinkedRegister;
}

type Values = Readonly<Record<string, unknown>>;

/** What a kind of record tells of itself to have all that every kind must do tested. */
export interface RecordContract {
  readonly entity: EntityName;
  /** The lowest role that may change its records; an owner unless told. */
  readonly lowest?: Role;
  /** Everybody of the tenant may look at its records. */
  readonly isReadByAll?: boolean;
  /** What its records need of others, in the world's branch: values that go into all of them. */
  readonly needs?: (world: ContractWorld) => Promise<Values>;
  /** Values that can be saved, with this name; of the world's branch only. */
  readonly make: (world: ContractWorld, name: string) => Values;
  /** Other values of some of its fields. */
  readonly change: Values;
  /** Values that cannot be saved, and the only fault of them. */
  readonly wrong: readonly [Values, string];
  /** Another record that uses it, where anything can. */
  readonly user?: (
    world: ContractWorld,
    id: string,
  ) => { readonly entity: EntityName; readonly values: Values };
}

interface Saved {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly modelId: string;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
  readonly record: Values | null;
}
interface Page {
  readonly nodes: readonly Values[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly totalCount: number;
}
interface HistoryNode {
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly old: string; readonly new: string }[];
}
interface Deletion {
  readonly outcome: string;
  readonly reason: string | null;
  readonly uses: readonly { readonly entity: string; readonly count: number }[];
}

/** What the tests of one kind of record work with. */
interface Bench {
  readonly contract: RecordContract;
  /** Only within tests. */
  world(): ContractWorld;
  api(): ReturnType<typeof apiOf>;
  titled(name: string): Values;
  fresh(): Values;
  created(values?: Values): Promise<{ readonly id: string; readonly values: Values }>;
}

/** All that a list, a form, a file or a register may rely on, whatever the kind of record. */
export const describeRecordContract = (contract: RecordContract): void => {
  describe(`the contract of every ${contract.entity}`, () => {
    const bench = openBench(contract);
    describeEssentials(bench);
    describeFormats(bench, ['csv', 'xlsx']);
    describeRest(bench);
  });
};

/** What may differ for a kind whose other ways are those of all kinds. */
export const describeEssentialContract = (contract: RecordContract): void => {
  describe(`the contract of every ${contract.entity}, in short`, () => {
    const bench = openBench(contract);
    describeEssentials(bench);
    describeFormats(bench, ['csv']);
  });
};

/** The API of a kind of record, as its description names it. */
function apiOf(app: TestServer, entity: EntityName) {
  const { type, plural } = allSources[entity];
  const ofRegisters = isSynced(entity) ? 'unitIds syncState' : '';
  const fields = `id version isActive ${ofRegisters} ${selection(kinds[entity].fields)}`;
  const ask = async <T>(person: string, query: string, variables: object): Promise<T> =>
    dataOf<{ it: T }>(await app.call(endpointOf(entity), person, query, { ...variables })).it;
  const documents = {
    save: `mutation($it: ${type}Input!) { it: save${type}(${entity}: $it) { isSuccess message modelId
      faults { path code } record { ${fields} } } }`,
    read: `query($id: ID!) { it: ${entity}(id: $id) { ${fields} } }`,
    list: `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
      it: ${plural}(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { ${fields} } pageInfo { endCursor hasNextPage } totalCount } }`,
    remove: `mutation($ids: [ID!]!) { it: delete${capital(plural)}(ids: $ids) { deletions {
      outcome reason uses { entity count } } } }`,
    foretell: `query($ids: [ID!]!) { it: ${entity}Deletions(ids: $ids) { outcome reason uses { entity count } } }`,
    restore: `mutation($ids: [ID!]!) { it: restore${capital(plural)}(ids: $ids) { isSuccess } }`,
  };
  return {
    documents,
    save: (person: string, it: Values) => ask<Saved>(person, documents.save, { it }),
    read: (person: string, id: string) => ask<Values | null>(person, documents.read, { id }),
    list: (person: string, args: object = {}) => ask<Page>(person, documents.list, args),
    remove: async (person: string, id: string) =>
      (await ask<{ deletions: Deletion[] }>(person, documents.remove, { ids: [id] })).deletions[0],
    foretell: async (person: string, id: string) =>
      (await ask<Deletion[]>(person, documents.foretell, { ids: [id] }))[0],
    restore: (person: string, id: string) =>
      ask<{ isSuccess: boolean }>(person, documents.restore, { ids: [id] }),
  };
}

function selection(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, field]) => (field.kind === 'rows' ? `${name} { ${selection(field.of)} }` : name))
    .join(' ');
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function openBench(contract: RecordContract): Bench {
  let opened: ContractWorld | undefined;
  let needed: Values = {};
  beforeAll(async () => {
    opened = await openWorld(contract);
    needed = (await contract.needs?.(opened)) ?? {};
  }, 60_000);
  afterAll(() => opened?.app.stop());
  const world = (): ContractWorld => {
    if (!opened) throw new Error('not open yet');
    return opened;
  };
  const api = () => apiOf(world().app, contract.entity);
  const titled = (name: string): Values => ({ ...contract.make(world(), name), ...needed });
  const fresh = (): Values => titled(`Muster ${randomUUID().slice(0, 8)}`);
  const created = async (values = fresh()) => {
    const saved = await api().save(world().owner, values);
    expect(saved).toMatchObject({ isSuccess: true, faults: [] });
    return { id: saved.modelId, values };
  };
  return { contract, world, api, titled, fresh, created };
}

async function openWorld({ lowest = 'owner' }: RecordContract): Promise<ContractWorld> {
  const app = await startTestApp();
  const tenantId = await tenantOf(app);
  const owner = await app.signIn('owner@demo.example');
  const made = await branchWithArticle(app, owner);
  const register = await linkRegister(app, owner, { unitId: made.unitId });
  const person =
    lowest === 'owner' ? owner : await app.signIn((await addPerson(app, tenantId, lowest)).email);
  return { ...made, app, owner: person, register };
}

async function tenantOf(app: TestServer): Promise<string> {
  const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
  return rows[0].tenant_id;
}

/** What a kind's own fields, table and references decide. */
function describeEssentials(bench: Bench): void {
  describeSaving(bench);
  describeTexts(bench);
  describeTenants(bench);
  describeUse(bench);
  if (isSynced(bench.contract.entity)) describeWaiting(bench);
}

function describeSaving({ contract: { entity, wrong }, world, api, fresh, created }: Bench): void {
  it('is read as it was saved, and stands in the audit log', async () => {
    const { id, values } = await created();
    expect(await api().read(world().owner, id)).toMatchObject({ ...values, version: 1, isActive: true });
    const { rows } = await world().app.owner.query(
      'select action from audit_log where entity = $1 and entity_id = $2',
      [entity, id],
    );
    expect(rows).toEqual([{ action: 'create' }]);
  });

  it('is refused with its faults', async () => {
    const [values, fault] = wrong;
    const { isSuccess, faults } = await api().save(world().owner, { ...fresh(), ...values });
    expect([isSuccess, faults.map(({ path, code }) => `${path} ${code}`)]).toEqual([false, [fault]]);
  });
}

function describeTexts({ contract: { entity }, world, api, fresh, created }: Bench): void {
  it('has its texts as they were typed, whatever their characters, for all who read it', async () => {
    const mirror = isSynced(entity) ? new Mirror(world().app, world().register) : undefined;
    // What has a rule of its own says so.
    const anything = Object.fromEntries(freeTexts(entity).map(([name]) => [name, '?']));
    const { faults } = await api().save(world().owner, { ...fresh(), ...anything, name: null });
    const texts = freeTexts(entity).filter(
      ([name]) => name === 'name' || faults.every(({ path }) => path !== name),
    );
    for (const text of awkwardLines) {
      const typed = Object.fromEntries(texts.map(([name, { max }]) => [name, first(max, text)]));
      const { id } = await created({ ...fresh(), ...typed });
      const kept = Object.fromEntries(texts.map(([name, { kind }]) => [name, asKept(kind, typed[name])]));
      expect(await api().read(world().owner, id)).toMatchObject(kept);
      const { nodes } = await api().list(world().owner, { sort: '-createdAt', first: 1 });
      expect(nodes).toEqual([expect.objectContaining({ ...kept, id })]);
      await mirror?.takeAll();
      if (mirror) expect(mirror.records.get(`${entity}/${id}`)).toMatchObject(kept);
    }
  });
}

type TextLike = Extract<SimpleField, { readonly kind: 'text' | 'longText' }>;

/** Fields that hold whatever somebody types. */
function freeTexts(entity: EntityName): readonly (readonly [string, TextLike])[] {
  return Object.entries(kinds[entity].fields).flatMap(([name, field]) =>
    field.kind === 'longText' || (field.kind === 'text' && !field.format) ? [[name, field] as const] : [],
  );
}

function first(max: number | undefined, text: string): string {
  return [...text].slice(0, max ?? 100).join('');
}

/** What PostgreSQL can hold of it, without what stands around it, in one line where the field has one. */
function asKept(kind: 'text' | 'longText', typed = ''): string {
  const line = kind === 'text' ? typed.replaceAll(/\s+/g, ' ') : typed;
  return line.toWellFormed().replaceAll('\0', '').trim();
}

function describeTenants({ contract, world, api, created }: Bench): void {
  const { entity, lowest = 'owner' } = contract;

  it('is not there for another tenant', async () => {
    const { app } = world();
    const { id, values } = await created();
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), lowest)).email);
    expect(await api().read(stranger, id)).toBeNull();
    expect((await api().list(stranger, { first: 200 })).nodes.map((node) => node.id)).not.toContain(id);
    expect(await api().remove(stranger, id)).toMatchObject({ outcome: 'refused', reason: 'NOT_FOUND' });
    const it = { ...values, ...(isSynced(entity) && { unitIds: null }), id, version: 1 };
    const answer = await app.call(endpointOf(entity), stranger, api().documents.save, { it });
    expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
}

function describeUse({ contract: { user }, world, api, created }: Bench): void {
  if (user)
    it('in use is kept, with the number of those that use it (MDA-13)', async () => {
      const { id } = await created();
      const by = user(world(), id);
      await saveRecord(world().app, world().owner, by.entity, by.values);
      const refused = { outcome: 'refused', reason: 'IN_USE', uses: [{ entity: by.entity, count: 1 }] };
      expect(await api().foretell(world().owner, id)).toEqual(refused);
      expect(await api().remove(world().owner, id)).toEqual(refused);
    });
}

function describeWaiting({ contract: { entity }, world, created }: Bench): void {
  it('is found for the job while its deletion waits, so that time alone can end it (MDA-10)', async () => {
    const { owner } = world().app;
    const tenantId = await tenantOf(world().app);
    const isFound = async () => {
      const { rows } = await owner.query('select tenants_with_pending_deletions() as id');
      return rows.some(({ id }) => id === tenantId);
    };
    const { id } = await created();
    const set = (status: number) =>
      owner.query(`update ${allSources[entity].table} set status = $2 where id = $1`, [id, status]);
    expect(await isFound()).toBe(false);
    await set(entityStatus.deletePending);
    expect(await isFound()).toBe(true);
    await set(entityStatus.deleted);
    expect(await isFound()).toBe(false);
  });
}

function describeFormats(bench: Bench, formats: readonly string[]): void {
  const { contract, fresh, created } = bench;
  const { exported, reported } = filesOf(bench);

  it.each(formats)('leaves as %s and comes back without a change', async (format) => {
    const { values } = await created({ ...fresh(), ...contract.change });
    const file = await exported(format, values.name);
    expect(await reported(file)).toMatchObject({ created: 0, changed: 0, unchanged: 1, faulty: 0 });
  });
}

/** A kind of record in files. */
function filesOf({ contract: { entity }, world }: Bench) {
  const { plural } = allSources[entity];
  const reported = async (file: Uint8Array) => {
    const { app, owner } = world();
    return (await check(app, owner, await upload(app, owner, file, { plural }))).report;
  };
  const exported = async (format: string, search: unknown): Promise<Uint8Array> => {
    const { app, owner } = world();
    const filter = encodeURIComponent(JSON.stringify({ search }));
    const response = await download(app, owner, `/api/exports/${plural}.${format}?filter=${filter}`);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  return { reported, exported };
}

function describeRest(bench: Bench): void {
  describeVersions(bench);
  describeFinding(bench);
  describeRoles(bench);
  if (isSynced(bench.contract.entity)) describeSync(bench);
  describeDeletion(bench);
  describeChangedFile(bench);
  describeHistory(bench);
}

function describeVersions({ contract: { entity, change }, world, api, created }: Bench): void {
  it('of an old version answers what is stored now', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    const late = await api().save(world().owner, { ...values, id, version: 1, isActive: false });
    expect(late).toMatchObject({
      isSuccess: false,
      message: 'CONFLICT',
      record: { ...change, version: 2 },
    });
  });

  it('changes the fields that a save names, and keeps all others, its branches and its state', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { id, isActive: false });
    const before = await api().read(world().owner, id);
    expect(before).toMatchObject({ ...values, isActive: false, version: 2 });
    for (const [name, value] of Object.entries(change))
      await api().save(world().owner, { id, [name]: value });
    const { version, ...after } = (await api().read(world().owner, id)) ?? {};
    const { version: _before, ...kept } = { ...before, ...change };
    expect(after).toEqual(isSynced(entity) ? { ...kept, syncState: after.syncState } : kept);
    expect(version).toBe(2 + Object.keys(change).length);
  });

  it('is changed without a version by whoever comes last', async () => {
    const { id } = await created();
    await api().save(world().owner, { id, version: 1, ...change });
    const last = await api().save(world().owner, { id, isActive: false });
    expect(last).toMatchObject({ isSuccess: true, record: { ...change, isActive: false, version: 3 } });
  });
}

function describeFinding({ contract: { entity }, world, api, titled, created }: Bench): void {
  it('is found by a piece of its name without its accents, in its place, by pages', async () => {
    const word = `Öl${randomUUID().slice(0, 6)}`;
    for (const letter of ['b', 'a', 'c']) await created(titled(`${letter} ${word}`));
    const filter = { search: word.slice(1).toUpperCase() };
    const names: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const page: Page = await api().list(world().owner, { filter, first: 2, after, sort: '-name' });
      names.push(...page.nodes.map(({ name }) => name));
      expect(page.totalCount).toBe(3);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(names).toEqual(['c', 'b', 'a'].map((letter) => `${letter} ${word}`));
    expect((await api().list(world().owner, { filter: { search: `ol${word.slice(2)}` } })).totalCount).toBe(
      3,
    );
  });

  if (isSynced(entity))
    it('belongs to its branches only', async () => {
      const { id } = await created();
      const ids = async (unitId: string) =>
        (await api().list(world().owner, { filter: { unitIds: [unitId] }, first: 200 })).nodes.map(
          (node) => node.id,
        );
      expect(await ids(world().unitId)).toContain(id);
      expect(await ids(await createUnit(world().app, world().owner))).not.toContain(id);
    });
}

function describeRoles({ contract, world, api, fresh, created }: Bench): void {
  const { entity, lowest = 'owner', isReadByAll = false } = contract;
  const endpoint = endpointOf(entity);
  const refused = roles.filter((role) => !downTo(lowest).includes(role));

  it.each([...refused, 'register' as const])('is not for a %s (ACC-38)', async (role) => {
    const { app, owner, register } = world();
    const token =
      role === 'register'
        ? register.accessToken
        : await app.signIn((await addPerson(app, await tenantOf(app), role)).email);
    expect(owner).not.toBe(token);
    const { id } = await created();
    const calls = [
      [api().documents.save, { it: fresh() }],
      [api().documents.remove, { ids: [id] }],
      ...(isReadByAll && role !== 'register' ? [] : [[api().documents.list, {}] as const]),
    ] as const;
    for (const [document, variables] of calls) {
      const answer = await app.call(endpoint, token, document, variables);
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
}

/** Roles from high to low, as far as this one. */
function downTo(lowest: Role): readonly Role[] {
  return roles.slice(0, roles.indexOf(lowest) + 1);
}

function describeSync({ contract: { entity, change }, world, api, created }: Bench): void {
  it('waits for its registers, and says so (MDA-08)', async () => {
    const mirror = new Mirror(world().app, world().register);
    await mirror.sync();
    const { id, values } = await created();
    const state = async () => (await api().read(world().owner, id))?.syncState;
    expect(await state()).toBe('neverSynced');
    await mirror.sync();
    expect(await state()).toBe('synchronized');
    expect(mirror.records.get(`${entity}/${id}`)).toMatchObject({ name: values.name });
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    expect(await state()).toBe('needsSync');
    await mirror.sync([{ entity, id, reason: 'no' }]);
    expect(await state()).toBe('failed');
    expect(mirror.records.get(`${entity}/${id}`)).toMatchObject(change);
  });
}

function describeDeletion({ contract: { entity }, world, api, created }: Bench): void {
  it('is removed when no register has it, and comes back on demand (MDA-10)', async () => {
    const { id, values } = await created();
    const removed = { outcome: 'removed', reason: null, uses: [] };
    expect(await api().foretell(world().owner, id)).toEqual(removed);
    expect(await api().remove(world().owner, id)).toEqual(removed);
    expect(await api().read(world().owner, id)).toBeNull();
    expect(await api().restore(world().owner, id)).toEqual({ isSuccess: true });
    expect(await api().read(world().owner, id)).toMatchObject(values);
  });

  if (isSynced(entity))
    it('is marked for deletion until its registers know (MDA-10)', async () => {
      const mirror = new Mirror(world().app, world().register);
      const { id } = await created();
      await mirror.sync();
      expect(await api().remove(world().owner, id)).toMatchObject({ outcome: 'marked' });
      expect(await api().read(world().owner, id)).toMatchObject({ syncState: 'markedForDeletion' });
      await mirror.sync();
      expect(mirror.records.has(`${entity}/${id}`)).toBe(false);
      expect(await api().read(world().owner, id)).toBeNull();
    });
}

function describeChangedFile(bench: Bench): void {
  const { contract, world, api, created } = bench;
  const { exported, reported } = filesOf(bench);

  it('comes back from a file after it was changed here, with what changes told', async () => {
    const { id, values } = await created();
    const file = await exported('csv', values.name);
    await api().save(world().owner, { ...values, ...contract.change, id, version: 1 });
    const report = await reported(file);
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 0, faulty: 0 });
    expect(report?.preview[0]?.changes).toHaveLength(Object.keys(contract.change).length);
  });
}

function describeHistory({ contract: { entity, change }, world, api, created }: Bench): void {
  it('tells its history: who did what, with old and new values', async () => {
    const { id, values } = await created();
    await api().save(world().owner, { ...values, ...change, id, version: 1 });
    const query = `query($entity: String!, $id: ID!) { recordHistory(entity: $entity, id: $id) {
      nodes { action changes { field old new } } } }`;
    const answer = await world().app.call('/graphql/pos', world().owner, query, { entity, id });
    const { nodes } = dataOf<{ recordHistory: { nodes: HistoryNode[] } }>(answer).recordHistory;
    expect(nodes.map(({ action }) => action)).toEqual(['update', 'create']);
    const told = nodes[0]?.changes.map(({ field, new: after }) => [field, JSON.parse(after)]);
    expect(Object.fromEntries(told ?? [])).toEqual(change);
  });
}

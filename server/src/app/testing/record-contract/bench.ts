import { randomUUID } from 'node:crypto';
import { type EntityName, type Fields, isSynced } from '@tresen/domain/kit/entities';
import type { Role } from '@tresen/domain/kit/groups';
import { kinds } from '@tresen/domain/master-data/kinds';
import { afterAll, beforeAll, expect } from 'vitest';
import { allSources } from '../../../master-data/index.ts';
import { type LinkedRegister, linkRegister } from '../link-register.ts';
import { branchWithArticle, endpointOf } from '../master-data.ts';
import { addPerson } from '../people.ts';
import { dataOf, startTestApp, type TestServer } from '../test-app.ts';

/** A branch with what records need, its register, and the people of the tenant; `owner` may do all with the kind. */
export interface ContractWorld extends Awaited<ReturnType<typeof branchWithArticle>> {
  readonly app: TestServer;
  readonly owner: string;
  readonly register: LinkedRegister;
}

export type Values = Readonly<Record<string, unknown>>;

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
export interface Page {
  readonly nodes: readonly Values[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

interface Deletion {
  readonly outcome: string;
  readonly reason: string | null;
  readonly uses: readonly { readonly entity: string; readonly count: number }[];
}

/** What the tests of one kind of record work with. */
export interface Bench {
  readonly contract: RecordContract;
  /** Only within tests. */
  world(): ContractWorld;
  api(): ReturnType<typeof apiOf>;
  titled(name: string): Values;
  fresh(): Values;
  created(values?: Values): Promise<{ readonly id: string; readonly values: Values }>;
}

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

export function openBench(contract: RecordContract): Bench {
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

export async function tenantOf(app: TestServer): Promise<string> {
  const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
  return rows[0].tenant_id;
}

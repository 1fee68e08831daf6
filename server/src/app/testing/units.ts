import { type Answer, dataOf, type TestServer } from './test-app.ts';

/** A unit as the API tells it. */
export interface TestUnit {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly sort: number;
  readonly status: number;
  readonly version: number;
  readonly isActive: boolean;
  readonly databaseId: string | null;
}

/** The units of a person's tenant. */
export const listUnits = async (app: TestServer, person: string): Promise<TestUnit[]> => {
  const query = '{ organizationUnits { id name parentId sort status version isActive databaseId } }';
  return dataOf<{ organizationUnits: TestUnit[] }>(await app.call('/graphql', person, query))
    .organizationUnits;
};

/** One of them, or undefined. */
export const unitOf = async (app: TestServer, person: string, id: string): Promise<TestUnit | undefined> =>
  (await listUnits(app, person)).find((unit) => unit.id === id);

/** The names of the units below one, in their order. */
export const namesBelow = async (
  app: TestServer,
  person: string,
  parentId: string | null,
): Promise<string[]> =>
  (await listUnits(app, person))
    .filter((unit) => unit.parentId === parentId)
    .sort((one, other) => one.sort - other.sort)
    .map(({ name }) => name);

export const moveUnit = (
  app: TestServer,
  person: string,
  move: { readonly id: string; readonly parentId: string | null; readonly afterId?: string | null },
): Promise<Answer> =>
  app.call(
    '/graphql',
    person,
    `mutation($id: ID!, $parentId: ID, $afterId: ID) {
      moveOrganizationUnit(id: $id, parentId: $parentId, afterId: $afterId) { isSuccess modelId } }`,
    { ...move },
  );

export const setUnitActive = (
  app: TestServer,
  person: string,
  id: string,
  isActive: boolean,
): Promise<Answer> =>
  app.call(
    '/graphql',
    person,
    'mutation($id: ID!, $isActive: Boolean!) { setOrganizationUnitActive(id: $id, isActive: $isActive) { isSuccess } }',
    { id, isActive },
  );

export const deleteUnit = (
  app: TestServer,
  person: string,
  id: string,
  { anyway, ...headers }: { readonly anyway?: boolean; readonly 'x-override-tenant'?: string } = {},
): Promise<Answer> =>
  app.call(
    '/graphql',
    person,
    'mutation($id: ID!, $anyway: Boolean) { deleteOrganizationUnit(id: $id, anyway: $anyway) { isSuccess modelId } }',
    { id, ...(anyway === undefined ? {} : { anyway }) },
    headers,
  );

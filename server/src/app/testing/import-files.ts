import { dataOf, type TestServer } from './test-app.ts';
import { until } from './until.ts';

/** An import as tests look at it. */
export interface TestImport {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly fileName: string;
  readonly checkId: string | null;
  readonly checkedRows: number;
  readonly failure: string | null;
  readonly options: string;
  readonly reading: {
    readonly encoding: string | null;
    readonly separator: string | null;
    readonly kind: string;
  };
  readonly columns: readonly { readonly head: string; readonly samples: readonly string[] }[];
  readonly mapping: readonly { readonly column: number; readonly target: string; readonly decimal: string }[];
  readonly report: {
    readonly created: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly faulty: number;
    readonly faults: number;
    readonly creations: readonly {
      readonly entity: string;
      readonly count: number;
      readonly names: readonly string[];
    }[];
    readonly preview: readonly {
      readonly row: number;
      readonly name: string;
      readonly isNew: boolean;
      readonly changes: readonly {
        readonly head: string;
        readonly old: string | null;
        readonly new: string;
      }[];
    }[];
  } | null;
  readonly sets: readonly { readonly entity: string; readonly id: string }[];
}

const fields = `id state rows fileName checkId checkedRows failure options reading { kind encoding separator }
  columns { head samples } mapping { column target decimal } sets { entity id }
  report { created changed unchanged faulty faults creations { entity count names }
    preview { row name isNew changes { head old new } } }`;

/** Sends a file as the browser does; the answer as it is. */
export const uploadFile = (
  app: TestServer,
  token: string,
  file: string | Uint8Array,
  { plural = 'articles', name = 'list.csv', headers = {} as Record<string, string> } = {},
): Promise<Response> =>
  fetch(`${app.url}/api/imports/${plural}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });

/** Sends a file that can be read, and tells how its columns were taken. */
export const upload = async (
  app: TestServer,
  token: string,
  file: string | Uint8Array,
  given: Parameters<typeof uploadFile>[3] = {},
): Promise<TestImport & { readonly isKept: boolean; readonly unsure: readonly number[] }> => {
  const response = await uploadFile(app, token, file, given);
  if (response.status !== 200) throw new Error(`no upload: ${await response.text()}`);
  const { importId, isKept, unsure } = (await response.json()) as {
    importId: string;
    isKept: boolean;
    unsure: number[];
  };
  return { ...(await findImport(app, token, importId)), isKept, unsure };
};

/** Asks for a check with the mapping and options of the import, or others. */
export const askForCheck = (
  app: TestServer,
  token: string,
  { id, mapping, options }: Pick<TestImport, 'id' | 'mapping' | 'options'>,
  change: object = {},
  language = 'de',
) =>
  app.call(
    '/graphql/pos',
    token,
    `mutation($id: ID!, $mapping: [ImportMappingInput!]!, $options: String!, $language: String) {
      checkImport(id: $id, mapping: $mapping, options: $options, language: $language) { ${fields} } }`,
    { id, mapping, options: JSON.stringify({ ...JSON.parse(options), ...change }), language },
  );

/** Finds out what an import would do. */
export const check = async (
  app: TestServer,
  token: string,
  found: Pick<TestImport, 'id' | 'mapping' | 'options'>,
  change: object = {},
): Promise<TestImport> => {
  dataOf(await askForCheck(app, token, found, change));
  return until(
    () => findImport(app, token, found.id),
    ({ state }) => state !== 'checking',
  );
};

export interface TestFault {
  readonly row: number;
  readonly column: string | null;
  readonly target: string;
  readonly code: string;
  readonly parameters: string | null;
  readonly text: string;
  readonly along: { readonly name: string; readonly record: string } | null;
}

export const faultsOf = async (app: TestServer, token: string, id: string): Promise<readonly TestFault[]> =>
  dataOf<{ importFaults: { nodes: TestFault[] } }>(
    await app.call(
      '/graphql/pos',
      token,
      `query($id: ID!) { importFaults(id: $id, first: 1000) { nodes { row column target code parameters text along { name record } } } }`,
      { id },
    ),
  ).importFaults.nodes;

export interface TestSet {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly changed: number;
  readonly faulty: number;
  readonly changedSince: number;
}

/** Waits until a change set has ended. */
export const untilSetEnded = (app: TestServer, token: string, id: string): Promise<TestSet> =>
  until(
    () => findSet(app, token, id),
    ({ state }) => state !== 'waiting' && state !== 'running',
  );

/** Starts what was checked. */
export const start = (app: TestServer, token: string, { id, checkId }: Pick<TestImport, 'id' | 'checkId'>) =>
  app.call(
    '/graphql/pos',
    token,
    `mutation($id: ID!, $checkId: ID!) { startImport(id: $id, checkId: $checkId) { ${fields} } }`,
    { id, checkId },
  );

/** Starts what was checked and waits until it is done; its change sets, the last of which is the file's own. */
export const run = async (
  app: TestServer,
  token: string,
  found: Pick<TestImport, 'id' | 'checkId'>,
): Promise<readonly TestSet[]> => {
  const { sets } = dataOf<{ startImport: TestImport }>(await start(app, token, found)).startImport;
  const ended: TestSet[] = [];
  for (const { id } of sets) ended.push(await untilSetEnded(app, token, id));
  return ended;
};

/** An export, as it is downloaded. */
export const download = (app: TestServer, token: string, path: string): Promise<Response> =>
  fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

async function findImport(app: TestServer, token: string, id: string): Promise<TestImport> {
  return dataOf<{ import: TestImport }>(
    await app.call('/graphql/pos', token, `query($id: ID!) { import(id: $id) { ${fields} } }`, { id }),
  ).import;
}

async function findSet(app: TestServer, token: string, id: string): Promise<TestSet> {
  return dataOf<{ changeSet: TestSet }>(
    await app.call(
      '/graphql/pos',
      token,
      'query($id: ID!) { changeSet(id: $id) { id state total changed faulty changedSince } }',
      { id },
    ),
  ).changeSet;
}

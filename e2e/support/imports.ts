import { setInterval } from 'node:timers/promises';
import type { Api } from './api.ts';

/** Milliseconds between two looks: who looks all the time takes the server's time. */
const lookMs = 200;

/** An import, as far as tests look at it. */
export interface FoundImport {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly checkId: string | null;
  readonly checkedRows: number;
  readonly options: string;
  readonly mapping: readonly { readonly column: number; readonly target: string; readonly decimal: string }[];
  readonly report: Readonly<Record<'created' | 'changed' | 'unchanged' | 'faulty' | 'faults', number>> | null;
  readonly sets: readonly { readonly entity: string; readonly id: string }[];
}

const fields = `id state rows checkId checkedRows options mapping { column target decimal } sets { entity id }
  report { created changed unchanged faulty faults }`;

/** Sends a file of articles. */
export const uploadArticles = async (server: string, api: Api, file: Uint8Array): Promise<FoundImport> => {
  const response = await fetch(`${server}/api/imports/articles?name=articles.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  if (!response.ok) throw new Error(await response.text());
  const { importId } = (await response.json()) as { importId: string };
  return findImport(api, importId);
};

/** Finds out what an import would do. */
export const checkImport = async (
  api: Api,
  found: FoundImport,
  options: object = {},
): Promise<FoundImport> => {
  await api.ask(
    '/graphql/pos',
    `mutation($id: ID!, $mapping: [ImportMappingInput!]!, $options: String!) {
      checkImport(id: $id, mapping: $mapping, options: $options) { id } }`,
    {
      id: found.id,
      mapping: found.mapping,
      options: JSON.stringify({ ...JSON.parse(found.options), ...options }),
    },
  );
  for await (const _ of setInterval(lookMs)) {
    const checked = await findImport(api, found.id);
    if (checked.state !== 'checking') return checked;
  }
  throw new Error('time has ended');
};

export const startImport = async (api: Api, { id, checkId }: FoundImport): Promise<FoundImport> =>
  (
    await api.ask<{ startImport: FoundImport }>(
      '/graphql/pos',
      `mutation($id: ID!, $checkId: ID!) { startImport(id: $id, checkId: $checkId) { ${fields} } }`,
      { id, checkId },
    )
  ).startImport;

export interface FoundSet {
  readonly state: string;
  readonly total: number;
  readonly changed: number;
  readonly faulty: number;
}

/** A change set as it is now. */
export const findSet = async (api: Api, id: string): Promise<FoundSet> =>
  (
    await api.ask<{ changeSet: FoundSet }>(
      '/graphql/pos',
      'query($id: ID!) { changeSet(id: $id) { state total changed faulty } }',
      { id },
    )
  ).changeSet;

/** Waits until a change set has ended. */
export const untilSetEnded = async (api: Api, id: string): Promise<FoundSet> => {
  for await (const _ of setInterval(lookMs)) {
    const set = await findSet(api, id);
    if (set.state !== 'waiting' && set.state !== 'running') return set;
  }
  throw new Error('time has ended');
};

async function findImport(api: Api, id: string): Promise<FoundImport> {
  return (
    await api.ask<{ import: FoundImport }>(
      '/graphql/pos',
      `query($id: ID!) { import(id: $id) { ${fields} } }`,
      { id },
    )
  ).import;
}

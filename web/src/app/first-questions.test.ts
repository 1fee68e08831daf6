import { entityNames } from '@tresen/domain/kit/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as kinds from '../kit/graphql/generated/records/documents.ts';
import { fakeGraphql } from '../kit/testing/fake-server.ts';
import { recordPaths } from '../master-data/records/index.ts';
import { pageAt, pathParameters } from './pages.ts';

afterEach(() => vi.unstubAllGlobals());

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';

/** What a visit that begins at the address sends before the code of its page is here. */
const firstQuestions = async (address: string) => {
  const server = fakeGraphql([]);
  const { pathname, searchParams } = new URL(address, 'http://tresen.example');
  const page = pageAt(pathname);
  page?.startRequests?.(searchParams, pathParameters(page, pathname));
  const bodies = () =>
    server.mock.calls.flatMap(([path, init]) =>
      path.startsWith('/graphql') ? [JSON.parse(String(init?.body)) as unknown] : [],
    );
  await expect.poll(() => bodies().length).toBeGreaterThan(0);
  return bodies();
};

const documentsOf = (name: string) =>
  (
    kinds as Readonly<Record<string, { readonly find?: { readonly __meta__?: { readonly hash?: unknown } } }>>
  )[`${name}Documents`];

/** A part of a register's surface is no kind with a list of its own, and configurations show all at once. */
const others = ['buttonCategory', 'configuration'];

describe('the first question of a record’s page leaves with its address', () => {
  it.each(entityNames.filter((name) => !others.includes(name)))('%s', async (name) => {
    const documentId = documentsOf(name)?.find?.__meta__?.hash;
    expect(documentId).toBeTypeOf('string');
    expect(await firstQuestions(recordPaths[name].pathOf(id, {}))).toContainEqual({
      documentId,
      variables: { id },
    });
  });

  it('a new one asks for what it copies', async () => {
    const documentId = kinds.printerDocuments.find.__meta__?.hash;
    const [copied, plain] = [`/manage/data/printers/new?copy=${id}`, '/manage/data/printers/new'];
    expect(await firstQuestions(copied)).toContainEqual({ documentId, variables: { id } });
    expect(JSON.stringify(await firstQuestions(plain))).not.toContain(documentId);
  });
});

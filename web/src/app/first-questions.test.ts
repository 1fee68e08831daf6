import { entityNames } from '@tresen/domain/kit/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as general from '../kit/graphql/generated/general/graphql.ts';
import * as pos from '../kit/graphql/generated/pos/graphql.ts';
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

describe('the first question of a record’s page leaves with its address', () => {
  it.each(entityNames.filter((name) => name !== 'configuration'))('%s', async (name) => {
    const documentId = documentsOf(name)?.find?.__meta__?.hash;
    expect(documentId).toBeTypeOf('string');
    expect(await firstQuestions(recordPaths[name].pathOf(id, {}))).toContainEqual({
      documentId,
      variables: { id },
    });
  });

  it.each([
    ['/manage/receipts', pos.ReceiptDocument],
    ['/manage/closings', pos.ClosingDocument],
    ['/setting/backups', pos.BackupDocument],
    ['/setting/device', pos.DeviceDocument],
    ['/manage/data/securityDevices', pos.SecurityDeviceDocument],
    ['/setting/organizationUnits', general.OrganizationUnitDocument],
    ['/apps/shop-orders', general.ShopOrderDocument],
    ['/manage/e-commerce/orders', general.ShopOrderDocument],
  ])('%s/:id', async (path, { __meta__ }) => {
    expect(await firstQuestions(`${path}/${id}`)).toContainEqual({
      documentId: __meta__?.hash,
      variables: { id },
    });
  });

  it('a new one asks for what it copies', async () => {
    const documentId = kinds.printerDocuments.find.__meta__?.hash;
    const [copied, plain] = [`/manage/data/printers/new?copy=${id}`, '/manage/data/printers/new'];
    expect(await firstQuestions(copied)).toContainEqual({ documentId, variables: { id } });
    expect(JSON.stringify(await firstQuestions(plain))).not.toContain(documentId);
  });

  it('a new unit asks for the tree alone, and a name of a page is no record', async () => {
    const asked = await firstQuestions('/setting/organizationUnits/new');
    expect(asked).toEqual([{ documentId: general.UnitTreeDocument.__meta__?.hash, variables: {} }]);
    expect(pageAt('/manage/data/securityDevices/swaps')?.path).toBe('/manage/data/securityDevices/swaps');
  });
});

describe('what else shows all at once asks with its address, too', () => {
  it('settings of a place on a day; what is no day is today', async () => {
    const documentId = pos.PlaceConfigurationDocument.__meta__?.hash;
    const place = { unitId: id, deviceId: null };
    const path = `/manage/data/configurations?unit=${id}&day=`;
    for (const [day, asked] of [
      ['2026-12-24', '2026-12-24'],
      ['soon', null],
    ] as const)
      expect(await firstQuestions(path + day)).toContainEqual({
        documentId,
        variables: { ...place, day: asked },
      });
  });

  it('Analytics for its branches, which stand furthest down, as for all else', async () => {
    const asked = await firstQuestions('/dashboards/analytics?year=2025');
    for (const { __meta__ } of [pos.AnalyticsDashboardDocument, pos.AnalyticsUnitsDocument])
      expect(asked).toContainEqual({
        documentId: __meta__?.hash,
        variables: expect.objectContaining({ year: 2025 }) as unknown,
      });
  });

  it('the categories of an app of a template', async () => {
    const [question] = await firstQuestions(`/manage/data/btnTemplateCategories/${id}/Mobile_Pos`);
    expect(question).toMatchObject({
      documentId: pos.ButtonCategoryTreeDocument.__meta__?.hash,
      variables: { templateId: id, first: 200 },
    });
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../account/audit-log/index.ts';
import { devices } from '../fleet/devices/index.ts';
import { licences } from '../fleet/licences/index.ts';
import type { Feature } from '../kit/feature/index.ts';
import {
  AuditLogChoicesDocument,
  AuditLogDocument,
  AuditLogPeopleDocument,
  EditedCategoriesDocument,
  LicencesDocument,
  ListedProductsDocument,
  MayEditShopDocument,
  OrganizationUnitsDocument,
  SavedViewsDocument,
  ShopOrdersDocument,
  ShopServicesDocument,
} from '../kit/graphql/generated/general/graphql.ts';
import {
  ClosingsDocument,
  DeviceListDocument,
  ExportsDocument,
  MissingClosingsDocument,
  ProposalsDocument,
  ReceiptsDocument,
  SyncProblemCountsDocument,
  SyncProblemsDocument,
} from '../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../kit/testing/fake-server.ts';
import { renderScreen } from '../kit/testing/render-screen.tsx';
import { closings } from '../sales/closings/index.ts';
import { exportFiles } from '../sales/exports/index.ts';
import { receipts } from '../sales/receipts/index.ts';
import { syncProblems } from '../sales/sync-problems/index.ts';
import { orders } from '../shop/orders/index.ts';
import { catalogueEditing } from '../shop/product-editing/index.ts';
import { services } from '../shop/services/index.ts';

type Operations = Parameters<typeof fakeGraphql>[0];

/** What a list tells of itself to have tested what every list must do. */
interface ListScreen {
  readonly feature: Feature;
  readonly path: string;
  readonly document: Operations[number][0];
  /** The field of the answer that holds the page. */
  readonly field: string;
  /** A filter of it, as the address has it, and in words. */
  readonly filter: readonly [query: string, words: string];
  readonly counted: string;
  /** Nothing in it is taken along as a file. */
  readonly isUnexported?: true;
  /** It is no table, and nothing in it is searched for. */
  readonly isTimeline?: true;
}

const lists: readonly ListScreen[] = [
  {
    feature: devices,
    path: '/setting/devices',
    document: DeviceListDocument,
    field: 'deviceList',
    filter: ['f=liveState.is.online', 'Zustand ist Online'],
    counted: '0 Kassen',
  },
  {
    feature: licences,
    path: '/setting/licences',
    document: LicencesDocument,
    field: 'licences',
    filter: ['f=mainVersion.from.5', 'Version ab 5'],
    counted: '0 Lizenzen',
  },
  {
    feature: receipts,
    path: '/manage/receipts',
    document: ReceiptsDocument,
    field: 'receipts',
    filter: ['f=number.is.17', 'Belegnummer ist 17'],
    counted: '0 Belege',
  },
  {
    feature: closings,
    path: '/manage/closings',
    document: ClosingsDocument,
    field: 'closings',
    filter: ['f=state.is.differs', 'Prüfung ist Weicht ab'],
    counted: '0 Abschlüsse',
  },
  {
    feature: orders,
    path: '/apps/shop-orders',
    document: ShopOrdersDocument,
    field: 'shopOrders',
    filter: ['f=status.is.onHold', 'Stand ist Zurückgestellt'],
    counted: '0 Bestellungen',
  },
  {
    feature: orders,
    path: '/manage/e-commerce/orders',
    document: ShopOrdersDocument,
    field: 'shopOrders',
    filter: ['f=placedAt.from.2026-11-01', 'Bestellt am ab 01.11.2026'],
    counted: '0 Bestellungen',
  },
  {
    feature: services,
    path: '/setting/myServices',
    document: ShopServicesDocument,
    field: 'shopServices',
    filter: ['f=isEnded.is.true', 'Beendet: Ja'],
    counted: '0 Dienste',
  },
  {
    feature: auditLog,
    path: '/setting/auditLog',
    document: AuditLogDocument,
    field: 'auditLog',
    filter: ['f=origin.is.support', 'Herkunft ist Support'],
    counted: '0 Einträge',
    isTimeline: true,
  },
  {
    feature: catalogueEditing,
    path: '/manage/e-commerce/catalogue',
    document: ListedProductsDocument,
    field: 'editedShopProducts',
    filter: ['f=state.is.DRAFT', 'Verkauf ist Entwurf'],
    counted: '0 Produkte',
    isUnexported: true,
  },
  {
    feature: syncProblems,
    path: '/manage/syncProblems',
    document: SyncProblemsDocument,
    field: 'syncProblems',
    filter: ['f=reason.isNot.SUMS_DIFFER', 'Was nicht stimmt ist nicht Summen gehen nicht auf'],
    counted: '0 Sync-Probleme',
  },
  {
    feature: exportFiles,
    path: '/manage/exports',
    document: ExportsDocument,
    field: 'exports',
    filter: ['f=state.is.failed', 'Zustand ist Fehlgeschlagen'],
    counted: '0 Exporte',
    isUnexported: true,
  },
];

/** A list whose filter hides everything; what it asked the server for is noted. */
const nothing = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 0 };
const open = async ({ feature, path, document, field }: ListScreen, query: string) => {
  const asked: unknown[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [MissingClosingsDocument, () => ({ missingClosings: [] })],
    [SyncProblemCountsDocument, () => ({ syncProblemCounts: [] })],
    [EditedCategoriesDocument, () => ({ editedShopCategories: [] })],
    [MayEditShopDocument, () => ({ mayEditShop: true })],
    [AuditLogChoicesDocument, () => ({ auditLogEntities: [] })],
    [AuditLogPeopleDocument, () => ({ auditLogPeople: nothing })],
    [ProposalsDocument, () => ({ proposals: nothing })],
    [
      document,
      (variables: unknown) => {
        asked.push(variables);
        return {
          [field]: {
            ...nothing,
            totals: [],
            sums: { count: 0, yearlyPrice: 0 },
          },
        };
      },
    ],
  ]);
  const loaded = await feature.pages?.find((page) => page.path.replace('/:productId?', '') === path)?.load();
  if (!loaded) throw new Error(`there is no page ${path}`);
  renderScreen(<loaded.default />, query ? `${path}?${query}` : path);
  return asked;
};
const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe.each(lists)('the list at $path', (list) => {
  const { path, filter, counted } = list;
  const [query, words] = filter;

  it('says how many there are, and has views, columns and an export', async () => {
    await open(list, query);
    expect(await screen.findByText(counted)).toBeTruthy();
    for (const name of ['Ansichten', 'Filter hinzufügen']) expect(await button(name)).toBeTruthy();
    if (!list.isTimeline) expect(await button('Spalten')).toBeTruthy();
    if (!list.isUnexported) expect(await button('Exportieren')).toBeTruthy();
  });

  it('keeps its filters in the address, names them, and gives them up', async () => {
    const asked = await open(list, `${query}&after=c9&page=3`);
    await userEvent.click(await button(`Filter entfernen: ${words}`));
    expect(address()).toBe(path);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  it('leads back from a filter that hides everything', async () => {
    await open(list, query);
    await userEvent.click(await button('Filter entfernen'));
    expect(address()).toBe(path);
  });

  it('searches for what somebody types, where anything is searched for', async () => {
    const asked = await open(list, query);
    await screen.findByText(counted);
    if (list.isTimeline) return expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'Anker');
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain('"search":"Anker"'));
    expect(address()).toContain('q=Anker');
  });

  it('says what belongs there while there is nothing at all', async () => {
    await open(list, '');
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

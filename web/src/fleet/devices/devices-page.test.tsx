import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { DeviceListDocument, UnlinkDeviceDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { DeviceRow } from './devices.queries.ts';
import { DevicesPage } from './devices-page.tsx';

const device: DeviceRow = {
  id: 'd1',
  name: 'Theke',
  deviceType: 'desktop',
  businessType: 'hospitality',
  unitName: 'Markt',
  zone: 'Europe/Berlin',
  posVersion: '5.9.3',
  versionTooOld: false,
  hardwareSerial: 'ABC',
  status: 1,
  isDefault: true,
  liveState: 'online',
  lastPing: '2026-11-21T08:15:00.000Z',
  unlinkedAt: null,
  lastReceiptAt: null,
  hasMasterData: true,
  onlyPushes: false,
};

interface Asked {
  readonly filter: {
    readonly search: string;
    readonly status?: string;
    readonly unitIds: readonly string[];
    readonly conditions: readonly { readonly field: string; readonly values: readonly string[] }[];
  };
  readonly sort: string | null;
  readonly after: string | null;
}

/** A cloud with these registers on the first page, which tells what was asked of it. */
const open = (devices: readonly DeviceRow[], path = '/setting/devices', totalCount = devices.length) => {
  const unlinked: unknown[] = [];
  const asked: Asked[] = [];
  const pageInfo = { endCursor: 'end', hasNextPage: totalCount > devices.length };
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: ['Markt', 'Park'].map((name) => ({ id: name, name, type: 'branch' })) }),
    ],
    [
      DeviceListDocument,
      (variables: Asked) => {
        asked.push(variables);
        const found = variables.filter.search === 'nichts' ? [] : devices;
        return { deviceList: { nodes: found, pageInfo, totalCount: found.length && totalCount } };
      },
    ],
    [
      UnlinkDeviceDocument,
      ({ id }: { id: string }) => {
        unlinked.push(id);
        return { unlinkDevice: { isSuccess: true, message: null, modelId: id } };
      },
    ],
  ]);
  renderScreen(<DevicesPage />, path);
  return { unlinked, asked };
};

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('registers', () => {
  it.each([
    ['online', 'Online'],
    ['offline', 'Offline'],
    ['liveOff', 'Live aus'],
    ['unknown', 'Noch nie gesehen'],
    ['something new', 'Noch nie gesehen'],
  ])('REG-16 show their live state in words: %s', async (liveState, word) => {
    open([{ ...device, liveState }]);
    expect((await rowOf('Theke')).getByText(word)).toBeTruthy();
  });

  it('can be pinged while online only', async () => {
    open([device, { ...device, id: 'd2', name: 'Bar', liveState: 'offline' }]);
    expect((await rowOf('Theke')).getByRole('button', { name: 'Theke anpingen' })).toHaveProperty(
      'disabled',
      false,
    );
    expect((await rowOf('Bar')).getByRole('button', { name: 'Bar anpingen' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('are marked when their version is too old to link (CON-10)', async () => {
    open([{ ...device, versionTooOld: true }]);
    expect((await rowOf('Theke')).getByText('Version zu alt')).toBeTruthy();
  });

  it('are unlinked after a question that tells the outcome', async () => {
    const { unlinked } = open([device]);
    await userEvent.click(await screen.findByRole('button', { name: 'Verbindung von Theke trennen' }));
    expect(address()).toBe('/setting/devices?unlink=d1');
    const dialog = within(screen.getByRole('dialog', { name: 'Theke von der Cloud trennen?' }));
    expect(dialog.getByText(/Ihre bisherigen Belege und Zahlen bleiben/)).toBeTruthy();
    expect(unlinked).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Verbindung trennen' }));
    expect(await screen.findByText('Theke ist von der Cloud getrennt.')).toBeTruthy();
    expect(unlinked).toEqual(['d1']);
    await waitFor(() => expect(address()).toBe('/setting/devices'));
  });

  it('are not unlinked when the question is declined', async () => {
    const { unlinked } = open([device], '/setting/devices?unlink=d1');
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect([unlinked, address()]).toEqual([[], '/setting/devices']);
  });

  it('ask the server for search, filter, branch, status, order and place of the address', async () => {
    const query =
      'q=cafe&f=versionTooOld.is.true&f=liveState.is.offline&status=inactive&sort=-lastPing&after=x';
    const { asked } = open([device], `/setting/devices?${query}`);
    await screen.findByRole('link', { name: 'Theke' });
    expect(asked[0]).toMatchObject({
      filter: {
        search: 'cafe',
        status: 'inactive',
        conditions: [
          { field: 'versionTooOld', is: 'is', values: ['true'] },
          { field: 'liveState', is: 'is', values: ['offline'] },
        ],
      },
      sort: '-lastPing',
      after: 'x',
    });
    const filters = within(screen.getByRole('list', { name: 'Gesetzte Filter' }));
    expect(filters.getByText(/Version zu alt.*Ja/)).toBeTruthy();
    expect(filters.getByText(/Zustand.*Offline/)).toBeTruthy();
  });

  it('that no filter matches lead back to all of them', async () => {
    open([device], '/setting/devices?q=nichts');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(await screen.findByRole('link', { name: 'Theke' })).toBeTruthy();
    expect(address()).toBe('/setting/devices');
  });

  it('are found by links of before, which said "search"', async () => {
    const { asked } = open([device], '/setting/devices?search=Theke');
    await waitFor(() => expect(address()).toBe('/setting/devices?q=Theke'));
    await waitFor(() => expect(asked.at(-1)?.filter.search).toBe('Theke'));
  });

  it('page by page, where there are many: thousands are never loaded at once', async () => {
    const { asked } = open([device], '/setting/devices', 5000);
    expect(await screen.findByText('1–1 von 5.000')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(asked.at(-1)?.after).toBe('end'));
  });

  it('are ordered by their heads', async () => {
    const { asked } = open([device]);
    await userEvent.click(await screen.findByRole('button', { name: /^Version/ }));
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('posVersion'));
  });

  it('ORG-24: that rest say so, whatever the hub knows', async () => {
    open([{ ...device, status: 0, liveState: 'offline' }]);
    expect((await rowOf('Theke')).getByText('Inaktiv')).toBeTruthy();
  });

  it('that never had their master data lead back into the setup, where it was left', async () => {
    open([{ ...device, hasMasterData: false }]);
    await userEvent.click((await rowOf('Theke')).getByRole('button', { name: 'Einrichtung fortsetzen' }));
    expect(address()).toBe('/setting/devices?setup=register&device=d1&step=sync');
  });

  it('that only push receipts are set up: nothing is left to go on with', async () => {
    open([{ ...device, hasMasterData: false, onlyPushes: true }]);
    expect((await rowOf('Theke')).queryByRole('button', { name: 'Einrichtung fortsetzen' })).toBeNull();
  });

  it('lead to their page with the query of the list, so that it knows which one is next', async () => {
    open([device], '/setting/devices?sort=-name');
    const link = await screen.findByRole('link', { name: 'Theke' });
    expect(link.getAttribute('href')).toBe('/setting/device/d1?sort=-name');
  });

  it('offer the setup while there are none (decisions REG-04)', async () => {
    open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse verbinden' }));
    expect(address()).toBe('/setting/devices?setup=register');
  });

  it('take the code that a register shows as an address (RFC 8628) into the setup', async () => {
    open([device], '/setting/devices?userCode=BCDF-GHJK');
    await waitFor(() => expect(address()).toBe('/setting/devices?setup=register&code=BCDF-GHJK'));
  });
});

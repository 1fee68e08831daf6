import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DevicesDocument, UnlinkDeviceDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { Device } from './devices.queries.ts';
import { DevicesPage } from './devices-page.tsx';

const device: Device = {
  id: 'd1',
  name: 'Theke',
  deviceType: 'desktop',
  registerType: 'Windows',
  businessType: 'hospitality',
  unitId: 'u1',
  unitName: 'Markt',
  zone: 'Europe/Berlin',
  databaseId: 'b1',
  posVersion: '5.9.3',
  versionTooOld: false,
  hardwareSerial: 'ABC',
  status: 1,
  isDefault: true,
  liveCommunication: true,
  liveState: 'online',
  lastPing: '2026-11-21T08:15:00.000Z',
  linkedAt: '2026-11-01T08:00:00.000Z',
  unlinkedAt: null,
  lastReceiptAt: null,
  unitReceiptCount: 0,
  systemInfo: null,
};

const open = (devices: readonly Device[], path = '/setting/devices') => {
  const unlinked: unknown[] = [];
  fakeGraphql([
    [DevicesDocument, () => ({ devices })],
    [
      UnlinkDeviceDocument,
      ({ id }: { id: string }) => {
        unlinked.push(id);
        return { unlinkDevice: { isSuccess: true, message: null, modelId: id } };
      },
    ],
  ]);
  renderScreen(<DevicesPage />, path);
  return unlinked;
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
    const unlinked = open([device]);
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
    const unlinked = open([device], '/setting/devices?unlink=d1');
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect([unlinked, address()]).toEqual([[], '/setting/devices']);
  });

  it('are found by name, serial and branch, in the address, as "Show all" of the search box leads here', async () => {
    open(
      [device, { ...device, id: 'd2', name: 'Café', hardwareSerial: 'XYZ' }],
      '/setting/devices?search=cafe%20markt',
    );
    await screen.findByRole('link', { name: 'Café' });
    expect(screen.queryByRole('link', { name: 'Theke' })).toBeNull();
    const box = screen.getByRole('searchbox', { name: 'Name, Seriennummer oder Filiale suchen' });
    await userEvent.clear(box);
    await userEvent.type(box, 'nichts');
    await userEvent.click(await screen.findByRole('button', { name: 'Suche zurücksetzen' }));
    expect(await screen.findByRole('link', { name: 'Theke' })).toBeTruthy();
    expect(address()).toBe('/setting/devices');
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

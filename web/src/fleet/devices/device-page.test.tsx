import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  DeviceDocument,
  DeviceNeighboursDocument,
  DeviceSyncDocument,
  MoveDeviceDocument,
  TakeOverOfferDocument,
  UnlinkDeviceDocument,
  UpdateDeviceDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DevicePage } from './device-page.tsx';
import type { Device, DeviceSync } from './devices.queries.ts';

// Who is signed in is read when the modules are.
vi.hoisted(() => localStorage.setItem('tresen.role', 'owner'));

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
  movedAt: null,
  lastReceiptAt: null,
  hasMasterData: true,
  unitReceiptCount: 0,
  systemInfo: null,
};
const sync: DeviceSync = {
  deviceId: 'd1',
  state: 'behind',
  total: 100,
  taken: 97,
  open: 3,
  failed: 0,
  syncedAt: '2026-11-21T08:00:00.000Z',
  kinds: [{ entity: 'article', total: 100, taken: 97 }],
};

interface Given {
  readonly device?: Partial<Device> | null;
  readonly sync?: Partial<DeviceSync>;
  readonly path?: string;
  readonly refuse?: string;
}

/** The page of a register, and what was asked of the cloud. */
const open = (given: Given = {}) => {
  const calls: unknown[] = [];
  const record = (answer: object) => (variables: unknown) => {
    if (given.refuse) throw { code: given.refuse };
    calls.push(variables);
    return answer;
  };
  const saved = { isSuccess: true, message: null, modelId: 'd1' };
  const branches = ['Markt', 'Park'].map((name, index) => ({
    id: `u${index + 1}`,
    name,
    type: 'branch',
    status: 1,
  }));
  fakeGraphql([
    [DeviceDocument, () => ({ device: given.device === null ? null : { ...device, ...given.device } })],
    [DeviceSyncDocument, () => ({ deviceSync: { ...sync, ...given.sync } })],
    [DeviceNeighboursDocument, () => ({ deviceNeighbours: { previousId: null, nextId: 'd2' } })],
    [TakeOverOfferDocument, () => ({ takeOverOffer: null })],
    [OrganizationUnitsDocument, () => ({ organizationUnits: branches })],
    [UpdateDeviceDocument, record({ updateDevice: saved })],
    [MoveDeviceDocument, record({ moveDevice: saved })],
    [UnlinkDeviceDocument, record({ unlinkDevice: saved })],
  ]);
  renderScreen(
    <Routes>
      <Route path="/setting/device/:deviceId" element={<DevicePage />} />
    </Routes>,
    given.path ?? '/setting/device/d1',
  );
  return calls;
};

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await click('Mehr');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('the page of a register (ORG-05, ORG-25)', () => {
  it('says what it is, where it is and when it was heard', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Theke' })).toBeTruthy();
    const facts = ['Gerät', 'Branche', 'Version', 'Seriennummer', 'Datenbank', 'Rolle'];
    await panel('Angaben');
    expect(facts.map(factOf)).toEqual(['Windows', 'Gastronomie', '5.9.3', 'ABC', 'b1', 'Hauptkasse']);
    expect(factOf('Letzter Beleg')).toBe('noch nie');
  });

  it('CON-10: says of a version that is too old what to do', async () => {
    open({ device: { versionTooOld: true, posVersion: '5.8' } });
    const note = await screen.findByText(/Diese Kasse läuft mit Version 5.8/);
    expect(note.textContent).toContain('Bitte aktualisieren Sie die Kassensoftware');
  });

  it('MDA-05: says how far its sync is', async () => {
    open();
    const { findByText } = await panel('Stammdaten');
    expect(await findByText('Änderungen stehen aus')).toBeTruthy();
    expect(factOf('Offene Änderungen')).toBe('3');
    expect(factOf('Letzter Abgleich')).toMatch(/^21\.11\.2026/);
  });

  it('REG-04: shows the progress of a first sync, by kind', async () => {
    open({ sync: { state: 'running', taken: 40, kinds: [{ entity: 'article', total: 100, taken: 40 }] } });
    expect(
      await screen.findByRole('progressbar', { name: 'Fortschritt der ersten Synchronisation' }),
    ).toBeTruthy();
    expect(screen.getByText('40 von 100')).toBeTruthy();
  });

  it('leads to the next register of the list that it was opened from, and back to that list', async () => {
    open({ path: '/setting/device/d1?sort=-name' });
    const next = await screen.findByRole('link', { name: 'Nächste Kasse' });
    expect(next.getAttribute('href')).toBe('/setting/device/d2?sort=-name');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vorherige Kasse' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Alle Kassen' }).getAttribute('href')).toBe(
      '/setting/devices?sort=-name',
    );
  });

  it('says that it does not exist, or is of another company', async () => {
    open({ device: null });
    expect(await screen.findByText('Diese Kasse gibt es nicht')).toBeTruthy();
  });
});

describe('what can be done with a register', () => {
  it('cannot be asked for anything while it is offline', async () => {
    open({ device: { liveState: 'offline' } });
    for (const name of ['Anpingen', 'Jetzt abgleichen', 'Jetzt abfragen'])
      expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true);
  });

  it('is renamed, with a name that is one', async () => {
    const calls = open();
    await choose('Umbenennen');
    const box = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(box);
    await click('Speichern');
    expect(await screen.findByText('Bitte geben Sie der Kasse einen Namen')).toBeTruthy();
    await userEvent.type(box, 'Bar');
    await click('Speichern');
    expect(await screen.findByText('Gespeichert.')).toBeTruthy();
    expect(calls).toEqual([{ device: { id: 'd1', name: 'Bar' } }]);
    await waitFor(() => expect(address()).toBe('/setting/device/d1'));
  });

  it('contract 6: is moved after the outcome was told', async () => {
    const calls = open();
    await choose('In andere Filiale verlegen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Theke verlegen' }));
    expect(dialog.getByText(/bleibt in Markt, auch Belege, die sie noch nicht gesendet hat/)).toBeTruthy();
    expect(dialog.getByText(/Sie ist die Hauptkasse von Markt/)).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Jetzt verlegen' }));
    expect(await screen.findByText('Theke gehört jetzt zu Park.')).toBeTruthy();
    expect(calls).toEqual([{ id: 'd1', unitId: 'u2' }]);
  });

  it('says why it cannot be moved, and stays in the dialog', async () => {
    open({ refuse: 'MOVE_ABROAD', path: '/setting/device/d1?move=d1' });
    await click('Jetzt verlegen');
    expect((await screen.findByRole('alert')).textContent).toContain('in einem anderen Land');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('ORG-24: rests and wakes, and says so', async () => {
    const calls = open({ device: { status: 0 } });
    expect(await screen.findByText(/ihre Belege warten in der Kasse/)).toBeTruthy();
    await click('Aktivieren');
    await waitFor(() => expect(calls).toEqual([{ device: { id: 'd1', isActive: true } }]));
  });

  it('ORG-25: becomes the default by a switch that only another register takes back', async () => {
    const calls = open({ device: { isDefault: false } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Hauptkasse' }));
    await waitFor(() => expect(calls).toEqual([{ device: { id: 'd1', isDefault: true } }]));
  });

  it('ORG-25: stays the default while no other takes its place', async () => {
    open();
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Hauptkasse' })).disabled).toBe(true);
  });

  it('says that a command finds no connection, in the panel that asked', async () => {
    open();
    await click('Jetzt abfragen');
    const system = await panel('Systeminformationen');
    expect((await system.findByRole('alert')).textContent).toContain('keine Verbindung');
  });

  it('is not offered once the register is unlinked; its history is', async () => {
    open({ device: { unlinkedAt: '2026-11-21T08:00:00.000Z', status: 0, isDefault: false } });
    expect(await screen.findByText(/Diese Kasse ist getrennt/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Anpingen' })).toBeNull();
    await click('Mehr');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Verlauf']);
    expect(screen.getByRole('menuitem').getAttribute('href')).toBe(
      '/setting/auditLog?entity=device&record=d1',
    );
  });
});

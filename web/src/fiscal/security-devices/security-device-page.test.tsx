import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  SaveSecurityDevicePinsDocument,
  SecurityDeviceActionsDocument,
  SecurityDeviceDocument,
  SecurityDeviceNeighboursDocument,
  SecurityDeviceReportsDocument,
  SetSecurityDeviceRetiredDocument,
  ShowSecurityDevicePinsDocument,
  TseArchivesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { SecurityDevicePage } from './security-device-page.tsx';
import type { SecurityDevice } from './security-devices.queries.ts';
import { deviceFixture } from './testing.ts';

const open = (given: Partial<SecurityDevice> | null = {}, role: 'owner' | 'user' = 'owner') => {
  const sent: unknown[] = [];
  fakeGraphql([
    [TseArchivesDocument, () => ({ tseArchives: [] })],
    [SecurityDeviceActionsDocument, () => ({ securityDeviceActions: [] })],
    [SecurityDeviceDocument, () => ({ securityDevice: given && { ...deviceFixture, ...given } })],
    [
      SecurityDeviceNeighboursDocument,
      () => ({ securityDeviceNeighbours: { previousId: null, nextId: 's2' } }),
    ],
    [
      SecurityDeviceReportsDocument,
      () => ({
        securityDeviceReports: Array.from({ length: 9 }, (_, hour) => ({
          reportedAt: `2026-11-26T0${hour}:00:00.000Z`,
          registerName: 'Theke',
          health: 'ok',
          causes: [],
          operatingState: 1,
          usedSignatures: 1_000 + hour,
          firmware: '1.4.0',
        })),
      }),
    ],
    [
      ShowSecurityDevicePinsDocument,
      (variables: { password: string }) => {
        sent.push(variables);
        return { showSecurityDevicePins: { adminPin: 'Admin-4711', timePin: null } };
      },
    ],
    [
      SaveSecurityDevicePinsDocument,
      (variables: object) => {
        sent.push(variables);
        return { saveSecurityDevicePins: { isSuccess: true, message: null, modelId: 's1' } };
      },
    ],
    [
      SetSecurityDeviceRetiredDocument,
      (variables: object) => {
        sent.push(variables);
        return { setSecurityDeviceRetired: { isSuccess: true, message: null, modelId: 's1' } };
      },
    ],
  ]);
  storeProfile({ userinfo: { sub: 'rita', role, given_name: 'Rita' }, me: {} });
  takeStoredProfile();
  renderScreen(
    <Routes>
      <Route path="/manage/data/securityDevices/:securityDeviceId" element={<SecurityDevicePage />} />
    </Routes>,
    '/manage/data/securityDevices/s1',
  );
  return sent;
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('the page of a security device', () => {
  it('names all registers that share it, and who is who among its clients', async () => {
    open({
      clients: ['K1', 'K2', 'K3'],
      registers: [
        { deviceId: 'd1', registerName: 'Theke', unitName: 'Markt', clientId: 'K1' },
        { deviceId: 'd2', registerName: 'Terrasse', unitName: 'Ufer', clientId: 'K2' },
      ],
    });
    const state = within(await screen.findByRole('region', { name: 'Zustand' }));
    expect(state.getByText('Kassen')).toBeTruthy();
    expect(state.getByRole('link', { name: 'Theke' }).getAttribute('href')).toBe('/setting/device/d1');
    expect(state.getByText('(Ufer)', { exact: false })).toBeTruthy();
    expect(screen.getByText('K2 · Terrasse')).toBeTruthy();
    expect(screen.getByText('K3')).toBeTruthy();
  });

  it('FIS-03 to FIS-06: shows state, certificate, signatures with forecast, clients, backups and history', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Theke' })).toBeTruthy();
    expect((await panel('Zustand')).getByText('Normalbetrieb')).toBeTruthy();
    const certificate = await panel('Zertifikat');
    expect(certificate.getByText('BSI-K-TR-0362-2019')).toBeTruthy();
    expect(certificate.getByText('Swissbit TSE')).toBeTruthy();
    expect(certificate.getByText('Entwurf')).toBeTruthy();
    const capacity = await panel('Signaturen und Speicher');
    expect(capacity.getByText('19.999.000 von 20.000.000')).toBeTruthy();
    expect(capacity.getByText('bei heutigem Verbrauch bis März 2031')).toBeTruthy();
    expect((await panel('Kassen an dieser TSE')).getByText('1 von höchstens 20')).toBeTruthy();
    expect((await panel('Datensicherungen')).getByText('Vollständig')).toBeTruthy();
  });

  it('says what is wrong and what to do, the worst first', async () => {
    open({ health: 'error', causes: ['outOfOrder', 'certificateEnding', 'news-of-tomorrow'] });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent?.slice(0, 28))).toEqual([
      'Das Gerät ist außer Betrieb.',
      'Das Zertifikat läuft bald ab',
    ]);
  });

  it('FIS-12: names what contradicts itself', async () => {
    open({ validationState: 1, faults: ['serialNotOfKey'] });
    expect(await screen.findByText(/Seriennummer passt nicht zum öffentlichen Schlüssel/)).toBeTruthy();
    expect((await panel('Zustand')).getByText('Mit Fehlern')).toBeTruthy();
  });

  it('says so of what the device does not tell', async () => {
    open({
      clients: null,
      mostSignatures: null,
      usedSignatures: null,
      totalMemory: null,
      archives: [],
      lastArchiveAt: null,
    });
    expect(await screen.findByText('Die TSE meldet nicht, welche Kassen sie kennt.')).toBeTruthy();
    expect(screen.getByText('Nicht gemeldet')).toBeTruthy();
    expect(screen.getByText('Diese Kasse meldet keine Datensicherungen ihrer TSE.')).toBeTruthy();
  });

  it('shows a few reports of before, and all of them when asked', async () => {
    open();
    const history = await panel('Frühere Meldungen');
    expect(await history.findAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(history.getByRole('button', { name: 'Alle 9 zeigen' }));
    expect(history.getAllByRole('listitem')).toHaveLength(9);
  });

  it('FIS-07: PINs are shown after the password, and gone with the dialog', async () => {
    const sent = open({ hasAdminPin: true });
    await userEvent.click((await panel('PINs')).getByRole('button', { name: 'PINs zeigen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PINs zeigen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zeigen' }));
    expect(dialog.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/Ihr Passwort/), 'geheim');
    await userEvent.click(dialog.getByRole('button', { name: 'Zeigen' }));
    expect(await screen.findByText('Admin-4711')).toBeTruthy();
    expect(sent).toEqual([{ id: 's1', password: 'geheim' }]);
    await userEvent.click(screen.getByText('Schließen'));
    await waitFor(() => expect(screen.queryByText('Admin-4711')).toBeNull());
  });

  it('FIS-04: a PIN is entered without seeing the other', async () => {
    const sent = open();
    await userEvent.click((await panel('PINs')).getByRole('button', { name: 'PINs hinterlegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PINs hinterlegen' }));
    await userEvent.type(dialog.getByLabelText('Zeit-PIN'), '12');
    await userEvent.type(dialog.getByLabelText(/Ihr Passwort/), 'geheim');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByText('Bitte 4 bis 64 Zeichen, ohne Leerzeichen und Umlaute.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Zeit-PIN'), '345');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Die PINs sind hinterlegt.')).toBeTruthy();
    expect(sent).toEqual([{ id: 's1', timePin: '12345', password: 'geheim' }]);
  });

  it('a device that was replaced is retired', async () => {
    const sent = open({ isReplaced: true });
    const note = within(await screen.findByRole('alert'));
    await userEvent.click(note.getByRole('button', { name: 'Außer Dienst stellen' }));
    expect(await screen.findByText('Das Gerät ist außer Dienst gestellt.')).toBeTruthy();
    expect(sent).toEqual([{ id: 's1', isRetired: true }]);
  });

  it('ACC-34: whoever is not of the Owner group looks, and sees nothing of PINs', async () => {
    open({ isReplaced: true, hasAdminPin: true }, 'user');
    await panel('Zustand');
    expect(screen.queryByRole('region', { name: 'PINs' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Außer Dienst stellen' })).toBeNull();
  });

  it('of a device that the tenant does not have says so', async () => {
    open(null);
    expect(await screen.findByRole('link', { name: 'Zurück zur Liste der TSE' })).toBeTruthy();
  });
});

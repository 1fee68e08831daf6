import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  RunSecurityDeviceActionDocument,
  SecurityDeviceActionsDocument,
  SecurityDevicesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { ActionRow } from './device-actions.queries.ts';
import { DeviceActionsPanel } from './device-actions-panel.tsx';
import type { SecurityDevice } from './security-devices.queries.ts';
import { SecurityDevicesPage } from './security-devices-page.tsx';
import { deviceFixture } from './testing.ts';

const row = (given: Partial<ActionRow> = {}): ActionRow => ({
  ...{ id: 'a1', action: 'selfTest', clientId: null, askedByName: 'Rita' },
  ...{ askedAt: '2026-11-26T12:00:00.000Z', state: 'done', message: null, archiveId: null },
  ...given,
});
interface Given {
  readonly actions?: readonly ActionRow[];
  readonly refusals?: readonly (string | null)[];
  readonly role?: 'owner' | 'user';
}
const answer = ({ actions = [], refusals = [null], role = 'owner' }: Given) => {
  const sent: unknown[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SecurityDeviceActionsDocument, () => ({ securityDeviceActions: actions })],
    [
      SecurityDevicesDocument,
      () => ({
        securityDevices: {
          nodes: [
            { ...deviceFixture },
            { ...deviceFixture, id: 's2', registerName: 'Garten' },
            { ...deviceFixture, id: 's3', registerName: 'Alt', health: 'retired' },
          ],
          pageInfo: { endCursor: null, hasNextPage: false },
          totalCount: 3,
        },
      }),
    ],
    [
      RunSecurityDeviceActionDocument,
      (variables: object) => {
        sent.push(variables);
        return {
          runSecurityDeviceAction: refusals.map((refusal, at) => ({
            ...{ securityDeviceId: `s${at}`, actionId: refusal === null ? 'a9' : null, refusal },
          })),
        };
      },
    ],
  ]);
  storeProfile({ userinfo: { sub: 'rita', role, given_name: 'Rita' }, me: {} });
  takeStoredProfile();
  return sent;
};
const open = async (given: Given = {}, device: Partial<SecurityDevice> = {}) => {
  const sent = answer(given);
  renderScreen(<DeviceActionsPanel device={{ ...deviceFixture, ...device }} />);
  const panel = within(await screen.findByRole('region', { name: 'An der Kasse ausführen' }));
  return { sent, panel };
};

afterEach(() => vi.unstubAllGlobals());

describe('actions at the register', () => {
  it('one is asked for at a click; whether the register was reached is said at once', async () => {
    const { sent, panel } = await open();
    expect(await panel.findByText('Noch kein Auftrag.')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Selbsttest' }));
    expect(await screen.findByText('Die Kasse führt den Auftrag aus.')).toBeTruthy();
    expect(sent).toEqual([{ ids: ['s1'], action: 'selfTest' }]);
  });

  it('says why the register was not asked, also for a reason that it does not know', async () => {
    for (const refusal of ['offline', 'of a newer server']) {
      const { panel } = await open({ refusals: [refusal] });
      await userEvent.click(panel.getByRole('button', { name: 'Auslesen' }));
      expect(await screen.findByText('Die Kasse ist gerade nicht erreichbar.')).toBeTruthy();
      document.body.replaceChildren();
    }
  });

  it('shows who asked for what, and what came of it, with the way to an archive', async () => {
    const { panel } = await open({
      actions: [
        row({ action: 'exportArchive', archiveId: 'x1' }),
        row({ id: 'a2', state: 'failed', message: 'the device does not answer' }),
        row({ id: 'a3', action: 'registerClient', clientId: 'K2', state: 'unanswered' }),
      ],
    });
    const rows = await panel.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Archiv holen: Erledigt.*von RitaZum Archiv$/),
      expect.stringMatching(/^Selbsttest: Fehlgeschlagen.*the device does not answer$/),
      expect.stringMatching(/^Kasse anmelden: Keine Antwort.*K2$/),
    ]);
    expect(panel.getByRole('link').getAttribute('href')).toBe('/manage/data/securityDevices/s1/archives/x1');
  });

  it('nothing more is asked while one is under way', async () => {
    const { panel } = await open({ actions: [row({ state: 'waiting' })] });
    await panel.findByText('Selbsttest: Läuft');
    expect(panel.getByRole('button', { name: 'Auslesen' }).hasAttribute('disabled')).toBe(true);
  });

  it('a register is deregistered only after it was said what follows', async () => {
    const { sent, panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Kasse abmelden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kasse vom Gerät abmelden' }));
    expect(dialog.getByText(/signiert das Gerät keine Belege dieser Kasse mehr/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Kasse abmelden' }));
    expect(await screen.findByText('Die Kasse führt den Auftrag aus.')).toBeTruthy();
    expect(sent).toEqual([{ ids: ['s1'], action: 'deregisterClient', clientId: 'SN-1' }]);
  });

  it('a register is registered by its serial number', async () => {
    const { sent, panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Kasse anmelden' }));
    const dialog = within(await screen.findByRole('dialog'));
    const box = dialog.getByLabelText('Seriennummer der Kasse');
    await userEvent.clear(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Kasse anmelden' }));
    expect(dialog.getByText('Bitte geben Sie die Seriennummer der Kasse an.')).toBeTruthy();
    await userEvent.type(box, 'SN-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Kasse anmelden' }));
    await screen.findByText('Die Kasse führt den Auftrag aus.');
    expect(sent).toEqual([{ ids: ['s1'], action: 'registerClient', clientId: 'SN-2' }]);
  });

  it.each<[string, Given, Partial<SecurityDevice>]>([
    ['whoever is not of the Owner group', { role: 'user' }, {}],
    ['a register of an older version', {}, { actions: [] }],
    ['a device that is out of use', {}, { isRetired: true }],
    ['a device that was replaced', {}, { isReplaced: true }],
  ])('offers nothing for %s', async (_title, given, device) => {
    const { panel } = await open(given, device);
    await panel.findByText('Noch kein Auftrag.');
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('many registers are asked at once from the list, but not those out of use', async () => {
    const sent = answer({ refusals: [null, 'offline'] });
    renderScreen(<SecurityDevicesPage />, '/manage/data/securityDevices');
    await screen.findByRole('link', { name: 'Theke' });
    for (const name of ['Theke', 'Garten'])
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    expect(screen.queryByRole('checkbox', { name: /Alt/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Selbsttest starten' }));
    expect(await screen.findByText('Die Kasse führt den Auftrag aus.')).toBeTruthy();
    expect(
      screen.getByText('Eine Kasse wurde nicht gefragt: Die Kasse ist gerade nicht erreichbar.'),
    ).toBeTruthy();
    expect(sent).toEqual([{ ids: ['s1', 's2'], action: 'selfTest' }]);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  PrepareSwapNotificationsDocument,
  RunSecurityDeviceActionDocument,
  SecurityDeviceSwapsDocument,
  SetSecurityDeviceRetiredDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { storeProfile } from '../../kit/session/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { SwapRow } from './swaps.queries.ts';
import { SwapsPage } from './swaps-page.tsx';

const names = ['order', 'archive', 'swap', 'notify', 'keep'];
/** A swap whose steps are as given; what is not given is open. */
const swap = (id: string, next: string | null, states: Readonly<Record<string, string>> = {}): SwapRow => ({
  ...{ id, serial: `${id}b12`.repeat(16), kind: 'tse', registerName: `Kasse ${id}` },
  ...{ unitId: `u${id}`, unitName: 'Markt', causes: ['certificateEnding'], canExport: true },
  certificateExpiresAt: '2026-12-20T12:00:00.000Z',
  ...{ successorId: null, successorSerial: null, archiveId: null },
  steps: names.map((step) => ({ step, state: states[step] ?? 'open' })),
  ...{ next, possible: next === null ? [] : [next] },
});
const open = (rows: readonly SwapRow[], role: 'owner' | 'user' = 'owner') => {
  const sent: unknown[] = [];
  const note = (name: string, answer: object) => (variables: object) => {
    sent.push([name, variables]);
    return answer;
  };
  fakeGraphql([
    [SecurityDeviceSwapsDocument, () => ({ securityDeviceSwaps: rows })],
    [
      RunSecurityDeviceActionDocument,
      note('run', { runSecurityDeviceAction: [{ securityDeviceId: 's', actionId: 'a', refusal: null }] }),
    ],
    [
      PrepareSwapNotificationsDocument,
      note('prepare', { prepareTaxNotifications: { prepared: 2, ready: 1 } }),
    ],
    [
      SetSecurityDeviceRetiredDocument,
      note('retire', { setSecurityDeviceRetired: { isSuccess: true, message: null, modelId: 's' } }),
    ],
  ]);
  storeProfile({ userinfo: { sub: 'rita', role, given_name: 'Rita' }, me: {} });
  takeStoredProfile();
  renderScreen(<SwapsPage />, '/manage/data/securityDevices/swaps');
  return sent;
};
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};

afterEach(() => vi.unstubAllGlobals());

describe('the page of swaps', () => {
  it('shows the steps of each device in their order, and which is next', async () => {
    open([swap('1', 'archive', { order: 'done', notify: 'notNeeded' })]);
    const steps = (await row('Kasse 1')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Bestellen: erledigt',
      'Archiv prüfen: offen',
      'Tauschen: offen',
      'Finanzamt: nicht nötig',
      'Aufbewahren: offen',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  });

  it('says so where there is nothing to swap', async () => {
    open([]);
    expect(await screen.findByText('Zurzeit ist nichts zu tauschen')).toBeTruthy();
  });

  it('archives of many devices are fetched at once, each asked for itself', async () => {
    const sent = open([swap('1', 'archive'), swap('2', 'archive'), swap('3', 'order')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Archiv prüfen (2) wählen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive holen (2)' }));
    expect(await screen.findByText('2 Kassen schicken ihr Archiv.')).toBeTruthy();
    expect(sent).toEqual([
      ['run', { ids: ['1'], action: 'exportArchive' }],
      ['run', { ids: ['2'], action: 'exportArchive' }],
    ]);
  });

  it('notifications of many branches are prepared at once', async () => {
    const sent = open([swap('1', 'notify'), swap('2', 'notify')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Finanzamt (2) wählen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mitteilungen vorbereiten (2)' }));
    expect(await screen.findByText('2 Mitteilungen vorbereitet, davon 1 vollständig.')).toBeTruthy();
    expect(sent).toEqual([['prepare', { unitIds: ['u1', 'u2'] }]]);
  });

  it('whoever stands at the register is guided, and the device that was swapped is kept', async () => {
    const sent = open([
      swap('1', 'swap'),
      { ...swap('2', 'keep', { swap: 'done' }), successorId: '9', successorSerial: 'c0ffee' },
    ]);
    await userEvent.click((await row('Kasse 1')).getByRole('button', { name: 'Tausch anleiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'TSE von „Kasse 1“ tauschen' }));
    expect(dialog.getByRole('status').textContent).toBe(
      'Tresen wartet darauf, dass die Kasse die neue TSE meldet.',
    );
    await userEvent.click(dialog.getByText('Schließen'));
    await userEvent.click(
      (await row('Kasse 2')).getByRole('button', { name: 'Außer Dienst stellen', hidden: true }),
    );
    expect(await screen.findByText(/Ihre Meldungen und Archive bleiben erhalten/)).toBeTruthy();
    expect(sent).toEqual([['retire', { id: '2', isRetired: true }]]);
  });

  it('one that gives no archive away is swapped, told and kept all the same', async () => {
    open([
      { ...swap('1', 'archive'), possible: ['archive', 'swap'] },
      {
        ...swap('2', 'archive', { swap: 'done' }),
        successorId: '9',
        possible: ['archive', 'notify', 'keep'],
      },
    ]);
    const buttons = async (name: string) => [
      ...(await row(name)).getAllByRole('button').map(({ textContent }) => textContent),
    ];
    expect(await buttons('Kasse 1')).toEqual(['Archiv holen', 'Tausch anleiten']);
    expect(await buttons('Kasse 2')).toEqual(['Außer Dienst stellen']);
    expect((await row('Kasse 2')).getByRole('link', { name: 'Zur Mitteilung' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Tauschen \(/ })).toBeNull();
  });

  it('a signature unit of Austria is swapped without an archive, and entered in FinanzOnline', async () => {
    open([{ ...swap('1', 'swap', { archive: 'notNeeded' }), kind: 'signatureUnit' }]);
    await userEvent.click((await row('Kasse 1')).getByRole('button', { name: 'Tausch anleiten' }));
    const lines = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    const told = lines.map(({ textContent }) => textContent).join(' ');
    expect(told).toContain('FinanzOnline');
    expect(told).not.toMatch(/Archiv|PIN/);
  });

  it('leads to the notification and to the new device', async () => {
    open([{ ...swap('1', 'notify'), successorId: '9', successorSerial: 'c0ffee' }]);
    const links = (await row('Kasse 1')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/manage/data/securityDevices/1',
      '/manage/data/securityDevices/9',
      '/manage/data/register/u1',
    ]);
  });

  it('whoever is not of the Owner group sees how far it is, and changes nothing', async () => {
    open([swap('1', 'archive'), swap('2', 'keep')], 'user');
    await row('Kasse 1');
    for (const name of ['Archiv holen', 'Außer Dienst stellen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is narrowed by the names of branch and register', async () => {
    open([swap('1', 'order'), swap('2', 'order')]);
    await row('Kasse 1');
    await userEvent.type(screen.getByLabelText('Filiale oder Kasse suchen'), 'markt 2');
    expect(screen.queryByRole('link', { name: 'Kasse 1' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Filiale oder Kasse suchen'), 'x');
    expect(screen.getByText('Nichts davon heißt so.')).toBeTruthy();
  });
});

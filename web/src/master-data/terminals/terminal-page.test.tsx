import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  DeviceNamesDocument,
  SaveTerminalDocument,
  type SaveTerminalMutationVariables,
  TerminalDocument,
  TerminalNeighboursDocument,
  type TerminalRecordFragment,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PageScreen } from '../record-lists/index.ts';
import { terminalScreens } from './terminal-screens.tsx';

afterEach(() => vi.unstubAllGlobals());

const counter = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const cellar = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a13';
const garden: TerminalRecordFragment = {
  id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  version: 3,
  isActive: true,
  unitIds: ['unit-1'],
  syncState: 'synchronized',
  lastModifiedAt: '2026-11-21T08:15:00.000Z',
  lastModifiedByName: 'Marek Voss',
  name: 'Garten',
  type: 'Mobile_Pos',
  deviceId: counter,
  device: { id: counter, name: 'Theke' },
  priceGroup: 2,
  vatType: 'outOfHouse',
  autoLogout: 330,
};

type Input = SaveTerminalMutationVariables['input'];

const openTerminal = (faults: readonly object[] = []) => {
  const save = vi.fn();
  const asked = vi.fn();
  fakeGraphql([
    [TerminalDocument, () => ({ terminal: { ...garden, syncedAt: null } })],
    [TerminalNeighboursDocument, () => ({ terminalNeighbours: { previousId: null, nextId: null } })],
    [
      DeviceNamesDocument,
      (variables: object) => {
        asked(variables);
        return {
          deviceList: {
            nodes: [
              { id: counter, name: 'Theke', unitName: 'Mitte' },
              { id: cellar, name: 'Keller', unitName: 'Mitte' },
            ],
          },
        };
      },
    ],
    [
      SaveTerminalDocument,
      ({ input }: { input: Input }) => {
        save(input);
        const record = faults.length === 0 ? { ...garden, ...input, version: 4 } : null;
        return { saveTerminal: { isSuccess: faults.length === 0, faults, record } };
      },
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
  ]);
  renderScreen(
    <Routes>
      <Route path="/manage/data/terminals/:terminalId" element={<PageScreen screens={terminalScreens} />} />
    </Routes>,
    `/manage/data/terminals/${garden.id}`,
  );
  return { save, asked };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const device = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Zugehörige Kasse' });
const choose = async (name: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('TRM-02, TRM-03: the page of a terminal', () => {
  it('shows its register by name, its kind and VAT type in words, its time in minutes and seconds', async () => {
    openTerminal();
    expect((await device()).value).toBe('Theke');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mobiles Bestellgerät' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'außer Haus' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Minuten' }).value).toBe('5');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Sekunden' }).value).toBe('30');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Aktiv' }).checked).toBe(true);
  });

  it('saves another register of its branches, and never as 0', async () => {
    const { save, asked } = openTerminal();
    await choose(/Zugehörige Kasse/, 'Keller');
    await choose(/Automatisch abmelden/, 'nie');
    await press('Speichern');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0]).toMatchObject({ deviceId: cellar, autoLogout: 0 });
    expect(asked.mock.lastCall?.[0]).toMatchObject({ unitIds: ['unit-1'] });
  });

  it('says at the register that it is not one of the branches', async () => {
    openTerminal([{ path: 'deviceId', code: 'UNKNOWN_DEVICE', parameters: null }]);
    await choose(/Automatisch abmelden/, 'nie');
    await press('Speichern');
    expect(await screen.findByText(/Diese Kasse ist nicht verbunden/)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await device()));
  });
});

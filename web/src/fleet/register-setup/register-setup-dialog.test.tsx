import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SaveOrganizationUnitDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  ApproveRegisterDocument,
  PendingRegisterDocument,
  SetupProgressDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

const branch = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const saved = (modelId: string) => ({ isSuccess: true, message: null, modelId });
const pending = {
  userCode: 'BCDF-GHJK',
  name: 'Kasse vorn',
  deviceType: 'desktop',
  posVersion: '5.9.3',
  hardwareSerial: 'ABC-123',
  expiresAt: '2026-11-21T09:00:00.000Z',
  knownDeviceId: null,
  knownUnitId: null,
};
const device = { id: 'device-1', name: 'Theke', unitName: 'Markt', linkedAt: null };

interface Register {
  readonly liveState: string;
  readonly unitReceiptCount: number;
}

/** A cloud with one branch, one waiting register, and what that register has come to meanwhile. */
const openWizard = async (register: { current: Register }) => {
  const calls: unknown[] = [];
  const record = (answer: unknown) => (variables: unknown) => {
    calls.push(variables);
    return answer;
  };
  const unit = { id: branch, name: 'Markt', type: 'branch', zone: 'Europe/Berlin' };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [unit] })],
    [
      SaveOrganizationUnitDocument,
      record({ saveOrganizationUnit: saved('8c0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11') }),
    ],
    [
      PendingRegisterDocument,
      ({ userCode }: { userCode: string }) => {
        if (userCode !== pending.userCode) throw { code: 'USER_CODE_UNKNOWN' };
        return { pendingRegister: pending };
      },
    ],
    [ApproveRegisterDocument, record({ approveRegister: saved('device-1') })],
    [SetupProgressDocument, () => ({ device: { ...device, ...register.current } })],
  ]);
  const { RegisterSetupDialog } = await import('./register-setup-dialog.tsx');
  renderScreen(<RegisterSetupDialog />, '/dashboards/home?setup=register');
  return calls;
};

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

const enterDetails = async () => {
  await choose(/Windows-Kasse/);
  await click('Weiter');
  await userEvent.type(await screen.findByLabelText('Name der Kasse'), 'Theke');
  await choose(/Gastronomie/);
};

const online = { current: { liveState: 'online', unitReceiptCount: 3 } };

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('tresen.role', 'owner');
});
afterEach(() => vi.unstubAllGlobals());

describe('register setup', () => {
  it('REG-02, REG-03 leads from the kind of register to its first receipts', async () => {
    const register: { current: Register } = { current: { liveState: 'offline', unitReceiptCount: 0 } };
    const calls = await openWizard(register);
    await enterDetails();
    await click('Weiter');
    expect(await screen.findByText('Stimmt alles?')).toBeTruthy();
    expect(screen.getByText('Markt')).toBeTruthy();
    await click(/Stimmt/);
    await userEvent.type(await screen.findByLabelText('Code, den die Kasse zeigt'), 'bcdf ghjk');
    expect(await screen.findByText('Gefunden: Kasse vorn')).toBeTruthy();
    await click('Diese Kasse verbinden');
    expect(await screen.findByText('Wir warten auf die Kasse')).toBeTruthy();
    expect(calls).toEqual([
      {
        register: {
          userCode: 'BCDF-GHJK',
          name: 'Theke',
          deviceType: 'desktop',
          businessType: 'hospitality',
          unitId: branch,
        },
      },
    ]);
    register.current = { liveState: 'online', unitReceiptCount: 3 };
    expect(await screen.findByText('Die Kasse ist verbunden')).toBeTruthy();
  });

  it('REG-08 names the four steps at the Windows register', async () => {
    await openWizard(online);
    await enterDetails();
    await click('Weiter');
    await click(/Stimmt/);
    const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Aktualisieren Sie die Kassensoftware auf mindestens V5.9.3.',
      'Klicken Sie auf das „i“-Symbol.',
      'Öffnen Sie den Reiter CLOUD und verbinden Sie die Kasse.',
      'Starten Sie die Kasse neu, dann aktualisieren Sie diese Seite.',
    ]);
  });

  it('says at each entry what is missing, before anything is sent', async () => {
    await openWizard(online);
    await choose(/Android-Kasse/);
    await click('Weiter');
    await choose(/Neue Filiale/);
    await click('Weiter');
    expect(await screen.findByText('Bitte geben Sie der Kasse einen Namen')).toBeTruthy();
    expect(screen.getByText('Bitte wählen Sie die Branche')).toBeTruthy();
    expect(screen.getByText('Bitte geben Sie der Filiale einen Namen')).toBeTruthy();
  });

  it('makes a new branch only once, when the register is linked', async () => {
    const calls = await openWizard(online);
    await enterDetails();
    await choose(/Neue Filiale/);
    await userEvent.type(await screen.findByLabelText('Name der Filiale'), 'Park');
    await click('Weiter');
    await click(/Stimmt/);
    expect(calls).toEqual([]);
    await userEvent.type(await screen.findByLabelText('Code, den die Kasse zeigt'), 'BCDFGHJK');
    await click('Diese Kasse verbinden');
    await screen.findByText(/Die Kasse ist verbunden|Wir warten/);
    expect(calls[0]).toEqual({ unit: { name: 'Park', type: 'branch' } });
    expect(calls[1]).toMatchObject({ register: { unitId: '8c0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11' } });
  });

  it.each([
    [
      'no register waits for',
      'XXXX-XXXX',
      'Zu diesem Code wartet keine Kasse. Bitte vergleichen Sie ihn mit der Anzeige.',
    ],
    [
      'no register can show',
      'ABCD-1234',
      'Das ist kein vollständiger Code: Er hat acht Buchstaben und keine Ziffern.',
    ],
  ])('refuses a code that %s', async (_what, code, message) => {
    await openWizard(online);
    await enterDetails();
    await click('Weiter');
    await click(/Stimmt/);
    await userEvent.type(await screen.findByLabelText('Code, den die Kasse zeigt'), code);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Diese Kasse verbinden' }).disabled).toBe(
      true,
    );
  });

  it('is not for roles below the Owner group', async () => {
    localStorage.setItem('tresen.role', 'manager');
    await openWizard(online);
    expect(await screen.findByText(/verbindet die Inhaberin oder der Inhaber/)).toBeTruthy();
  });
});

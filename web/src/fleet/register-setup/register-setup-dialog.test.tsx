import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SaveOrganizationUnitDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  ApproveRegisterDocument,
  DenyRegisterDocument,
  DeviceSyncDocument,
  PendingRegisterDocument,
  SetupProgressDocument,
  TakeOverOfferDocument,
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
const device = { id: 'device-1', name: 'Theke', unitName: 'Markt' };

interface Register {
  readonly liveState: string;
  readonly lastPing: string | null;
  /** Of the first sync, with 3 rates and 4,307 articles. */
  readonly state: string;
  readonly articles: number;
  readonly failed?: number;
  readonly lastReceiptAt?: string;
}

const never: Register = { liveState: 'unknown', lastPing: null, state: 'waiting', articles: 0 };
const seen = '2026-11-21T09:00:00.000Z';
const syncOf = ({ state, articles, failed = 0 }: Register) => ({
  deviceId: 'device-1',
  state,
  total: 4310,
  taken: state === 'waiting' ? 0 : articles + 3,
  open: 0,
  failed,
  syncedAt: null,
  kinds: [
    { entity: 'vat', total: 3, taken: state === 'waiting' ? 0 : 3 },
    { entity: 'printer', total: 0, taken: 0 },
    { entity: 'article', total: 4307, taken: articles },
  ],
});

/** A cloud with one branch, one waiting register, and what that register has come to meanwhile. */
const openWizard = async (
  register: { current: Register },
  path = '/dashboards/home?setup=register',
  known: Partial<Record<keyof typeof pending, string | null>> = {},
  moreBranches: readonly string[] = [],
) => {
  const calls: unknown[] = [];
  const record = (answer: unknown) => (variables: unknown) => {
    calls.push(variables);
    return answer;
  };
  const unit = { id: branch, name: 'Markt', type: 'branch', zone: 'Europe/Berlin', status: 1 };
  fakeGraphql([
    [
      OrganizationUnitsDocument,
      () => ({
        organizationUnits: [unit, ...moreBranches.map((id) => ({ ...unit, id, name: `Filiale ${id}` }))],
      }),
    ],
    [
      SaveOrganizationUnitDocument,
      record({ saveOrganizationUnit: saved('8c0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11') }),
    ],
    [
      PendingRegisterDocument,
      ({ userCode }: { userCode: string }) => {
        if (userCode === 'DDDD-DDDD') throw { code: 'USER_CODE_EXPIRED' };
        if (userCode !== pending.userCode) throw { code: 'USER_CODE_UNKNOWN' };
        return { pendingRegister: { ...pending, ...known } };
      },
    ],
    [ApproveRegisterDocument, record({ approveRegister: saved('device-1') })],
    [
      SetupProgressDocument,
      () => {
        const { liveState, lastPing, lastReceiptAt = null } = register.current;
        return { device: { ...device, liveState, lastPing, linkedAt: seen, lastReceiptAt } };
      },
    ],
    [DeviceSyncDocument, () => ({ deviceSync: syncOf(register.current) })],
    [TakeOverOfferDocument, () => ({ takeOverOffer: null })],
    [DenyRegisterDocument, record({ denyRegister: { isSuccess: true, message: null, modelId: null } })],
  ]);
  const { RegisterSetupDialog } = await import('./register-setup-dialog.tsx');
  renderScreen(<RegisterSetupDialog />, path);
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

const online = { current: { liveState: 'online', lastPing: seen, state: 'done', articles: 4307 } };

const linkWith = async (code: string) => {
  await click('Weiter');
  await click(/Stimmt/);
  await userEvent.type(await screen.findByLabelText('Code, den die Kasse zeigt'), code);
};

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('tresen.role', 'owner');
});
afterEach(() => vi.unstubAllGlobals());

describe('register setup', () => {
  it('REG-02, REG-03 leads from the kind of register to its first sync, and to success', async () => {
    const register = { current: never };
    const calls = await openWizard(register);
    await enterDetails();
    await click('Weiter');
    expect(await screen.findByText('Stimmt alles?')).toBeTruthy();
    expect(screen.getByText('Markt')).toBeTruthy();
    await click(/Stimmt/);
    await userEvent.type(await screen.findByLabelText('Code, den die Kasse zeigt'), 'bcdf ghjk');
    expect(await screen.findByText('Gefunden: Kasse vorn')).toBeTruthy();
    await click('Diese Kasse verbinden');
    expect(await screen.findByText('Wir warten auf Theke')).toBeTruthy();
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
    register.current = online.current;
    expect(await screen.findByText('Die Kasse ist verbunden')).toBeTruthy();
  });

  it('lets choose among hundreds of branches from a list', async () => {
    const many = Array.from({ length: 300 }, (_one, index) => String(index + 1));
    await openWizard(online, undefined, {}, many);
    await enterDetails();
    expect(screen.queryByRole('radio', { name: 'Filiale 7' })).toBeNull();
    await userEvent.click(await screen.findByRole('combobox', { name: /Filiale/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Markt' }));
    await click('Weiter');
    expect(await screen.findByText('Stimmt alles?')).toBeTruthy();
    expect(screen.getByText('Markt')).toBeTruthy();
  });

  it('REG-04 tells how far the first sync is, by kind of record', async () => {
    const register: { current: Register } = {
      current: { liveState: 'online', lastPing: seen, state: 'running', articles: 2000 },
    };
    await openWizard(register);
    await enterDetails();
    await linkWith('BCDFGHJK');
    await click('Diese Kasse verbinden');
    const bar = await screen.findByRole('progressbar', { name: 'Fortschritt der ersten Synchronisation' });
    expect(bar.getAttribute('aria-valuetext')).toBe('2.003 von 4.310');
    expect(screen.getByText('Artikel').closest('li')?.textContent).toBe('Artikel2.000 von 4.307');
    expect(screen.queryByText('Drucker')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' }).disabled).toBe(true);
    register.current = { ...register.current, articles: 4000 };
    expect(await screen.findByText('4.000 von 4.307')).toBeTruthy();
  });

  it('REG-04 waits for a register that goes offline in the middle, and goes on when it is back', async () => {
    const running: Register = { liveState: 'offline', lastPing: seen, state: 'running', articles: 2000 };
    const register = { current: running };
    await openWizard(register, '/setting/devices?setup=register&device=device-1&step=sync');
    expect(await screen.findByText('Die Kasse ist gerade nicht verbunden.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Sie können dieses Fenster schließen');
    expect(screen.getByText('2.000 von 4.307')).toBeTruthy();
    register.current = online.current;
    expect(await screen.findByText('Die Kasse ist verbunden')).toBeTruthy();
  });

  it('REG-04 opens again where it was left, from the list of registers, and closes without a trace', async () => {
    await openWizard({ current: never }, '/setting/devices?setup=register&device=device-1&step=sync');
    expect(await screen.findByText('Wir warten auf Theke')).toBeTruthy();
    await click('Schließen');
    expect(screen.getByLabelText('address').textContent).toBe('/setting/devices');
  });

  it('REG-22 ends at the first receipts of a register that only pushes, and says what becomes of master data', async () => {
    const register: { current: Register } = { current: never };
    await openWizard(register, '/setting/devices?setup=register&device=device-1&step=sync');
    const receipts = (await screen.findByText('Belege der Kasse kommen an')).closest('li');
    expect(receipts?.dataset.state).toBe('open');
    // Receipts from before it was linked anew say nothing of now.
    register.current = { ...never, lastReceiptAt: '2026-11-21T08:59:59.999Z' };
    expect(receipts?.dataset.state).toBe('open');
    register.current = { ...never, state: 'pushOnly', lastReceiptAt: seen };
    expect(await screen.findByText('Die Kasse ist verbunden')).toBeTruthy();
    expect(
      await screen.findByText(/^Die ersten Belege von Theke sind da und zählen für Markt\./),
    ).toBeTruthy();
  });

  it('tells that receipts arrive while the first copy is still on its way', async () => {
    const running = {
      liveState: 'online',
      lastPing: seen,
      state: 'running',
      articles: 9,
      lastReceiptAt: seen,
    };
    await openWizard({ current: running }, '/setting/devices?setup=register&device=device-1&step=sync');
    const receipts = (await screen.findByText('Belege der Kasse kommen an')).closest('li');
    await waitFor(() => expect(receipts?.dataset.state).toBe('done'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' }).disabled).toBe(true);
  });

  it('says when the register could not take everything, and lets the person go on', async () => {
    const failed = { ...online.current, state: 'failed', failed: 2 };
    await openWizard({ current: failed }, '/setting/devices?setup=register&device=device-1&step=sync');
    expect(await screen.findByText(/^2 Datensätze konnte die Kasse nicht übernehmen/)).toBeTruthy();
    await click('Weiter');
    expect(await screen.findByText('Die Kasse ist verbunden')).toBeTruthy();
  });

  it('refuses a register that is somebody else’s: its code ends', async () => {
    const calls = await openWizard(online);
    await enterDetails();
    await linkWith('BCDFGHJK');
    await click('Nicht meine Kasse');
    expect(await screen.findByText('Die Kasse ist abgelehnt. Ihr Code gilt nicht mehr.')).toBeTruthy();
    expect(calls).toEqual([{ userCode: 'BCDF-GHJK' }]);
  });

  it('says that the register is known, and that moving it needs no linking', async () => {
    await openWizard(online, undefined, { knownDeviceId: 'device-1', knownUnitId: branch });
    await enterDetails();
    await choose(/Neue Filiale/);
    await userEvent.type(await screen.findByLabelText('Name der Filiale'), 'Park');
    await linkWith('BCDFGHJK');
    expect(await screen.findByText(/war schon einmal verbunden/)).toBeTruthy();
    expect(screen.getByText(/Sie gehört zur Filiale Markt/)).toBeTruthy();
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
      'Keine Kasse gefunden. Bitte vergleichen Sie den Code mit der Anzeige.',
    ],
    [
      'has expired',
      'DDDD-DDDD',
      'Dieser Code ist abgelaufen. Bitte lassen Sie an der Kasse einen neuen anzeigen.',
    ],
    [
      'no register can show',
      'ABCD-1234',
      'Das ist kein vollständiger Code: Er hat acht Buchstaben und keine Ziffern.',
    ],
  ])('ERR-32: refuses a code that %s', async (_what, code, message) => {
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

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  LicenceDocument,
  LicencesOfDeviceDocument,
  LicenceUpdateDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DeviceLicences } from './device-licences.tsx';
import { LicencePage } from './licence-page.tsx';
import { LicenceUpdatePage } from './licence-update-page.tsx';
import type { LicenceFacts } from './licences.queries.ts';
import { licence, update } from './testing/licence.ts';

const open = (found: LicenceFacts | null, tab = '') => {
  const asked: unknown[] = [];
  fakeGraphql([
    [
      LicenceDocument,
      (variables: unknown) => {
        asked.push(variables);
        return { licence: found };
      },
    ],
    [
      LicenceUpdateDocument,
      ({ id }: { id: string }) => ({ licenceUpdate: id === update.id ? update : null }),
    ],
    [LicencesOfDeviceDocument, () => ({ licencesOfDevice: found ? [found] : [] })],
  ]);
  renderScreen(
    <Routes>
      <Route path="/setting/licences/:serial/:tabName?" element={<LicencePage />} />
      <Route path="/setting/licenceUpdate/:licenceUpdateId/:serial?" element={<LicenceUpdatePage />} />
      <Route path="/setting/device/:id" element={<DeviceLicences deviceId="d1" />} />
    </Routes>,
    tab.startsWith('/') ? tab : `/setting/licences/7QK2M-0VX3A${tab && `/${tab}`}`,
  );
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

afterEach(() => {
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('the page of a licence', () => {
  it('LIC-05: shows key, program, version, type, state, customer, uid and times', async () => {
    const asked = open(licence());
    expect(await screen.findByRole('heading', { name: 'Gastro Basic', level: 1 })).toBeTruthy();
    expect(asked).toEqual([{ serial: '7QK2M-0VX3A', language: 'de' }]);
    const facts = {
      Lizenzschlüssel: '7QK2M-0VX3A',
      Programm: 'Tresen Gastro',
      Branche: 'Gastronomie',
      Edition: 'Basic',
      Zustand: 'Aktiv',
      'Gültig für Version': '5.x',
      'Zuletzt gesehene Version': '5.9.3',
      'Endet am': 'unbefristet',
      Kunde: 'Café Nordlicht',
      Kasse: 'Theke',
      UID: '01a1fadd-ac50-7430-998a-fc93bf35255c',
    };
    for (const [name, value] of Object.entries(facts)) expect(await fact(name)).toBe(value);
    expect(await fact('Angelegt am')).toMatch(/01\.01\.2026/);
    expect(await fact('Zuletzt geändert am')).toMatch(/21\.11\.2026/);
  });

  it('LIC-06: names the licence that it extends', async () => {
    open(licence({ baseLicence: { serial: 'BASE-1', name: 'Gastro Professional', state: 'active' } }));
    const link = await screen.findByRole('link', { name: 'BASE-1' });
    expect(link.getAttribute('href')).toBe('/setting/licences/BASE-1');
  });

  it('LIC-01, LIC-06: shows add-ons, the old ones apart', async () => {
    open(licence(), 'addons');
    const now = within(await screen.findByRole('table', { name: 'Freigeschaltet' }));
    expect(now.getByText('Tischplan')).toBeTruthy();
    expect(now.queryByText('Funkbestellung')).toBeNull();
    expect(within(screen.getByRole('table', { name: 'Frühere' })).getByText('Funkbestellung')).toBeTruthy();
  });

  it('LIC-02, LIC-07: leads from its updates to the page of one', async () => {
    open(licence(), 'updates');
    await userEvent.click(await screen.findByRole('link', { name: '4 auf 5' }));
    expect(address()).toBe('/setting/licenceUpdate/u1/7QK2M-0VX3A');
    expect(await screen.findByRole('heading', { name: 'Update von 4 auf 5', level: 1 })).toBeTruthy();
    expect(await fact('Vorgang')).toBe('B-2026-10017');
    expect(await fact('Von')).toBe('Rita Clausen');
  });

  it('LIC-08: shows the hardware that it is bound to', async () => {
    open(licence({ seenMainboardSerial: 'MB-0815' }), 'details');
    expect(await fact('Hauptplatine')).toBe('MB-4711');
    expect(await fact('Zuletzt gesehene Hauptplatine')).toBe('MB-0815');
    expect(await fact('Rechnername')).toBe('THEKE-PC');
    expect(await fact('Firmware der Festplatte')).toBe('FW-1.2');
    expect(await fact('Letzter Kontakt')).toMatch(/21\.11\.2026/);
    expect(await fact('Version beim letzten Kontakt')).toBe('5.9.3');
  });

  it('LIC-01: goes from tab to tab by address, and shows the first for one that is none', async () => {
    open(licence(), 'unbekannt');
    const tabs = within(await screen.findByRole('navigation', { name: 'Lizenz' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Allgemein');
    await userEvent.click(tabs.getByRole('link', { name: 'Hardware' }));
    expect(address()).toBe('/setting/licences/7QK2M-0VX3A/details');
  });

  it.each([
    ['needsReactivation', null, /läuft auf anderer Hardware/],
    ['inactive', null, /Noch nicht aktiviert: Geben Sie/],
    ['blocked', null, /gesperrt\. Bitte wenden Sie sich an Ihren Händler/],
    ['expired', '2020-01-31T00:00:00.000Z', /am 31\.01\.2020 abgelaufen/],
    ['active', '2020-01-31T00:00:00.000Z', /endet am 31\.01\.2020/],
  ])('says first what has to be known: %s', async (state, endsAt, text) => {
    open(licence({ state, endsAt }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('ERR-38: says that there is no such licence', async () => {
    open(null);
    expect(await screen.findByText('Diese Lizenz gibt es hier nicht')).toBeTruthy();
  });

  it('says that there is no such update', async () => {
    open(licence(), '/setting/licenceUpdate/other');
    expect(await screen.findByText('Dieses Update gibt es hier nicht')).toBeTruthy();
  });

  it('says what is missing while nothing is known', async () => {
    open(
      licence({ mainboardSerial: null, computerName: null, hddFirmware: null, lastContactAt: null }),
      'details',
    );
    expect(await screen.findByText('Noch keine Angaben zur Hardware')).toBeTruthy();
  });

  it('speaks English', async () => {
    setLanguage('en');
    open(licence({ state: 'needsReactivation' }));
    expect(await screen.findByText(/Reactivate the licence to use it there/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add-ons' })).toBeTruthy();
  });
});

describe('the licence of a register', () => {
  it('stands at its page, with its state', async () => {
    open(licence(), '/setting/device/d1');
    expect(await screen.findByText('Gastro Basic')).toBeTruthy();
    expect(screen.getByText('Aktiv')).toBeTruthy();
    expect(screen.getByRole('link', { name: '7QK2M-0VX3A' })).toBeTruthy();
  });

  it('is missed where the register has reported none', async () => {
    open(null, '/setting/device/d1');
    expect(await screen.findByText('Diese Kasse hat noch keine Lizenz gemeldet.')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HomeDashboard } from '@tresen/domain/sales/dashboards';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  HomeDashboardDocument,
  type HomeDashboardQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

const nothing = {
  turnover: 0,
  net: 0,
  tax: 0,
  receipts: 0,
  customers: 0,
  averageReceipt: 0,
  discounts: 0,
  cancelled: 0,
};
const figures = { ...nothing, turnover: 123_450, receipts: 50, customers: 80, averageReceipt: 2469 };
const state = {
  currency: 'EUR',
  currencies: ['EUR'],
  dataFrom: '2026-11-21T08:15:00.000Z',
  dataZone: 'Europe/Berlin',
  firstHour: 4,
  linkedDevices: 2,
  onlineDevices: 1,
  oldData: [],
};

const filled: HomeDashboard = {
  state,
  today: '2026-11-21',
  otherTodays: [],
  figures,
  comparison: { ...nothing, turnover: 200_000, receipts: 200, customers: 160, averageReceipt: 1000 },
  comparisonSoFar: { turnover: 100_049, receipts: 100, customers: 80, averageReceipt: 1000 },
  comparisonSince: null,
  payments: { cash: 23_450, card: 100_000, digital: 0, other: 0 },
  hours: [{ hour: 9, turnover: 123_450, receipts: 50 }],
  topArticles: [{ articleKey: 'a', name: 'Cappuccino', quantity: 12, turnover: 4560 }],
};
const unlinked: HomeDashboard = {
  ...filled,
  state: { ...state, dataFrom: null, linkedDevices: 0, onlineDevices: 0 },
  figures: nothing,
  comparison: nothing,
  comparisonSoFar: nothing,
  hours: [],
  topArticles: [],
};

const unit = { id: 'u1', name: 'Markt', type: 'branch', zone: 'Europe/Berlin', currency: 'EUR' };

const open = async (dashboard: HomeDashboard, address = '/dashboards/home', units = [unit]) => {
  const asked: HomeDashboardQueryVariables[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: units })],
    [
      HomeDashboardDocument,
      (variables: HomeDashboardQueryVariables) => {
        asked.push(variables);
        return { homeDashboard: dashboard };
      },
    ],
  ]);
  const { HomePage } = await import('./home-page.tsx');
  renderScreen(<HomePage />, address);
  return asked;
};

const figure = async (name: string) => {
  const tile = (await screen.findByText(name, { selector: 'dt' })).parentElement as HTMLElement;
  return tile.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
};
const address = () => screen.getByLabelText('address').textContent;

/** The browser of somebody with the role, as it was left at the last visit. */
const signedInAs = (role: string) => {
  localStorage.setItem('tresen.role', role);
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { role }, me: {} }));
};

beforeEach(() => {
  vi.resetModules();
  signedInAs('owner');
});
afterEach(() => vi.unstubAllGlobals());

describe('home', () => {
  it('DSH-03 shows each figure beside the same weekday of last week up to this time', async () => {
    await open(filled);
    expect(await figure('Umsatz')).toBe(
      'Umsatz1.234,50 €▴ +23,4 %Samstag letzter Woche um diese Zeit: ca. 1.000,00 €',
    );
    expect(await figure('Belege')).toBe('Belege50▾ -50 %Samstag letzter Woche um diese Zeit: ca. 100');
    expect(await figure('Ø je Beleg')).toContain('24,69 €▴ +146,9 %');
    expect(await figure('Kassen online')).toContain('1 von 2');
  });

  it('does not call a day a loss beside one on which nothing had been sold by then', async () => {
    await open({ ...filled, comparisonSoFar: nothing });
    expect(await figure('Belege')).toBe('Belege50Bisher 25 % von Samstag letzter Woche: 200');
  });

  it.each([
    ['Umsatz', 'Umsatz0,00 €Samstag letzter Woche um diese Zeit: ca. 1.000,00 €'],
    ['Ø je Beleg', 'Ø je Beleg0,00 €Samstag letzter Woche um diese Zeit: ca. 10,00 €'],
  ])('does not call it a loss that nothing has been sold yet: %s', async (name, text) => {
    await open({ ...filled, figures: nothing });
    expect(await figure(name)).toBe(text);
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('says so where last week has no data, instead of a percentage', async () => {
    await open({ ...filled, comparisonSince: '2026-11-16' });
    expect(await figure('Umsatz')).toBe(
      'Umsatz1.234,50 €Samstag letzter Woche um diese Zeit: Daten erst ab 16.11.2026',
    );
  });

  it('DSH-17 says from when the data is, in the zone of the branch', async () => {
    await open(filled);
    expect(await screen.findByText(/^Daten von 21\.11\.2026, 09:15( MEZ)?$/)).toBeTruthy();
  });

  it('DSH-17 names the zone where those of branches differ', async () => {
    const canary = { ...unit, id: 'u2', name: 'Playa', zone: 'Atlantic/Canary' };
    await open({ ...filled, state: { ...state, dataZone: 'Atlantic/Canary' } }, undefined, [unit, canary]);
    expect(await screen.findByText('Daten von 21.11.2026, 08:15 WEZ')).toBeTruthy();
  });

  it('DSH-20, DSH-21 shows marked sample figures and the way to the first register while none is linked', async () => {
    await open(unlinked);
    expect(await screen.findByText('Sie sehen Beispielzahlen')).toBeTruthy();
    expect(await figure('Umsatz')).toMatch(/^UmsatzBeispiel1\.|^Umsatz[\d.,]+ €Beispiel/);
    expect(screen.queryAllByRole('link', { name: /Uhr/ })).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Kasse verbinden' }));
    expect(address()).toBe('/dashboards/home?setup=register');
  });

  const bar = { ...unit, id: 'u2', name: 'Nachtbar' };
  const earlier = { ...filled, otherTodays: [{ day: '2026-11-20', unitIds: ['u2'] }] };

  it('DSH-03 says where another day still counts as today, and leads to those branches alone', async () => {
    await open(earlier, '/dashboards/home?period=THIS_WEEK', [unit, bar]);
    expect(
      await screen.findByText('Nachtbar: Dort läuft noch der Geschäftstag Freitag, 20. November.'),
    ).toBeTruthy();
    expect(screen.getByText(/In Auswertungen und Berichten steht er unter seinem Datum/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nur dort ansehen' }).getAttribute('href')).toBe(
      '/dashboards/home?period=THIS_WEEK&units=u2',
    );
  });

  it('leads to no receipts of one day where figures are of two', async () => {
    await open(earlier, undefined, [unit, bar]);
    expect(await screen.findByText(/^Nachtbar: Dort läuft noch/)).toBeTruthy();
    expect(await screen.findByText('Top 5 Artikel')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^9–10 Uhr/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Bar/ })).toBeNull();
  });

  it('names five branches with another today and counts the others', async () => {
    const units = Array.from({ length: 8 }, (_, index) => ({ ...unit, id: `u${index}`, name: `B${index}` }));
    const unitIds = units.map(({ id }) => id);
    await open(
      { ...filled, otherTodays: [{ day: '2026-11-20', unitIds: unitIds.toReversed() }] },
      undefined,
      units,
    );
    expect(await screen.findByText(/^B0, B1, B2, B3, B4 und 3 weitere: Dort läuft noch/)).toBeTruthy();
  });

  it('shows own figures, not samples, when the last register was unlinked', async () => {
    await open({ ...filled, state: { ...state, linkedDevices: 0 } });
    expect(await screen.findByText('Zurzeit ist keine Kasse verbunden')).toBeTruthy();
    expect(await figure('Umsatz')).toContain('1.234,50 €');
    expect(screen.queryByText('Beispiel')).toBeNull();
  });

  it('offers no register setup to those who may not', async () => {
    signedInAs('manager');
    await open(unlinked);
    expect(await screen.findByText('Sie sehen Beispielzahlen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kasse verbinden' })).toBeNull();
  });

  it('DSH-18, DSH-19 names the branch whose data is old, and since when', async () => {
    const oldData = [{ unitId: 'u1', name: 'Markt', since: '2026-11-19T17:02:00.000Z' }];
    await open({ ...filled, state: { ...state, oldData } });
    const notice = /^Markt: seit 19\.11\.2026, 18:02( MEZ)? sind keine neuen Daten eingetroffen\.$/;
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it('names five branches with old data and counts the others', async () => {
    const oldData = Array.from({ length: 8 }, (_, index) => ({
      unitId: `u${index}`,
      name: `Filiale ${index + 1}`,
      since: null,
    }));
    await open({ ...filled, state: { ...state, oldData } });
    expect(await screen.findByText('Filiale 5: es sind noch keine Daten eingetroffen.')).toBeTruthy();
    expect(screen.queryByText(/^Filiale 6/)).toBeNull();
    expect(screen.getByText(/und 3 weitere Filialen/)).toBeTruthy();
  });

  it('offers the currencies of the branches where there are two, and keeps the choice in the address', async () => {
    const asked = await open({ ...filled, state: { ...state, currencies: ['EUR', 'CHF'] } });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Währung' }));
    await userEvent.click(await screen.findByRole('option', { name: 'CHF' }));
    await waitFor(() => expect(asked.at(-1)?.currency).toBe('CHF'));
    expect(address()).toBe('/dashboards/home?currency=CHF');
  });

  it('DSH-11 takes days of one’s own for the payment methods', async () => {
    const asked = await open(filled);
    const choice = await screen.findByRole('combobox', { name: /Zahlungsarten/ });
    await userEvent.selectOptions(choice, 'Freier Zeitraum');
    const from = await screen.findByRole('textbox', { name: 'Von' });
    await userEvent.clear(from);
    await userEvent.type(from, '1.11.2026{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ period: 'RANGE', from: '2026-11-01', to: '2026-11-21' }),
    );
  });

  it('DSH-08 leads from an hour to the receipts of the day, of the chosen branches', async () => {
    await open(filled, '/dashboards/home?units=u1');
    const hour = await screen.findByRole('link', { name: /^9–10 Uhr: 1\.234,50.€, Belege: 50$/ });
    expect(hour.getAttribute('href')).toBe('/manage/receipts?units=u1&from=2026-11-21&to=2026-11-21&hour=9');
  });

  it('DSH-09, DSH-10 takes the period of the payment methods from the address', async () => {
    const asked = await open(filled);
    const choice = await screen.findByRole('combobox', { name: /Zahlungsarten/ });
    await userEvent.selectOptions(choice, 'Diese Woche');
    expect(address()).toBe('/dashboards/home?period=THIS_WEEK');
    await waitFor(() => expect(asked.at(-1)?.period).toBe('THIS_WEEK'));
  });

  it('shows a chart as a table, and says so in the address', async () => {
    await open(filled);
    await userEvent.click(await screen.findByRole('button', { name: 'Top 5 Artikel: als Tabelle zeigen' }));
    expect(address()).toBe('/dashboards/home?tables=articles');
    const table = screen.getByRole('table', { name: /Top 5 Artikel/ });
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(cells).toEqual(['45,60 €', '12']);
  });

  it('DSH-15, DSH-16 rests for 30 seconds after a refresh', async () => {
    const asked = await open(filled);
    await screen.findByText('Umsatz', { selector: 'dt' });
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    expect(await screen.findByRole('button', { name: /Aktualisieren in (30|29) s/ })).toHaveProperty(
      'disabled',
      true,
    );
    await waitFor(() => expect(asked.length).toBe(before + 1));
  });
});

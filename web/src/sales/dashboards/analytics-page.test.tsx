import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AnalyticsDashboard, sampleAnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ComparedHolidaysDocument,
  type ComparedHolidaysQuery,
  type ComparedHolidaysQueryVariables,
  OrganizationUnitsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  AnalyticsDashboardDocument,
  type AnalyticsDashboardQueryVariables,
  AnalyticsUnitsDocument,
  ArticleSalesDocument,
  type ArticleSalesQueryVariables,
  SalesPeopleDocument,
  StartExportDocument,
  type StartExportMutationVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';

const today = '2026-11-21';
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
const filled: AnalyticsDashboard = { ...sampleAnalyticsDashboard(today), state };
const unlinked: AnalyticsDashboard = {
  ...filled,
  state: { ...state, dataFrom: null, linkedDevices: 0, onlineDevices: 0 },
  figures: { ...filled.figures, receipts: 0 },
  comparison: null,
  months: [],
  previousMonths: [],
};

const units = [
  { id: 'sample-1', name: 'Café am Markt', type: 'branch', zone: 'Europe/Berlin', currency: 'EUR' },
  { id: 'sample-2', name: 'Café am Park', type: 'branch', zone: 'Europe/Berlin', currency: 'EUR' },
];
const people = {
  registers: [
    { id: 'd1', name: 'Theke', unitName: 'Café am Markt' },
    { id: 'd2', name: 'Terrasse', unitName: 'Café am Markt' },
  ],
  employees: [
    { id: 'sample-1:1', name: 'Alex', unitName: 'Café am Markt' },
    { id: 'sample-1:2', name: 'Kim', unitName: 'Café am Markt' },
  ],
};
const articles = {
  currency: 'EUR',
  from: '2026-01-01',
  to: '2026-12-31',
  totalCount: 2,
  isOmitted: false,
  nodes: [
    {
      articleKey: 'a',
      name: 'Cappuccino',
      quantity: 12.5,
      turnover: 4560,
      share: 0.76,
      comparisonTurnover: null,
    },
    { articleKey: 'b', name: 'Espresso', quantity: 4, turnover: 1440, share: 0.24, comparisonTurnover: null },
  ],
  pageInfo: { endCursor: null, hasNextPage: false },
};

const noHolidays: ComparedHolidaysQuery = { shown: { holidays: [] }, compared: { holidays: [] } };

const open = async (
  dashboard: AnalyticsDashboard,
  address = '/dashboards/analytics',
  branches = units,
  holidays = noHolidays,
) => {
  const holidaysAsked: ComparedHolidaysQueryVariables[] = [];
  const asked: AnalyticsDashboardQueryVariables[] = [];
  const articlesAsked: ArticleSalesQueryVariables[] = [];
  const exportsAsked: StartExportMutationVariables[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: branches })],
    [SalesPeopleDocument, () => ({ salesPeople: people })],
    [
      ComparedHolidaysDocument,
      (variables: ComparedHolidaysQueryVariables) => {
        holidaysAsked.push(variables);
        return holidays;
      },
    ],
    [
      ArticleSalesDocument,
      (variables: ArticleSalesQueryVariables) => {
        articlesAsked.push(variables);
        return { articleSales: articles };
      },
    ],
    [
      StartExportDocument,
      (variables: StartExportMutationVariables) => {
        exportsAsked.push(variables);
        return { startExport: null };
      },
    ],
    [
      AnalyticsDashboardDocument,
      (variables: AnalyticsDashboardQueryVariables) => {
        asked.push(variables);
        return { analyticsDashboard: dashboard };
      },
    ],
    [AnalyticsUnitsDocument, () => ({ analyticsDashboard: { units: dashboard.units } })],
  ]);
  const { AnalyticsPage } = await import('./analytics-page.tsx');
  renderScreen(<AnalyticsPage />, address);
  // A dialog of the address may open before the charts stand, and hides them.
  const chart = (name: RegExp) => screen.findByRole('region', { name, hidden: true });
  await chart(/Jahresumsatz nach Monaten/);
  // Branches come behind the rest.
  if (dashboard.units.length > 1) await chart(/^Umsatz je Filiale/);
  return { asked, articlesAsked, exportsAsked, holidaysAsked };
};

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
const widget = (name: RegExp | string) => screen.getByRole('region', { name });
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const choose = async (box: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: box }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { role: 'owner' }, me: {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe('Analytics', () => {
  it('DSH-04 to DSH-14: has every widget, each in an area of its own', async () => {
    await open(filled);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...['Jahresumsatz nach Monaten', 'Umsatz nach Wochentag', 'Umsatz je Stunde', 'Umsatz nach Tagen'],
      ...['Kunden je Monat', 'Quartalsumsatz in drei Jahren', 'Zahlungsarten', 'Top 5 Artikel'],
      ...['Umsatz je Filiale', 'Umsatz je Kasse', 'Umsatz je Mitarbeiter'],
    ]);
  });

  it('DSH-03: shows each headline figure beside its comparison, with arrow and percent', async () => {
    await open(filled);
    const tile = screen.getByText('Umsatz', { selector: 'dt' }).parentElement;
    expect(plain(tile?.textContent)).toMatch(/^Umsatz469\.395,00 €▴ \+\d.*%Jahr davor: [\d.,]+ €$/);
  });

  it('names the public holidays among few days and those that they are compared with', async () => {
    const days = {
      from: '2026-04-01',
      to: '2026-04-07',
      comparisonFrom: '2025-04-14',
      comparisonTo: '2025-04-20',
    };
    const holidays = {
      shown: { holidays: [{ day: '2026-04-06', name: 'Ostermontag' }] },
      compared: { holidays: [{ day: '2025-04-18', name: 'Karfreitag' }] },
    };
    const { holidaysAsked } = await open({ ...filled, ...days }, '/dashboards/analytics', units, holidays);
    expect(
      await screen.findByText(/Feiertage: Ostermontag \(06.04.2026\), Karfreitag \(18.04.2025\)/),
    ).toBeTruthy();
    expect(holidaysAsked).toEqual([
      {
        ...{ from: '2026-04-01', to: '2026-04-07', language: 'de' },
        ...{ otherFrom: '2025-04-14', otherTo: '2025-04-20' },
      },
    ]);
  });

  it('asks for no holidays of a year', async () => {
    const { holidaysAsked } = await open(filled);
    expect(holidaysAsked).toEqual([]);
  });

  it('says so beside days that have no data, instead of a percentage', async () => {
    await open({ ...filled, comparisonSince: '2025-11-03' });
    const tile = screen.getByText('Umsatz', { selector: 'dt' }).parentElement;
    expect(plain(tile?.textContent)).toBe('Umsatz469.395,00 €Jahr davor: Daten erst ab 03.11.2025');
  });

  it('does not call days a loss that have not ended', async () => {
    const comparison = { ...filled.figures, turnover: filled.figures.turnover * 2 };
    await open({ ...filled, comparison });
    const tile = screen.getByText('Umsatz', { selector: 'dt' }).parentElement;
    expect(plain(tile?.textContent)).toMatch(/^Umsatz469\.395,00 €Bisher 50 % von Jahr davor: [\d.,]+ €$/);
  });

  it('leaves out the comparison that nobody wants', async () => {
    await open({ ...filled, comparison: null, comparisonFrom: null, comparisonTo: null });
    expect(within(widget('Umsatz nach Wochentag')).queryByText('Jahr davor')).toBeNull();
    expect(screen.queryByText('Kein Vergleich möglich')).toBeNull();
  });

  it('DSH-12, DSH-13: shows the quarters of three years and goes a year back', async () => {
    const { asked } = await open(filled);
    const quarters = widget('Quartalsumsatz in drei Jahren');
    const first = within(quarters).getByRole('link', { name: /^1\. Quartal: .*, 2025: .*, 2024: / });
    expect(first.getAttribute('href')).toBe('/manage/receipts?from=2026-01-01&to=2026-03-31');
    await userEvent.click(within(quarters).getByRole('button', { name: 'Ein Jahr zurück' }));
    expect(address()).toBe('/dashboards/analytics?quarterYear=2025');
    await waitFor(() => expect(asked.at(-1)?.quarterYear).toBe(2025));
  });

  it.each([
    ['Umsatz je Stunde', /^12–13 Uhr/, 'units=sample-1&from=2026-01-01&to=2026-12-31&hour=12'],
    ['Zahlungsarten', /^Karte/, 'units=sample-1&from=2026-01-01&to=2026-12-31&payment=card'],
    ['Umsatz je Kasse', /^Terrasse/, 'units=sample-1&from=2026-01-01&to=2026-12-31&devices=sample-2'],
    ['Umsatz je Mitarbeiter', /^Alex/, 'units=sample-1&employees=sample-1:1&from=2026-01-01&to=2026-12-31'],
    ['Umsatz je Filiale', /^Café am Park/, 'units=sample-2&from=2026-01-01&to=2026-12-31'],
  ])('%s leads to exactly the receipts behind a bar', async (name, row, search) => {
    await open(filled, '/dashboards/analytics?units=sample-1');
    const link = within(widget(name)).getByRole('link', { name: row });
    const [path, query] = decodeURIComponent(link.getAttribute('href') ?? '').split('?');
    expect(path).toBe('/manage/receipts');
    expect([...new URLSearchParams(query)].toSorted()).toEqual([...new URLSearchParams(search)].toSorted());
  });

  it('links of a tenant with several currencies lead to receipts of the figure’s', async () => {
    const zurich = { id: 'sample-3', name: 'Zürich', type: 'branch', zone: 'Europe/Zurich', currency: 'CHF' };
    await open(filled, undefined, [...units, zurich]);
    const links = screen.getAllByRole('region').flatMap((region) => within(region).queryAllByRole('link'));
    const ways = links.map((link) => link.getAttribute('href') ?? '');
    expect(ways.length).toBeGreaterThan(50);
    expect(ways.filter((way) => !way.includes('&currency=EUR'))).toEqual([]);
  });

  it('takes ranges at a click from the business day of the branches', async () => {
    const { asked } = await open(filled);
    await choose('Zeitraum', 'Letzte Woche');
    expect(address()).toBe('/dashboards/analytics?from=2026-11-09&to=2026-11-15');
    await waitFor(() => expect(asked.at(-1)?.filter?.from).toBe('2026-11-09'));
    expect(screen.getByRole('combobox', { name: 'Zeitraum' }).textContent).toBe('Letzte Woche');
  });

  it('compares with another branch, and says so in the address', async () => {
    const { asked } = await open(filled);
    await choose('Vergleich', 'Andere Filiale');
    expect(address()).toBe('/dashboards/analytics?compare=UNIT&compareUnit=sample-1');
    await choose('Verglichene Filiale', 'Café am Park');
    await waitFor(() =>
      expect(asked.at(-1)?.filter).toMatchObject({ comparison: 'UNIT', comparisonUnitId: 'sample-2' }),
    );
  });

  it('narrows to registers and employees, and forgets all of it at once', async () => {
    const { asked } = await open(filled);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Kassen' }));
    await userEvent.click(await screen.findByRole('option', { name: /Terrasse/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('combobox', { name: 'Mitarbeiter' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kim/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(asked.at(-1)?.filter).toMatchObject({ deviceIds: ['d2'], employees: ['sample-1:2'] }),
    );
    expect(screen.getByText(/aller Kassen und Mitarbeiter/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(address()).toBe('/dashboards/analytics');
  });

  it('offers a choice of currency where branches have two', async () => {
    const { asked } = await open({ ...filled, state: { ...state, currencies: ['EUR', 'CHF'] } });
    await choose('Währung', 'CHF');
    await waitFor(() => expect(asked.at(-1)?.filter?.currency).toBe('CHF'));
  });

  it('has no chart of branches where there is one', async () => {
    await open({ ...filled, units: filled.units.slice(0, 1) });
    expect(screen.queryByRole('region', { name: 'Umsatz je Filiale' })).toBeNull();
    expect(within(widget('Umsatz je Kasse')).getByRole('link', { name: /^Terrasse/ })).toBeTruthy();
  });

  it('says why a chart of too many branches and days is empty', async () => {
    await open({ ...filled, registers: [], omitted: ['REGISTERS'] });
    expect(widget('Umsatz je Kasse').textContent).toContain(
      'Für so viele Filialen und Tage wird das nicht berechnet.',
    );
  });

  it('DSH-17, DSH-22: says from when the data is, overall and by branch', async () => {
    const dataFrom = '2026-11-21T07:00:00.000Z';
    await open({
      ...filled,
      units: filled.units.map((unit, index) => ({ ...unit, dataFrom: index ? null : dataFrom })),
    });
    expect(screen.getByText(/^Daten von 21\.11\.2026, 09:15( MEZ)?$/)).toBeTruthy();
    expect(screen.getByText(/^Café am Markt: 21\.11\.2026, 08:00( MEZ)?$/)).toBeTruthy();
    expect(screen.getByText('Café am Park: noch keine')).toBeTruthy();
  });

  it('DSH-20, DSH-21: marks every widget of sample figures, and leads nowhere', async () => {
    await open(unlinked);
    const charts = screen.getAllByRole('region');
    expect(charts.length).toBeGreaterThan(8);
    for (const chart of charts) expect(within(chart).getByText('Beispiel')).toBeTruthy();
    expect(within(widget(/Umsatz je Stunde/)).queryAllByRole('link')).toEqual([]);
  });

  it('DSH-15, DSH-16: refreshes by hand, and says when that fails', async () => {
    let isBroken = false;
    fakeGraphql([
      [OrganizationUnitsDocument, () => ({ organizationUnits: units })],
      [SalesPeopleDocument, () => ({ salesPeople: people })],
      [
        AnalyticsDashboardDocument,
        () => {
          if (isBroken) throw { code: 'INTERNAL' };
          return { analyticsDashboard: filled };
        },
      ],
      [AnalyticsUnitsDocument, () => ({ analyticsDashboard: { units: filled.units } })],
    ]);
    const { AnalyticsPage } = await import('./analytics-page.tsx');
    renderScreen(<AnalyticsPage />, '/dashboards/analytics');
    await screen.findByRole('region', { name: /Jahresumsatz/ });
    isBroken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    // ERR-16, as an error: role and colour of a notice go together.
    const said = await screen.findByText('Diagrammdaten konnten nicht aktualisiert werden!');
    expect(said.closest('[role="alert"]')).not.toBeNull();
    expect(widget(/Jahresumsatz/)).toBeTruthy();
  });

  it('offers another try where the figures did not come, and says so where nobody may see them', async () => {
    let code: string | undefined = 'INTERNAL';
    fakeGraphql([
      [OrganizationUnitsDocument, () => ({ organizationUnits: units })],
      [SalesPeopleDocument, () => ({ salesPeople: people })],
      [
        AnalyticsDashboardDocument,
        () => {
          if (code) throw { code };
          return { analyticsDashboard: filled };
        },
      ],
      [AnalyticsUnitsDocument, () => ({ analyticsDashboard: { units: filled.units } })],
    ]);
    const { AnalyticsPage } = await import('./analytics-page.tsx');
    const first = renderScreen(<AnalyticsPage />, '/dashboards/analytics');
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    code = undefined;
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: /Jahresumsatz/ })).toBeTruthy();
    first.unmount();
    code = 'FORBIDDEN';
    renderScreen(<AnalyticsPage />, '/dashboards/analytics');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });

  it('explains each figure: what counts, what not, which day', async () => {
    await open(filled, '/dashboards/analytics?about=payments');
    const dialog = await screen.findByRole('dialog', { name: 'Zahlungsarten' });
    expect(await within(dialog).findByText(/Trinkgeld und Gutscheinen/)).toBeTruthy();
    expect(within(dialog).getByText(/Geschäftstag der Filiale, in ihrer Zeitzone/)).toBeTruthy();
  });

  it('DSH-14: shows all articles behind the top five, searched and ordered in the address', async () => {
    const { articlesAsked } = await open(filled, '/dashboards/analytics?widget=articles');
    const dialog = await screen.findByRole('dialog', { name: 'Verkaufte Artikel' });
    const table = await within(dialog).findByRole('table', { name: 'Verkaufte Artikel' });
    expect(plain(within(table).getByRole('row', { name: /^Cappuccino/ }).textContent)).toContain('45,60 €');
    await userEvent.click(within(table).getByRole('button', { name: 'Verkauft' }));
    await waitFor(() => expect(articlesAsked.at(-1)).toMatchObject({ order: 'QUANTITY', descending: false }));
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Artikel suchen' }), 'esp');
    await waitFor(() => expect(articlesAsked.at(-1)?.search).toBe('esp'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe('/dashboards/analytics'));
  });

  it('takes all articles that the search leaves along as a file, of all pages and as they are ordered', async () => {
    const { exportsAsked } = await open(filled, '/dashboards/analytics?widget=articles&search=o&year=2025');
    const dialog = await screen.findByRole('dialog', { name: 'Verkaufte Artikel' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Exportieren' }));
    const asked = await screen.findByRole('dialog', { name: 'Exportieren' });
    expect(within(asked).getByText('2 Artikel')).toBeTruthy();
    await userEvent.click(within(asked).getByRole('button', { name: 'Exportieren' }));
    await waitFor(() => expect(exportsAsked).toHaveLength(1));
    const [{ input }] = exportsAsked as [StartExportMutationVariables];
    expect(input).toMatchObject({ source: 'articleSales', sort: '-turnover', shown: 2 });
    expect(JSON.parse(input.filter ?? '')).toMatchObject({ search: 'o' });
  });
});

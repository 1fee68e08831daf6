import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figures, open, plain, report } from './testing.tsx';

const rowTexts = async () => (await screen.findAllByRole('row')).map(({ textContent }) => plain(textContent));
const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '');
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

describe('a report', () => {
  it('lists its rows with share and change, the sum first, each with its receipts', async () => {
    const { asked } = await open('/dashboards/reports/articles');
    const [, sum, coffee, other] = await rowTexts();
    expect(sum).toMatch(/^Summe.*25.*100,00 €.*84,03 €.*80,00 €.*\+25 %/);
    expect(coffee).toMatch(/^Kaffee.*▲\s3.*20.*75,00 €.*75 %.*50,00 €.*\+50 %$/);
    expect(other).toMatch(/^Ohne Artikel.*neu$/);
    expect(screen.getByRole('img', { name: '3 Plätze höher' })).toBeTruthy();
    expect(asked[0]).toMatchObject({ rows: 'ARTICLE', columns: null, order: 'QUANTITY', ascending: false });
    const link = screen.getByRole('link', { name: 'Kaffee' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(link)).toContain('/manage/receipts?');
    expect(link).toContain('article=K');
  });

  it('calls no day new that sold nothing a year ago', async () => {
    const { rows } = report();
    const days = rows.map((row, index) => ({ ...row, key: `2026-11-0${index + 1}` }));
    await open('/dashboards/reports/days', report({ rows: days }));
    const [, , , second] = await rowTexts();
    expect(second).toMatch(/^02\.11\.2026.*–$/);
  });

  it('over more days than can be asked for says how many can be, and offers no second try', async () => {
    await open('/dashboards/reports/days?from=2020-01-01&to=2026-11-25', () => {
      throw { code: 'INVALID_INPUT', parameters: { field: 'to', message: 'RANGE_TOO_LONG' } };
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Höchstens drei Jahre auf einmal. Bitte wählen Sie weniger Tage.');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('is ordered by the head of a column, and keeps it in the address', async () => {
    const { asked } = await open('/dashboards/reports/articles');
    await rowTexts();
    await userEvent.click(screen.getByRole('button', { name: /Umsatz netto/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ order: 'NET' }));
    expect(address()).toMatch(/sort=-?net/);
  });

  it('of other rows has the figures that they can tell', async () => {
    const { asked } = await open('/dashboards/reports/employees');
    await rowTexts();
    await choose('Zeilen', 'Zahlungsart');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ rows: 'PAYMENT' }));
    expect(address()).toContain('rows=payment');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Zahlungsart', 'Belege', 'Trinkgeld']),
    );
    expect(screen.queryByRole('columnheader', { name: /Ø je Beleg/ })).toBeNull();
  });

  it('with columns is a table of one figure, and offers no columns that cannot be', async () => {
    const cellValues = [...figures({ turnover: 100 }), ...figures({})];
    const { asked } = await open(
      '/dashboards/reports/hours',
      report({
        columns: [
          { key: '9', name: '', values: figures({ turnover: 100 }) },
          { key: '10', name: '', values: figures({}) },
        ],
        rows: [
          {
            key: '0',
            name: '',
            values: figures({ turnover: 100 }),
            comparisonValues: null,
            rank: 2,
            comparisonRank: null,
            cellValues,
          },
        ],
      }),
    );
    const table = await screen.findByRole('table', { name: /Wochentag × Stunde/ });
    expect(within(table).getByRole('row', { name: /^Montag/ }).textContent).toMatch(/1,00/);
    expect(within(table).getByRole('columnheader', { name: '9–10 Uhr' })).toBeTruthy();
    expect(asked[0]).toMatchObject({ rows: 'WEEKDAY', columns: 'HOUR' });
    await choose('Zeilen', 'Artikel');
    await userEvent.click(screen.getByRole('combobox', { name: 'Spalten' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toContain('Monat');
    expect(offered).toContain('Mitarbeiter');
    expect(offered).not.toContain('Steuersatz');
  });

  it('by months can stand as an index, of which it says what 100 is', async () => {
    const month = (key: string, turnover: number) => ({ key, name: '', values: figures({ turnover }) });
    const branch = (key: string, name: string) => ({
      key,
      name,
      values: figures({ turnover: 90_000 }),
      comparisonValues: null,
      rank: 1,
      comparisonRank: null,
      cellValues: [...figures({ turnover: 40_000 }), ...figures({ turnover: 50_000 })],
    });
    await open(
      '/dashboards/reports/branches?columns=month&from=2026-10-01&to=2026-11-28',
      report({
        from: '2026-10-01',
        to: '2026-11-28',
        columns: [month('2026-10-01', 50_000), month('2026-11-01', 40_000)],
        rows: [
          branch('u0', 'Café am Markt'),
          // More than are drawn at first, of one name.
          ...Array.from({ length: 13 }, (_, at) => branch(`u${at + 1}`, 'Imbiss')),
        ],
      }),
    );
    const row = () => screen.getByRole('row', { name: /^Café am Markt/ }).textContent;
    await screen.findByRole('table', { name: /Filiale × Monat/ });
    expect(row()).toMatch(/400,00/);
    await choose('Darstellung', 'Index, Beginn = 100');
    await waitFor(() => expect(row()).toMatch(/^Café am Markt100125900,00/));
    expect(screen.getByText(/Der erste Wert jeder Zeile ist 100/)).toBeTruthy();
    expect(screen.getByText(/nicht ganz im Bericht/)).toBeTruthy();
    const lines = () =>
      within(screen.getByRole('list', { name: 'Verlauf als Index' })).getAllByRole('listitem');
    expect(lines()[0]?.textContent).toBe('Café am Markt125');
    expect(lines()).toHaveLength(12);
    expect(screen.getByText(/Die ersten 12 von 14 Zeilen/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Verläufe zeigen' }));
    expect(lines()).toHaveLength(14);
    expect(screen.queryByText(/Die ersten 12/)).toBeNull();
    await choose('Spalten', 'Kennzahlen nebeneinander');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Darstellung' })).toBeNull());
  });

  it('leaves public holidays out on both sides, and says which', async () => {
    const { asked } = await open(
      '/dashboards/reports/branches',
      report({ leftOut: ['2026-11-18'], comparisonLeftOut: ['2025-11-19'] }),
    );
    await rowTexts();
    expect(asked[0]).not.toHaveProperty('withoutHolidays');
    await choose('Feiertage', 'auslassen');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ withoutHolidays: true }));
    // The list of receipts would show those of that day, too.
    expect(screen.queryByRole('link', { name: 'Kaffee' })).toBeNull();
    expect(screen.getByText(/Ohne Feiertage: 18\.11\.2026 · Im Vergleich ohne: 19\.11\.2025/)).toBeTruthy();
  });

  it('narrows to a part of the day, across midnight', async () => {
    const { asked } = await open('/dashboards/reports/articles');
    await rowTexts();
    await choose('Uhrzeit', '23 bis 5 Uhr');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ fromHour: 23, toHour: 4 }));
  });

  it.each(['fromHour=23&toHour=4', 'holidays=without'])(
    'is whole again when filters are reset: %s',
    async (own) => {
      await open(`/dashboards/reports/branches?${own}`);
      await rowTexts();
      await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
      expect(address()).toBe('/dashboards/reports/branches');
    },
  );

  it.each([
    [report({ omitted: 'TOO_MANY_RECEIPTS', rows: [], totalCount: 0 }), /höchstens 20.000/],
    [report({ omitted: 'TOO_MUCH', rows: [], totalCount: 0 }), /dauern zu lange/],
    [report({ isCounting: true }), /Gerade kommen sehr viele Belege an/],
    [report({ source: 'RECEIPTS' }), /Aus den einzelnen Belegen/],
    [report({ rows: [], totalCount: 0 }), /wurde nichts verkauft/],
  ])('says why figures are missing', async (answer, words) => {
    await open('/dashboards/reports/articles', answer);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('does not say that nothing was sold while receipts are still being counted', async () => {
    await open('/dashboards/reports/articles', report({ isCounting: true, rows: [], totalCount: 0 }));
    expect(await screen.findByText(/Gerade kommen sehr viele Belege an/)).toBeTruthy();
    expect(screen.queryByText(/wurde nichts verkauft/)).toBeNull();
  });

  it('shows more rows when asked', async () => {
    const { asked } = await open('/dashboards/reports/articles', report({ totalCount: 240 }));
    await userEvent.click(await screen.findByRole('button', { name: /Weitere Zeilen zeigen/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 500 }));
  });
});

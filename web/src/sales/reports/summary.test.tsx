import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figures, open, plain, report } from './testing.tsx';

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { role: 'owner' }, me: {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe('each figure leads to its receipts', () => {
  it('of a person with cancelled lines, in the hours and at the registers of the report', async () => {
    const answer = report({
      rows: [
        {
          key: 'unit-1:7',
          name: 'Änne',
          values: figures({ turnover: 7_500, cancelled: 900, receipts: 3 }),
          comparisonValues: null,
          rank: 2,
          comparisonRank: null,
          cellValues: [],
        },
      ],
    });
    await open('/dashboards/reports/employees?devices=d1&fromHour=23&toHour=1', answer);
    const row = within(await screen.findByRole('row', { name: /Änne/ }));
    const href = row.getByRole('link', { name: /9,00/ }).getAttribute('href') ?? '';
    const params = new URL(href, 'http://tresen.example').searchParams;
    expect(Object.fromEntries(params)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-25',
      devices: 'd1',
      employees: 'unit-1:7',
      hour: '23,0,1',
      mark: 'cancelled',
    });
  });

  it('of the summary, too', async () => {
    await open('/dashboards/reports');
    const block = within(await screen.findByRole('table', { name: 'Zahlungsarten' }));
    expect(block.getByRole('link', { name: /Visa/ }).getAttribute('href')).toContain('payment=card');
    const turnover = within(screen.getByRole('table', { name: 'Umsatz' }));
    expect(turnover.getByRole('link', { name: 'Stornos' }).getAttribute('href')).toContain('mark=cancelled');
    expect(turnover.queryByRole('link', { name: 'Kunden' })).toBeNull();
  });
});

describe('the summary', () => {
  it('goes from turnover to what lies in the drawer', async () => {
    await open('/dashboards/reports');
    const block = async (name: string) => plain((await screen.findByRole('table', { name })).textContent);
    expect(await block('Umsatz')).toContain('Umsatz brutto100,00 €');
    expect(await block('Umsatzsteuer')).toContain('19 %84,03 €15,97 €100,00 €');
    expect(await block('Einnahmen')).toContain('Trinkgeld20,00 €');
    expect(await block('Zahlungsarten')).toContain('Kreditkarte · Visa120,00 €');
    expect(await block('Kassensturz')).toContain('Kassendifferenz-10,00 €');
  });

  it('keeps days and branches on the way to a report, but no other report’s shape', async () => {
    await open('/dashboards/reports/articles?from=2026-11-01&to=2026-11-02&columns=month&sort=-net');
    const link = await screen.findByRole('link', { name: 'Warengruppen' });
    const href = link.getAttribute('href') ?? '';
    expect(href).toContain('from=2026-11-01');
    expect(href).not.toMatch(/columns|sort/);
  });
});

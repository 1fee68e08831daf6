import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { ReceiptsDocument, type ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ReceiptsPage } from './receipts-page.tsx';

const receipt = {
  id: '01a1fadd-ac50-7430-998a-fc93bf35255c',
  number: 1857,
  type: 'Beleg',
  end: '2026-11-20T21:29:54.000Z',
  businessDay: '2026-11-20',
  unitId: 'unit-1',
  unitName: 'Markt',
  registerName: 'Theke',
  employeeName: 'Lena',
  gross: 3440,
  currency: 'EUR',
  zone: 'Europe/Berlin',
  zNumber: null,
  payments: ['cash'],
  marks: ['cancelled'],
  target: null,
  customer: null,
  note: null,
  tags: ['Fest'],
  noSale: null,
};
const [market, park] = ['0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12'];
const unit = (id: string, name: string) => ({
  id,
  name,
  type: 'branch',
  zone: 'Europe/Berlin',
  currency: 'EUR',
});

interface Page {
  readonly nodes?: readonly object[];
  readonly totalCount?: number;
  readonly countPrecision?: string;
  readonly searchedUntil?: string | null;
  readonly searchedUntilGross?: number | null;
}

const open = (address: string, page: Page = {}) => {
  const { nodes = [receipt], totalCount = nodes.length, searchedUntil = null } = page;
  const hasNextPage = totalCount > 25 || searchedUntil !== null;
  const asked: ReceiptsQueryVariables[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [unit(market, 'Markt'), unit(park, 'Park')] })],
    [
      ReceiptsDocument,
      (variables: ReceiptsQueryVariables) => {
        asked.push(variables);
        return {
          receipts: {
            nodes,
            totalCount,
            countPrecision: page.countPrecision ?? 'exact',
            searchedUntil,
            searchedUntilGross: page.searchedUntilGross ?? null,
            pageInfo: { endCursor: 'c1', hasNextPage },
          },
        };
      },
    ],
  ]);
  renderScreen(<ReceiptsPage />, address);
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('list of receipts', () => {
  it('RCP-01 shows number, time in the zone of the branch, and amount as people write it', async () => {
    open('/manage/receipts');
    const row = (await screen.findByRole('link', { name: '1857' })).closest('tr');
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toContain('20.11.2026, 22:29');
    expect(cells).toContain('Mit StornoFest');
    expect(cells.at(-1)?.replaceAll('\u00a0', ' ')).toBe('34,40 €');
  });

  it('takes its filters from the address and shows each in words', async () => {
    const asked = open(`/manage/receipts?units=${park}&f=gross.from.500&f=mark.is.cancelled,refund&q=12,50`);
    expect(
      await screen.findByRole('button', { name: 'Filter entfernen: Betrag ab 5,00\u00a0€' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Filter entfernen: Merkmal enthält Mit Storno oder Rückzahlung' }),
    ).toBeTruthy();
    expect(asked[0]?.filter).toEqual({
      search: '12,50',
      unitIds: [park],
      conditions: [
        { field: 'gross', is: 'from', values: ['500'] },
        { field: 'mark', is: 'is', values: ['cancelled', 'refund'] },
      ],
    });
  });

  it('reads the addresses of before, and those of dashboards', async () => {
    open('/manage/receipts?from=2026-11-01&number=18');
    expect(await screen.findByRole('button', { name: 'Filter entfernen: Belegnummer ist 18' })).toBeTruthy();
    expect(address()).toBe('/manage/receipts?f=businessDay.from.2026-11-01&f=number.is.18');
  });

  it('drops a filter with its chip, and starts at the first page again', async () => {
    open('/manage/receipts?f=businessDay.from.2026-11-01&f=number.is.18&after=c9&page=3');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filter entfernen: Belegnummer ist 18' }),
    );
    expect(address()).toBe('/manage/receipts?f=businessDay.from.2026-11-01');
  });

  it('writes typed days into the address', async () => {
    open('/manage/receipts');
    await userEvent.type(screen.getByLabelText('Bis'), '21.11.2026{Enter}');
    expect(address()).toBe('/manage/receipts?f=businessDay.to.2026-11-21');
    await userEvent.type(screen.getByLabelText('Von'), '1.11.2026{Enter}');
    expect(address()).toBe('/manage/receipts?f=businessDay.to.2026-11-21&f=businessDay.from.2026-11-01');
  });

  it('searches for what was typed without a button', async () => {
    const asked = open('/manage/receipts');
    await userEvent.type(
      screen.getByLabelText('Betrag, Uhrzeit, Nummer, Tisch, Kunde, Notiz'),
      '12,50 14:30',
    );
    await waitFor(() => expect(asked.at(-1)?.filter?.search).toBe('12,50 14:30'));
  });

  it('says where a name that was searched stands, though its column is not shown (RCP-01)', async () => {
    const nodes = [
      { ...receipt, number: 1, target: 'Bank 10', customer: null },
      { ...receipt, number: 2, target: 'Theke', customer: 'Bankhaus Müller' },
      { ...receipt, number: 3, target: 'Theke', note: 'Bank' },
    ];
    open('/manage/receipts?q=bank', { nodes });
    await screen.findByRole('link', { name: '1' });
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '1Tisch oder Ziel: Bank 10',
      '2Kunde: Bankhaus Müller',
      '3',
    ]);
  });

  it('sets up a filter by field, comparison and value', async () => {
    open('/manage/receipts');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter hinzufügen' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Status' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merkmal' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Ohne TSE-Signatur' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Filter setzen' }));
    await waitFor(() => expect(address()).toBe('/manage/receipts?f=mark.is.unsigned'));
  });

  it('turns pages by cursor', async () => {
    open('/manage/receipts', { totalCount: 60 });
    expect(await screen.findByText('1–1 von 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(address()).toBe('/manage/receipts?after=c1&page=2');
  });

  it.each([
    [{ totalCount: 15_358, countPrecision: 'about' }, 'mehr als 10.000 Belege'],
    [{ totalCount: 312, countPrecision: 'atLeast' }, '312 Belege oder mehr'],
    [{ totalCount: 1 }, '1 Beleg'],
  ])('says how well a count is known: %j', async (page, words) => {
    open('/manage/receipts', page);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says of what is no sale what it is, also where there is no room for the column of kinds', async () => {
    const transfer = { ...receipt, number: 1858, gross: -81_048, marks: [], noSale: 'Geldtransit' };
    open('/manage/receipts', { nodes: [transfer, { ...receipt, type: 'AVTraining', noSale: 'AVTraining' }] });
    const row = (await screen.findByRole('link', { name: '1858' })).closest('tr') as HTMLElement;
    expect(within(row).getByRole('rowheader').textContent).toBe('1858Geldtransit');
    expect(within(row).getByRole('cell', { name: 'Geldtransit' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Training' })).toBeTruthy();
  });

  it('is put in the order of the amount by its head, and says how far it looked', async () => {
    const asked = open('/manage/receipts', { searchedUntilGross: 4250 });
    await userEvent.click(await screen.findByRole('button', { name: /^Betrag/ }));
    await waitFor(() => expect(asked.at(-1)?.sort).toMatch(/^-?gross$/));
    expect(address()).toMatch(/sort=-?gross/);
    expect(await screen.findByText(/^Bis 42,50.€ ist alles durchgesehen/)).toBeTruthy();
  });

  it('says how far it looked for something rare, and looks on', async () => {
    open('/manage/receipts?f=target.is.Balkon', { nodes: [], searchedUntil: '2026-03-12T13:05:00.000Z' });
    expect(await screen.findByText(/^Durchsucht bis 12\.03\.2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter suchen' }));
    expect(address()).toBe('/manage/receipts?f=target.is.Balkon&after=c1&page=2');
  });

  it('offers the first step while there is nothing at all', async () => {
    open('/manage/receipts', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse verbinden' }));
    expect(address()).toBe('/manage/receipts?setup=register');
  });

  it('offers to drop the filters while none matches', async () => {
    open('/manage/receipts?number=9', { nodes: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(address()).toBe('/manage/receipts');
  });

  it('says what happened when it fails, and tries again', async () => {
    fakeGraphql([]);
    renderScreen(<ReceiptsPage />, '/manage/receipts');
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    fakeGraphql([
      [
        ReceiptsDocument,
        () => ({
          receipts: { nodes: [receipt], totalCount: 1, pageInfo: { endCursor: null, hasNextPage: false } },
        }),
      ],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: '1857' })).toBeTruthy();
  });

  it('says so when it is not allowed', async () => {
    fakeGraphql([
      [
        ReceiptsDocument,
        () => {
          throw { code: 'FORBIDDEN' };
        },
      ],
    ]);
    renderScreen(<ReceiptsPage />, '/manage/receipts');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });
});

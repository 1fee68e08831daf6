import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ClosingsDocument,
  type ClosingsQueryVariables,
  MissingClosingsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ClosingsPage } from './closings-page.tsx';

const closing = {
  id: '01a1fadd-ac50-7430-998a-fc93bf35255c',
  type: 'daily',
  zNumber: 17,
  businessDay: '2026-11-20',
  createdAt: '2026-11-20T21:45:00.000Z',
  unitId: 'unit-1',
  unitName: 'Markt',
  zone: 'Europe/Berlin',
  registerName: 'Theke',
  operatorName: 'Anna Größe',
  receipts: 84,
  currency: 'EUR',
  turnover: 123_456,
  expectedCash: 97_403,
  countedCash: 97_083,
  cashDifference: -320,
  state: 'differs',
  missing: 0,
  differing: 2,
  notes: [] as string[],
};
const park = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const total = (type: string, turnover: number, cashDifference: number) => ({
  type,
  currency: 'EUR',
  closings: 3,
  receipts: 250,
  turnover,
  cashDifference,
});
const totals = [total('daily', 370_000, -320), total('monthly', 900_000, 0)];
const unit = (id: string, name: string) => ({ id, name, type: 'branch', zone: 'Europe/Berlin' });

const missing = (day: number) => ({
  deviceId: 'd1',
  registerName: 'Theke',
  unitName: 'Markt',
  businessDay: `2026-11-${String(day).padStart(2, '0')}`,
});
let missed: readonly object[] = [];

const open = (address: string, nodes: readonly object[] = [closing], totalCount = nodes.length) => {
  const asked: ClosingsQueryVariables[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [unit('unit-1', 'Markt'), unit(park, 'Park')] })],
    [MissingClosingsDocument, () => ({ missingClosings: missed })],
    [
      ClosingsDocument,
      (variables: ClosingsQueryVariables) => {
        asked.push(variables);
        const pageInfo = { endCursor: 'c1', hasNextPage: totalCount > 25 };
        return { closings: { nodes, totalCount, pageInfo, totals } };
      },
    ],
  ]);
  renderScreen(<ClosingsPage />, address);
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

afterEach(() => {
  missed = [];
  vi.unstubAllGlobals();
});

describe('list of closings', () => {
  it('RCP-02 shows Z number, business day, register, check and turnover, and leads to the closing', async () => {
    open('/manage/closings');
    const link = await screen.findByRole('link', { name: 'Tagesabschluss Z 17' });
    expect(link.getAttribute('href')).toBe(`/manage/closings/${closing.id}`);
    // In a right-to-left app the number would else stand before the name.
    expect(link.querySelector('bdi')?.textContent).toBe('Tagesabschluss Z 17');
    const cells = within(link.closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => plain(textContent));
    expect(cells).toEqual([
      '20.11.2026',
      'Markt',
      'Theke',
      'Anna Größe',
      'Weicht ab',
      '-3,20 € (Fehlbetrag)',
      '1.234,56 €',
    ]);
  });

  it('says whether money is missing or too much, in words', async () => {
    const others = [
      { ...closing, id: 'a', zNumber: 1, cashDifference: 150 },
      { ...closing, id: 'b', zNumber: 2, cashDifference: 0 },
      { ...closing, id: 'c', zNumber: 3, cashDifference: null },
    ];
    open('/manage/closings', others);
    const table = await screen.findByRole('table', { name: 'Abschlüsse' });
    expect(plain(table.textContent)).toContain('1,50 € (Überschuss)');
    expect(plain(table.textContent)).toContain('0,00 €');
    expect(table.textContent).toContain('nicht gezählt');
  });

  it('marks a closing that somebody should see to, and says what it is', async () => {
    const noted = { ...closing, id: 'a', zNumber: 1, notes: ['COMMENT_MISSING', 'NEWER_NOTE'] };
    open('/manage/closings', [noted, closing]);
    const mark = await screen.findByRole('img', {
      name: 'Zur Kassendifferenz steht keine Bemerkung. NEWER_NOTE',
    });
    expect(mark.closest('tr')?.textContent).toContain('Z 1');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    await userEvent.hover(mark);
    expect((await screen.findByRole('tooltip')).textContent).toContain('keine Bemerkung');
  });

  it('sums what is listed by type: a month holds its days again', async () => {
    open('/manage/closings');
    const sums = await screen.findByRole('list', { name: 'Summe der gezeigten Abschlüsse' });
    expect(
      within(sums)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      '3 Tagesabschlüsse3.700,00 €250 Belege · Kassendifferenz -3,20 € (Fehlbetrag)',
      '3 Monatsabschlüsse9.000,00 €250 Belege · Kassendifferenz 0,00 €',
    ]);
  });

  it('RCP-08 takes its filters from the address and shows each as a chip', async () => {
    const asked = open(
      `/manage/closings?units=${park}&f=type.is.monthly&f=state.is.differs,incomplete&f=hasDifference.is.true&f=businessDay.from.2026-11-01`,
    );
    for (const name of [
      'Art ist Monatsabschluss',
      'Prüfung ist Weicht ab oder Unvollständig',
      'Mit Kassendifferenz: Ja',
      'Geschäftstag ab 01.11.2026',
    ])
      expect(await screen.findByRole('button', { name: `Filter entfernen: ${name}` })).toBeTruthy();
    expect(asked[0]?.filter).toEqual({
      search: '',
      unitIds: [park],
      conditions: [
        { field: 'type', is: 'is', values: ['monthly'] },
        { field: 'state', is: 'is', values: ['differs', 'incomplete'] },
        { field: 'hasDifference', is: 'is', values: ['true'] },
        { field: 'businessDay', is: 'from', values: ['2026-11-01'] },
      ],
    });
  });

  it('reads addresses that people have saved before', async () => {
    const asked = open(
      `/manage/closings?units=${park}&types=monthly,x&states=differs&difference=true&to=2026-11-02&number=17&devices=${park}`,
    );
    await waitFor(() =>
      expect(address()).toBe(
        `/manage/closings?units=${park}&f=deviceId.is.${park}&f=type.is.monthly&f=state.is.differs&f=hasDifference.is.true&f=businessDay.to.2026-11-02&f=zNumber.is.17`,
      ),
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.filter?.conditions).toHaveLength(6);
  });

  it('tells which days of which registers have no closing, the first of them at once', async () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((deviceId) => ({
      ...missing(1),
      deviceId,
      registerName: deviceId,
    }));
    missed = [...[7, 6, 5, 4, 3, 2].map(missing), ...others];
    open('/manage/closings');
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('11 Tagesabschlüsse fehlen')).toBeTruthy();
    const [first, more] = within(notice).getAllByRole('list', { name: 'Kassen ohne Abschluss' });
    const lines = within(first as HTMLElement).getAllByRole('listitem');
    expect(lines).toHaveLength(5);
    expect(lines[0]?.textContent).toBe(
      'Theke · Markt: 07.11.2026, 06.11.2026, 05.11.2026, 04.11.2026 und 2 weitere',
    );
    expect(within(notice).getByText('Eine weitere Kasse')).toBeTruthy();
    expect(more?.textContent).toBe('e · Markt: 01.11.2026');
  });

  it('finds a Z number that somebody types', async () => {
    const asked = open('/manage/closings');
    await userEvent.type(await screen.findByLabelText('Z-Nummer, Kasse oder Person'), '17');
    await waitFor(() => expect(asked.at(-1)?.filter?.search).toBe('17'));
  });

  it('narrows to a type and a result at once', async () => {
    open('/manage/closings');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Prüfung' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Weicht ab' }));
    await waitFor(() => expect(address()).toBe('/manage/closings?f=state.is.differs'));
  });

  it('drops a filter with its chip, and starts at the first page again', async () => {
    open('/manage/closings?f=type.is.monthly&f=zNumber.is.17&after=c9&page=3');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filter entfernen: Art ist Monatsabschluss' }),
    );
    expect(address()).toBe('/manage/closings?f=zNumber.is.17');
  });

  it('narrows to those with a cash difference by a switch', async () => {
    open('/manage/closings');
    await userEvent.click(await screen.findByRole('switch', { name: 'Nur mit Kassendifferenz' }));
    expect(address()).toBe('/manage/closings?f=hasDifference.is.true');
  });

  it('offers the first step while there is nothing at all', async () => {
    open('/manage/closings', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse verbinden' }));
    expect(address()).toBe('/manage/closings?setup=register');
  });

  it('offers to drop the filters while none matches', async () => {
    open('/manage/closings?f=state.is.differs', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(address()).toBe('/manage/closings');
  });

  it('says what happened when it fails', async () => {
    fakeGraphql([]);
    renderScreen(<ClosingsPage />, '/manage/closings');
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });

  it('says so when it is not allowed', async () => {
    fakeGraphql([
      [
        ClosingsDocument,
        () => {
          throw { code: 'FORBIDDEN' };
        },
      ],
    ]);
    renderScreen(<ClosingsPage />, '/manage/closings');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullClosing } from '@tresen/domain/sales/closing-reports/testing';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckClosingDocument, ClosingDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ClosingPage } from './closing-page.tsx';

const id = '01930000-0000-7000-8000-0000000000c1';

const figure = (changed: object = {}) => ({
  figure: 'turnoverGross',
  subject: null,
  unit: 'cents',
  register: 123_456,
  cloud: 123_456,
  result: 'same',
  ...changed,
});

const stored = (row: object = {}, changed: object = {}, content = fullClosing()) => ({
  row: {
    id,
    type: 'daily',
    zNumber: 17,
    businessDay: '2026-11-20',
    createdAt: content.createdAt,
    unitId: 'unit-1',
    unitName: 'Café Sonne Mitte',
    zone: 'Europe/Berlin',
    registerName: 'Kasse 1',
    operatorName: 'Anna Größe',
    receipts: 84,
    currency: 'EUR',
    turnover: 123_456,
    expectedCash: 97_403,
    countedCash: 97_083,
    cashDifference: -320,
    state: 'matches',
    missing: 0,
    differing: 0,
    notes: [],
    deviceId: 'device-1',
    periodFrom: content.period.from,
    periodTo: content.period.to,
    checkedAt: '2026-11-20T21:46:00.000Z',
    ...row,
  },
  receivedAt: '2026-11-20T21:45:02.000Z',
  content: JSON.stringify(content),
  figures: [figure()],
  neighbours: { previousId: 'before', nextId: null },
  ...changed,
});

const open = (answers: readonly object[] = [stored()]) => {
  const checked: unknown[] = [];
  let asked = 0;
  fakeGraphql([
    [
      ClosingDocument,
      () => {
        asked += 1;
        return { closing: answers[Math.min(asked, answers.length) - 1] };
      },
    ],
    [
      CheckClosingDocument,
      (variables) => {
        checked.push(variables);
        return { checkClosing: { row: { id, state: 'matches' } } };
      },
    ],
  ]);
  renderScreen(
    <Routes>
      <Route path="/manage/closings/:closingId" element={<ClosingPage />} />
    </Routes>,
    `/manage/closings/${id}`,
  );
  return checked;
};

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const section = (name: string) => screen.findByRole('region', { name });
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)).join(' | '));

afterEach(() => vi.unstubAllGlobals());

describe('page of a closing (RCP-02, RCP-09)', () => {
  it('is headed by type, Z number, day, register and branch', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tagesabschluss Z 17' })).toBeTruthy();
    expect(screen.getByText('20. November 2026 · Kasse 1 · Café Sonne Mitte')).toBeTruthy();
  });

  it('says what somebody should see to: a difference that nobody explained', async () => {
    const counts = fullClosing().counts?.map((count) => ({ ...count, comment: null })) ?? null;
    open([stored({}, {}, fullClosing({ counts }))]);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]?.textContent).toMatch(/^Zur Kassendifferenz steht keine Bemerkung\. Bitte/);
  });

  it('shows every block that the closing holds, with its sums', async () => {
    open();
    expect(lines(await section('Zahlungsarten'))).toEqual([
      'Zahlungsart | Anzahl | Betrag',
      'Bar | 52 | 824,03 €',
      'Girokarte · girocard | 32 | 410,53 €',
      'Summe | 84 | 1.234,56 €',
    ]);
    for (const name of ['Mitarbeiter', 'Pfand', 'Trinkgeld', 'Gutscheine', 'Training und Sonstiges'])
      expect(await section(name)).toBeTruthy();
  });

  it('tells expected, counted and difference with sign and word', async () => {
    open();
    const cash = lines(await section('Kassenbestand'));
    expect(cash).toEqual(
      expect.arrayContaining(['Soll | 974,03 €', 'Gezählt | 970,83 €', 'Differenz (Fehlbetrag) | -3,20 €']),
    );
    expect(screen.getByText(/-3,20.€ \(Fehlbetrag\)/)).toBeTruthy();
  });

  it('RCP-08 holds the cash count: denominations times count', async () => {
    open();
    const count = lines(await section('Zählprotokoll'));
    expect(count).toContain('50,00 € | Schein | 8 | 400,00 €');
    expect(count.at(-1)).toBe('Summe |  |  | 970,83 €');
  });

  it('shows the first rows of a long block at once, and all of them on demand', async () => {
    const articles = Array.from({ length: 400 }, (_, index) => ({
      key: `a${index}`,
      name: `Artikel ${index}`,
      quantity: 1_000,
      gross: 100,
    }));
    open([stored({}, {}, fullClosing({ articles }))]);
    const region = await section('Artikel');
    expect(within(region).getAllByRole('row')).toHaveLength(301);
    await userEvent.click(within(region).getByRole('button', { name: 'Alle 400 Zeilen zeigen' }));
    expect(within(region).getAllByRole('row')).toHaveLength(401);
  });

  it('leads to its first and last receipt, and to all of its period', async () => {
    open();
    const first = await screen.findByRole('link', { name: 'Beleg 1201' });
    expect(first.getAttribute('href')).toBe('/manage/receipts/01930000-0000-7000-8000-000000000001');
    const all = new URL(
      screen.getByRole('link', { name: 'Belege des Zeitraums' }).getAttribute('href') ?? '',
      'http://x',
    ).searchParams;
    expect(all.get('units')).toBe('unit-1');
    expect(all.getAll('f')).toEqual([
      'deviceId.is.device-1',
      'number.from.1201',
      'number.to.1289',
      'businessDay.from.2026-11-19',
      'businessDay.to.2026-11-21',
    ]);
  });

  it('leads to the closing before, and says by a disabled button that it is the last', async () => {
    open();
    const before = await screen.findByRole('link', { name: 'Voriger Abschluss dieser Kasse' });
    expect(before.getAttribute('href')).toBe('/manage/closings/before');
    const next = screen.getByRole('button', { name: 'Nächster Abschluss dieser Kasse' });
    expect((next as HTMLButtonElement).disabled).toBe(true);
  });

  it('leads to its sections by anchors', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: 'Abschnitte' });
    const link = within(nav).getByRole('link', { name: 'Kassenbestand' });
    expect(link.getAttribute('href')).toBe('#cash');
    expect(document.getElementById('cash')).toBeTruthy();
  });

  it('explains a figure on demand, to keys as to a mouse', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Was heißt „Soll“?' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Was nach allen Vorgängen in der Schublade liegen müsste.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Was nach allen Vorgängen in der Schublade liegen müsste.')).toBeNull();
  });

  it('shows what the register sent, as it was sent', async () => {
    open();
    const raw = await screen.findByLabelText<HTMLTextAreaElement>('Daten der Kasse, wie gesendet');
    expect(JSON.parse(raw.value)).toEqual(JSON.parse(JSON.stringify(fullClosing())));
  });
});

describe('the check of a closing against the cloud (contract 18)', () => {
  it('says that it matches, and how many figures were compared', async () => {
    open();
    expect(await screen.findByText('Stimmt mit den Belegen überein.')).toBeTruthy();
    expect(screen.getByText(/1 Kennzahlen der Kasse sind dieselben.*Geprüft 20.11.2026, 22:46/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Jetzt prüfen' })).toBeNull();
  });

  it('shows what differs side by side, named in words', async () => {
    const differing = figure({ cloud: 123_000, result: 'differs' });
    const ofCase = figure({
      figure: 'businessCase',
      subject: 'PfandRueckzahlung',
      cloud: 0,
      result: 'differs',
    });
    open([
      stored(
        { state: 'differs', differing: 2 },
        { figures: [differing, ofCase, figure({ figure: 'receipts' })] },
      ),
    ]);
    expect(await screen.findByText('2 Kennzahlen weichen von den Belegen ab.')).toBeTruthy();
    expect(lines(screen.getByRole('table', { name: 'Unterschied' }))).toEqual([
      'Kennzahl | Kasse | Aus den Belegen | Unterschied',
      'Umsatz brutto | 1.234,56 € | 1.230,00 € | 4,56 €',
      'Geschäftsvorfall Pfandrückzahlung | 1.234,56 € | 0,00 € | 1.234,56 €',
    ]);
  });

  it('says how many receipts are missing, and compares again on demand', async () => {
    const checked = open([stored({ state: 'incomplete', missing: 3, checkedAt: null }), stored()]);
    expect(await screen.findByText('3 Belege fehlen noch.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt prüfen' }));
    await waitFor(() => expect(checked).toEqual([{ id }]));
    expect(await screen.findByText('Stimmt mit den Belegen überein.')).toBeTruthy();
  });

  it('speaks of daily closings where it is a month', async () => {
    open([stored({ type: 'monthly', state: 'incomplete', missing: 1 })]);
    expect(await screen.findByText('Ein Tagesabschluss fehlt noch.')).toBeTruthy();
  });
});

describe('files of a closing', () => {
  it('come as PDF in the language in use, under the name that the server gives', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Als PDF laden' });
    const others = globalThis.fetch;
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (!input.startsWith('/api/closings/')) return others(input, init);
      asked.push(input);
      const name = "attachment; filename*=UTF-8''tagesabschluss-z-17.pdf";
      return Promise.resolve(new Response('x', { headers: { 'content-disposition': name } }));
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    await userEvent.click(button);
    expect(await screen.findByText('„tagesabschluss-z-17.pdf“ wurde geladen.')).toBeTruthy();
    expect(asked).toEqual([`/api/closings/${id}.pdf?language=de`]);
  });
});

describe('no closing', () => {
  it('says that there is none and leads to the list', async () => {
    fakeGraphql([[ClosingDocument, () => ({ closing: null })]]);
    renderScreen(<ClosingPage />, '/manage/closings/x');
    expect(await screen.findByRole('heading', { name: 'Diesen Abschluss gibt es nicht' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Alle Abschlüsse' });
    expect(back.getAttribute('href')).toBe('/manage/closings');
  });

  it('says so when it is not allowed', async () => {
    fakeGraphql([
      [
        ClosingDocument,
        () => {
          throw { code: 'FORBIDDEN' };
        },
      ],
    ]);
    renderScreen(<ClosingPage />, '/manage/closings/x');
    expect(await screen.findByRole('heading', { name: 'Kein Zugriff' })).toBeTruthy();
  });
});

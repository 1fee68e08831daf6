import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FindCustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ReceiptDocument,
  ReceiptNeighboursDocument,
  ReceiptTagsDocument,
  ReceiptVerificationDocument,
  UpdateReceiptDocument,
  type UpdateReceiptMutationVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { receiptTexts } from './receipts-texts.ts';

const id = '01a1fadd-ac50-7430-998a-fc93bf35255c';

const receipt = sale({
  id,
  number: 1857,
  employee: { key: '7', name: 'Lena' },
  target: { kind: 'table', label: '18' },
  positions: [
    position({
      text: 'Schnitzel',
      quantity: 2000,
      unitPrice: 1650,
      discounts: [{ text: 'Stammgast', amount: -300 }],
      article: { key: 'k-1', plu: '101', category: 'Speisen' },
    }),
    { ...position({ text: 'Pils', unitPrice: -390, rate: 1900 }), line: '2', cancellation: true },
  ],
  cards: [
    {
      kind: 'girocard',
      brand: 'girocard',
      lastDigits: '4711',
      terminalId: '6000',
      traceNumber: '12',
      authorizationCode: 'A1',
      amount: 2610,
      tip: 0,
      time: '2026-11-21T10:01:00.000Z',
      result: 'genehmigt',
    },
  ],
  tse: {
    serial: 'ab'.repeat(32),
    clientId: 'ABC-123',
    transaction: 18,
    signatureCounter: 112,
    start: '2026-11-21T10:00:00.000Z',
    end: '2026-11-21T10:01:00.000Z',
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^26.10_0.00_0.00_0.00_0.00^26.10:Bar',
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    signature: 'AA==',
    publicKey: 'BA==',
  },
});

const row = {
  id,
  number: 1857,
  type: 'Beleg',
  end: receipt.end,
  businessDay: '2026-11-21',
  unitId: 'u1',
  unitName: 'Gasthaus',
  registerName: 'Theke',
  employeeName: 'Lena',
  gross: 2610,
  currency: 'EUR',
  zone: 'Europe/Berlin',
  zNumber: 7,
  payments: ['cash'],
  marks: [],
  target: '18',
  note: null as string | null,
  tags: [] as string[],
};

const linked = {
  id: '01a1fadd-ac50-7430-998a-fc93bf352599',
  number: 1860,
  type: 'Beleg',
  end: receipt.end,
  zone: 'Europe/Berlin',
  gross: -2610,
  currency: 'EUR',
};

const stored = {
  row,
  receivedAt: receipt.end,
  start: receipt.start,
  deviceId: 'd1',
  country: 'DE',
  content: JSON.stringify(receipt),
  version: 0,
  customerId: null,
  customerName: null as string | null,
  closing: { id: 'c1', zNumber: 7 },
  seller: {
    name: 'Gasthaus Lindenhof GmbH',
    address: 'Am Anger 1',
    zipCode: '80331',
    city: 'München',
    taxNumber: null,
    vatId: 'DE136695976',
  },
  refersTo: [],
  referredBy: [linked],
  onRegister: { previousId: 'p1', nextId: null },
  changes: [
    {
      id: 'h1',
      at: receipt.end,
      byName: 'Olga Lindner',
      oldValues: '{"name":"1857","note":""}',
      newValues: '{"name":"1857","note":"Reklamation"}',
    },
  ],
};
type Stored = typeof stored;

const check = (name: string, outcome = 'passed', reason: string | null = null) => ({
  check: name,
  outcome,
  reason,
  expected: null as string | null,
  found: null as string | null,
});
const allPassed = ['signed', 'content', 'serial', 'signature', 'times', 'transaction', 'counter'].map(
  (name) => check(name),
);

interface Faked {
  readonly given?: Partial<Stored>;
  readonly checks?: readonly ReturnType<typeof check>[];
  readonly update?: (variables: UpdateReceiptMutationVariables) => unknown;
  readonly page?: () => unknown;
}

const open = ({ given = {}, checks = allPassed, update, page }: Faked = {}, query = '') => {
  fakeGraphql([
    [ReceiptDocument, page ?? (() => ({ receipt: { ...stored, ...given } }))],
    [ReceiptVerificationDocument, () => ({ receiptVerification: checks })],
    [ReceiptNeighboursDocument, () => ({ receiptNeighbours: { previousId: null, nextId: 'n1' } })],
    [ReceiptTagsDocument, () => ({ receiptTags: ['Fundsache'] })],
    [FindCustomersDocument, () => ({ customers: { nodes: [], pageInfo: { hasNextPage: false } } })],
    [
      UpdateReceiptDocument,
      update ?? (() => ({ updateReceipt: { isSuccess: true, message: null, modelId: id } })),
    ],
  ]);
  return renderScreen(
    <Routes>
      <Route path="/manage/receipts/:receiptId" element={<ReceiptPage />} />
    </Routes>,
    `/manage/receipts/${id}${query}`,
  );
};

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

afterEach(() => vi.unstubAllGlobals());

describe('page of a receipt', () => {
  it('RCP-03, RCP-05, RCP-06 shows who sold what to whom, where and when, and how it was paid by card', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Beleg 1857' })).toBeTruthy();
    for (const words of ['Tisch 18', 'Counter (ABC-123)', 'girocard •••• 4711', '6000', 'A1', 'genehmigt'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText('21.11.2026, 11:01:00').length).toBeGreaterThan(0);
    expect(screen.getByText('Z 7: Abschluss ansehen').closest('a')?.getAttribute('href')).toBe(
      '/manage/closings/c1',
    );
  });

  it('RCP-04 shows VAT, quantity, price and PLU of each position, with discount and cancellation', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Positionen' });
    const cells = within(table).getByText('Schnitzel').closest('tr')?.querySelectorAll('td');
    expect([...(cells ?? [])].map(({ textContent }) => plain(textContent))).toEqual([
      '101',
      '2',
      '16,50 €',
      '19 %',
      '30,00 €',
    ]);
    expect(plain(within(table).getByText(/Stammgast/).textContent)).toBe('Speisen · Stammgast -3,00 €');
    expect(within(table).getByText('Storno')).toBeTruthy();
  });

  it('RCP-04 shows a price with all its places, what it is for and whether it is net, in the table and on paper', async () => {
    const positions = [
      position({ text: 'Super E10', quantity: 45_370, unit: 'l', unitPrice: 160, unitPriceExact: '1.599' }),
      position({ line: '2', text: 'Salami', quantity: 150_000, unit: 'g', factor: 100_000, unitPrice: 199 }),
      position({
        line: '3',
        text: 'Dübel',
        quantity: 600_000,
        unitPrice: 499,
        factor: 100_000,
        baseUnit: 'Paket',
        priceBasis: 'net',
      }),
    ];
    const vat = [{ key: 1, rate: 1900, net: 100, tax: 18, gross: 118 }];
    open({ given: { content: JSON.stringify({ ...receipt, positions, vat }) } });
    const table = await screen.findByRole('table', { name: 'Positionen' });
    const priceOf = (text: string) =>
      plain(within(table).getByText(text).closest('tr')?.querySelectorAll('td')[2]?.textContent);
    expect(['Super E10', 'Salami', 'Dübel'].map(priceOf)).toEqual([
      '1,599 €',
      '1,99 € / 100 g',
      '4,99 € / Paket netto',
    ]);
    const paper = await screen.findByRole('article', { name: 'Beleg' });
    expect(plain(paper.textContent)).toContain('45,37 l × 1,599 €');
    expect(plain(within(paper).getByRole('table').textContent)).toContain('A 19 %1,00 €0,18 €1,18 €');
  });

  it('shows the first 200 positions of a long receipt, all of them when asked, and all on paper', async () => {
    const positions = Array.from({ length: 210 }, (_, index) =>
      position({ line: String(index + 1), text: `Artikel ${index + 1}`, unitPrice: 99 }),
    );
    open({ given: { content: JSON.stringify({ ...receipt, positions }) } });
    const table = await screen.findByRole('table', { name: 'Positionen' });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(200);
    const paper = screen.getByRole('article', { name: 'Beleg' });
    expect(within(paper).getByText('Artikel 210')).toBeTruthy();
    await userEvent.click(screen.getByText('Alle 210 Positionen zeigen'));
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(210));
    expect(screen.queryByText(/Positionen zeigen/)).toBeNull();
  });

  it('the paper names the company, each rate of VAT and the signature, with its QR code (§ 6 KassenSichV)', async () => {
    open();
    const paper = await screen.findByRole('article', { name: 'Beleg' });
    for (const words of [
      'Gasthaus Lindenhof GmbH',
      'Am Anger 1',
      '80331 München',
      'USt-IdNr. DE136695976',
      'ABC-123',
      '112',
      'AA==',
    ])
      expect(within(paper).getByText(words)).toBeTruthy();
    expect(within(paper).getByText(/^2 × 16,50/)).toBeTruthy();
    // In a right-to-left app the zip code would else stand behind its town.
    expect(paper.dir).toBe('ltr');
    expect(within(paper).getByRole('img', { name: 'QR-Code der TSE' })).toBeTruthy();
    expect(within(paper).getByRole('rowheader', { name: /A\s19/ })).toBeTruthy();
  });

  it('leads to receipts that name it, to its neighbours, and back to the list that it came from', async () => {
    open({}, '?f=gross.from.500');
    const link = await screen.findByRole('link', { name: /Beleg 1860 vom/ });
    expect(link.getAttribute('href')).toBe(`/manage/receipts/${linked.id}`);
    expect(screen.getByRole('link', { name: 'Vorheriger Beleg der Kasse' }).getAttribute('href')).toContain(
      '/p1',
    );
    const next = await screen.findByRole('link', { name: 'Älterer Beleg der Liste' });
    expect(next.getAttribute('href')).toBe('/manage/receipts/n1?f=gross.from.500');
    expect(screen.getByRole('link', { name: 'Alle Belege' }).getAttribute('href')).toBe(
      '/manage/receipts?f=gross.from.500',
    );
  });

  it('shows what the register sent', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rohdaten' }));
    const raw = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'So hat es die Kasse gesendet',
    });
    expect(JSON.parse(raw.value)).toEqual(JSON.parse(stored.content));
  });

  it('prints in the form that was chosen', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blatt, A4' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.getByRole('article', { name: 'Beleg' }).dataset.format).toBe('a4');
  });

  it('has words for a receipt that does not exist', async () => {
    open({ page: () => ({ receipt: null }) });
    expect(await screen.findByText('Diesen Beleg gibt es nicht')).toBeTruthy();
  });
});

describe('verification of the signature (RCP-03)', () => {
  const checks = () => screen.findByRole('list', { name: 'Prüfung der Signatur' });

  it('names every check with its outcome', async () => {
    open();
    expect(within(await checks()).getAllByText('Bestanden')).toHaveLength(7);
    expect(screen.getByText(/Alles in Ordnung/)).toBeTruthy();
  });

  it('says what failed and why, with what was expected', async () => {
    const failed = {
      ...check('content', 'failed', 'contentDiffers'),
      expected: 'Beleg^26.10',
      found: 'Beleg^1.00',
    };
    open({ checks: [check('signed'), failed] });
    const list = await checks();
    expect(within(list).getByText('Fehlgeschlagen')).toBeTruthy();
    expect(
      within(list).getByText('Die TSE hat andere Beträge unterschrieben, als auf dem Beleg stehen.'),
    ).toBeTruthy();
    expect(within(list).getByText('Beleg^26.10')).toBeTruthy();
    expect(screen.getByText(/Etwas stimmt nicht/)).toBeTruthy();
  });

  it.each([
    [check('signature', 'impossible', 'keyMissing'), /nicht alles lässt sich prüfen/],
    [{ ...check('signed', 'failed', 'failureNamed'), found: 'USB-Stick fehlt' }, /trägt keine Signatur/],
    [check('signed', 'impossible', 'notRequired'), /braucht keine Signatur/],
  ])('says in one sentence what %j means', async (one, words) => {
    open({ checks: [one] });
    expect(await screen.findByText(words)).toBeTruthy();
    if (one.found) expect(screen.getByText(one.found)).toBeTruthy();
  });
});

describe('note, tags and customer (RCP-07)', () => {
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    return screen.findByRole('dialog');
  };

  it('shows each change with who made it', async () => {
    open();
    const history = await screen.findByRole('list', { name: 'Änderungen' });
    expect(history.textContent).toContain('Olga Lindner');
    expect(history.textContent).toContain('Notiz: leer → Reklamation');
  });

  it('ERR-37: saves what was entered, and says so', async () => {
    const sent: UpdateReceiptMutationVariables[] = [];
    open({
      update: (variables) => {
        sent.push(variables);
        return { updateReceipt: { isSuccess: true, message: null, modelId: id } };
      },
    });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Notiz' }), 'Schirm');
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Schlagwörter' }), 'Fest,Garten');
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Kunde' }), 'Meier');
    expect(within(dialog).getByTitle('Kunde: Auswahl löschen')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Beleg wurde aktualisiert.')).toBeTruthy();
    expect(sent).toEqual([
      {
        receipt: {
          id,
          version: 0,
          note: 'Schirm',
          tags: ['Fest', 'Garten'],
          customerId: null,
          customerName: 'Meier',
        },
      },
    ]);
  });

  it('does not send what is too long', async () => {
    const update = vi.fn();
    open({ update });
    const dialog = await edit();
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Notiz' }));
    await userEvent.paste('x'.repeat(256));
    expect(within(dialog).getByText('Höchstens 255 Zeichen.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(update).not.toHaveBeenCalled();
  });

  it('ERR-36: says in the words of the catalogue that it failed, and keeps what was typed', async () => {
    open({
      update: () => {
        throw { code: 'INTERNAL' };
      },
    });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Notiz' }), 'Schirm');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Beim Aktualisieren des Belegs ist ein Fehler aufgetreten.')).toBeTruthy();
    expect(receiptTexts.en.saveFailed).toBe('An error occurred while updating the receipt');
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' }).value).toBe('Schirm');
  });

  it('shows what somebody else wrote meanwhile, and then saves over it', async () => {
    let version = 0;
    const versions: number[] = [];
    open({
      page: () => ({
        receipt: { ...stored, version, row: { ...row, note: version === 0 ? null : 'von Paul' } },
      }),
      update: ({ receipt: { version: seen } }) => {
        versions.push(seen);
        if (seen === 1) return { updateReceipt: { isSuccess: true, message: null, modelId: id } };
        version = 1;
        throw { code: 'CONFLICT' };
      },
    });
    const dialog = await edit();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Notiz' }), 'von Olga');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    const conflict = await screen.findByRole('dialog', { name: /andere Fassung/ });
    const note = within(conflict).getByRole('group', { name: /^Notiz/ });
    expect(note.textContent).toBe('NotizVon beiden geändertMeinevon OlgaGespeichertevon Paul');
    await userEvent.click(within(conflict).getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    expect(await screen.findByText('Beleg wurde aktualisiert.')).toBeTruthy();
    expect(versions).toEqual([0, 1]);
  });
});

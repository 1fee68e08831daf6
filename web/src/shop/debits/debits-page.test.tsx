import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CollectDebitsDocument,
  type CollectDebitsMutationVariables,
  DebitCollectionDaysDocument,
  DebitFileDocument,
  DebitFilesDocument,
  OpenDebitsDocument,
  RestoreDebitDocument,
  ReturnDebitDocument,
  ShowDebitAccountDocument,
  WithdrawDebitFileDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { DebitFile, OpenDebit } from './debits.queries.ts';
import { DebitsPage } from './debits-page.tsx';
import { OrderDebit } from './index.ts';

const debit = (given: Partial<OpenDebit> = {}): OpenDebit => ({
  ...{
    id: 'o1',
    number: 'B-2026-10017',
    buyerName: 'Bäckerei Müller',
    holder: 'Änne Müller',
    ibanEnd: '3000',
  },
  ...{
    gross: 23_681,
    invoiceNumber: 'R-2026-00017',
    placedAt: '2026-11-20T09:00:00.000Z',
    returnReason: null,
  },
  ...given,
});
const file: DebitFile = {
  ...{ id: 'f1', number: 'L-2026-00001', collectOn: '2026-11-30', total: 23_681, madeByName: 'Rita Clausen' },
  ...{ madeAt: '2026-11-23T09:00:00.000Z', withdrawnAt: null, withdrawnByName: null, mayWithdraw: true },
  debits: [
    {
      ...{ id: 'd1', orderId: 'o1', orderNumber: 'B-2026-10017', buyerName: 'Bäckerei Müller', attempt: 1 },
      ...{ holder: 'Änne Müller', ibanEnd: '3000', amount: 23_681, state: 'collected', returnReason: null },
    },
  ],
};
const saved = { isSuccess: true, message: null, modelId: 'f1' };
const pageInfo = { endCursor: null, hasNextPage: false };

interface Given {
  readonly open?: readonly OpenDebit[];
  /** Those of all pages, where there are others. */
  readonly openCount?: number;
  readonly hasCreditor?: boolean;
  readonly files?: readonly DebitFile[];
  /** Refuses what is asked for with this password. */
  readonly password?: string;
  readonly refusal?: string;
}

interface Sent {
  readonly collected: CollectDebitsMutationVariables[];
  readonly fetched: { readonly url: string; readonly body: unknown }[];
  readonly others: unknown[];
}

const serve = ({
  open = [],
  openCount = open.length,
  hasCreditor = true,
  files = [],
  refusal,
  password = 'Geheim-1',
}: Given): Sent => {
  const sent: Sent = { collected: [], fetched: [], others: [] };
  const check = (typed: string) => {
    if (typed !== password) throw { code: 'WRONG_PASSWORD' };
    if (refusal) throw { code: refusal, parameters: { reason: 'underWay', number: 'B-2026-10017' } };
  };
  const take = <Answer,>(variables: unknown, answer: Answer): Answer => {
    sent.others.push(variables);
    return answer;
  };
  fakeGraphql([
    [
      OpenDebitsDocument,
      () => ({
        debitCreditor: hasCreditor ? { version: 1 } : null,
        openDebits: { nodes: open, pageInfo, totalCount: openCount },
      }),
    ],
    [
      DebitCollectionDaysDocument,
      () => ({ debitCollectionDays: { earliest: '2026-11-30', latest: '2026-12-21' } }),
    ],
    [
      DebitFilesDocument,
      () => ({
        debitFiles: {
          nodes: files.map((each) => ({ ...each, debitCount: each.debits.length, returnedCount: 0 })),
          pageInfo,
          totalCount: files.length,
        },
      }),
    ],
    [DebitFileDocument, () => ({ debitFile: file })],
    [
      CollectDebitsDocument,
      (variables: CollectDebitsMutationVariables) => {
        sent.collected.push(variables);
        check(variables.password);
        return { collectDebits: saved };
      },
    ],
    [
      ShowDebitAccountDocument,
      (variables: { password: string }) => {
        check(variables.password);
        return take(variables, {
          showDebitAccount: {
            ...{ holder: 'Änne Müller', iban: 'DE89370400440532013000', bic: null, mandate: 'M-17' },
            ...{ signedOn: '2026-11-20', creditorId: 'DE98NRD09999999999' },
          },
        });
      },
    ],
    [WithdrawDebitFileDocument, (variables: unknown) => take(variables, { withdrawDebitFile: saved })],
    [ReturnDebitDocument, (variables: unknown) => take(variables, { returnDebit: saved })],
    [RestoreDebitDocument, (variables: unknown) => take(variables, { restoreDebit: saved })],
  ]);
  const graphql = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!String(input).startsWith('/api/debit-files/')) return graphql(input, init);
    sent.fetched.push({ url: input, body: JSON.parse(String(init.body)) });
    return new Response('<Document/>', {
      headers: { 'content-disposition': "attachment; filename*=UTF-8''lastschriften-l-2026-00001.xml" },
    });
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  return sent;
};

const open = (given: Given, address = '/manage/e-commerce/debits'): Sent => {
  const sent = serve(given);
  renderScreen(<DebitsPage />, address);
  return sent;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const typePassword = async (text: string) => {
  const box = await screen.findByLabelText(/^Ihr Passwort/);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

afterEach(() => {
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('what is to be collected', () => {
  it('is chosen, several at once, and becomes a file that is fetched at once', async () => {
    const sent = open({ open: [debit(), debit({ id: 'o2', number: 'B-2026-10018', gross: 1_000 })] });
    const row = within(await screen.findByRole('row', { name: /B-2026-10017/ }));
    expect(row.getByText('IBAN … 3000')).toBeTruthy();
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await userEvent.click(box);
    await press('Einziehen');
    const dialog = within(await screen.findByRole('dialog', { name: '2 Bestellungen einziehen' }));
    expect(dialog.getByText(/Datei über 246,81\s€/)).toBeTruthy();
    expect(await dialog.findByDisplayValue('30.11.2026')).toBeTruthy();
    await press('Datei erstellen');
    expect(await dialog.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
    expect(sent.collected).toEqual([]);
    await typePassword('Geheim-1');
    await press('Datei erstellen');
    expect(await screen.findByText(/„lastschriften-l-2026-00001.xml“ ist erstellt/)).toBeTruthy();
    expect(sent.collected).toMatchObject([{ orderIds: ['o1', 'o2'], collectOn: null, password: 'Geheim-1' }]);
    expect(sent.fetched).toEqual([{ url: '/api/debit-files/f1', body: { password: 'Geheim-1' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a page whose orders were collected meanwhile is on the first one', async () => {
    open({ openCount: 3 }, '/manage/e-commerce/debits?after=x&page=2');
    const first = await screen.findByRole('button', { name: 'Erste Seite' });
    expect(first.hasAttribute('disabled')).toBe(false);
  });

  it('is the same file when it is sent again after a wrong password', async () => {
    const sent = open({ open: [debit()] });
    await userEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
    await press('Einziehen');
    await typePassword('falsch');
    await press('Datei erstellen');
    expect(await screen.findByText('Das Passwort stimmt nicht.')).toBeTruthy();
    await typePassword('Geheim-1');
    await press('Datei erstellen');
    await waitFor(() => expect(sent.fetched).toHaveLength(1));
    expect(sent.collected).toHaveLength(2);
    expect(sent.collected[0]?.key).toBe(sent.collected[1]?.key);
  });

  it('is refused in words when somebody else was quicker', async () => {
    open({ open: [debit()], refusal: 'DEBIT_NOT_POSSIBLE' });
    await userEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
    await press('Einziehen');
    await typePassword('Geheim-1');
    await press('Datei erstellen');
    expect(await screen.findByText(/B-2026-10017: Für sie läuft schon eine Lastschrift/)).toBeTruthy();
  });

  it('says what came back before', async () => {
    open({ open: [debit({ returnReason: 'AM04' })] });
    expect(await screen.findByText('Kam zurück: Konto nicht gedeckt (AM04)')).toBeTruthy();
  });

  it('asks first who collects, and leads there', async () => {
    open({ hasCreditor: false });
    expect(await screen.findByRole('heading', { name: 'Wer zieht ein?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gläubigerdaten eintragen' }).getAttribute('href')).toBe(
      '/manage/e-commerce/debits/creditor',
    );
  });

  it('says what belongs here while there is nothing, in English, too', async () => {
    setLanguage('en');
    open({});
    expect(await screen.findByRole('heading', { name: 'Nothing to collect' })).toBeTruthy();
  });
});

describe('files for the bank', () => {
  it('are fetched again after the password', async () => {
    const sent = open({ files: [file] }, '/manage/e-commerce/debits?view=files&file=f1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Datei L-2026-00001' }));
    expect(await dialog.findByRole('row', { name: /B-2026-10017/ })).toBeTruthy();
    await press('Herunterladen');
    await typePassword('Geheim-1');
    const ask = within(await screen.findByRole('dialog', { name: /L-2026-00001 herunterladen/ }));
    await userEvent.click(ask.getByRole('button', { name: 'Herunterladen' }));
    await waitFor(() => expect(sent.fetched).toHaveLength(1));
  });

  it('are taken back after a question', async () => {
    const sent = open({ files: [file] }, '/manage/e-commerce/debits?view=files&file=f1');
    await press('Datei zurückziehen');
    const ask = within(await screen.findByRole('dialog', { name: 'Datei L-2026-00001 zurückziehen?' }));
    expect(ask.getByText(/noch nicht bei der Bank eingereicht/)).toBeTruthy();
    await userEvent.click(ask.getByRole('button', { name: 'Datei zurückziehen' }));
    await waitFor(() => expect(sent.others).toEqual([{ id: 'f1' }]));
  });

  it('are not there yet', async () => {
    open({}, '/manage/e-commerce/debits?view=files');
    expect(await screen.findByRole('heading', { name: 'Noch keine Datei' })).toBeTruthy();
  });
});

describe('the debit of an order', () => {
  const collected = {
    ...{ id: 'd1', state: 'collected' as const, amount: 23_681, collectOn: '2026-11-30' },
    ...{ fileNumber: 'L-2026-00001', madeByName: 'Rita Clausen', madeAt: '2026-11-23T09:00:00.000Z' },
    ...{ returnReason: null, returnNote: null, returnedAt: null, returnedByName: null },
  };
  const order = {
    ...{ id: 'o1', number: 'B-2026-10017', gross: 23_681, mayCollect: true },
    ...{ debitObstacle: null, debits: [] },
  };
  const show = (given: Partial<Parameters<typeof OrderDebit>[0]['order']> = {}): Sent => {
    const sent = serve({});
    renderScreen(<OrderDebit order={{ ...order, ...given }} />);
    return sent;
  };

  it('shows the account after the password, and not after the dialog', async () => {
    show();
    await press('Bankverbindung anzeigen');
    await typePassword('Geheim-1');
    await press('Anzeigen');
    expect(await screen.findByText('DE89 3704 0044 0532 0130 00')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('DE89 3704 0044 0532 0130 00')).toBeNull());
  });

  it('is noted as returned with the reason of the bank, and taken back', async () => {
    const sent = show({ mayCollect: false, debitObstacle: 'underWay', debits: [collected] });
    expect(
      await screen.findByText(/Datei L-2026-00001, erstellt am 23\.11\.2026 von Rita Clausen/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Einziehen' })).toBeNull();
    await press('Rücklastschrift vermerken');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rücklastschrift vermerken' }));
    await waitFor(() => expect(sent.others).toEqual([{ id: 'd1', reason: 'AM04', note: '' }]));
  });

  it('goes back to collected where the money did not come back', async () => {
    const returned = { ...collected, state: 'returned' as const, returnReason: 'AM04' as const };
    const sent = show({
      debits: [{ ...returned, returnedAt: '2026-12-02T09:00:00.000Z', returnedByName: 'Rita Clausen' }],
    });
    expect(await screen.findByText(/Konto nicht gedeckt \(AM04\), vermerkt am/)).toBeTruthy();
    await press('Doch nicht zurückgegeben');
    await waitFor(() => expect(sent.others).toEqual([{ id: 'd1' }]));
  });

  it('offers its buyer nothing but the day', async () => {
    const seen = { ...collected, fileNumber: null, madeByName: null, madeAt: null };
    show({ mayCollect: false, debits: [seen] });
    expect(await screen.findByText(/236,81\s€, fällig am 30\.11\.2026/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what keeps the order from being collected', async () => {
    show({ mayCollect: false, debitObstacle: 'notInWork' });
    expect(
      await screen.findByText(/sobald die Bestellung in Bearbeitung oder abgeschlossen ist/),
    ).toBeTruthy();
  });
});

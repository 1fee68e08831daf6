import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BookStockMovementDocument,
  type BookStockMovementMutationVariables,
  StockMovementsDocument,
  StockOfDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ArticleStock } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const articleId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const mitte = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const nord = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a13';
type Movement = BookStockMovementMutationVariables['movement'];

const branches = [
  {
    unitId: mitte,
    unitName: 'Mitte',
    amount: 24_500,
    level: 'enough',
    countedAt: '2026-11-20T08:15:00.000Z',
  },
  { unitId: nord, unitName: 'Nord', amount: 2000, level: 'low', countedAt: null },
];
const movement = {
  ...{ id: 'm1', unitName: 'Mitte', kind: 'count', quantity: 24_500, change: -1500 },
  ...{ madeAt: '2026-11-20T08:15:00.000Z', actorName: 'Olga Lindner', reason: null },
};
const late = { ...movement, id: 'm2', kind: 'sale', quantity: 1000, change: 0, actorName: 'Theke' };

interface Server {
  readonly stock?: readonly object[];
  readonly movements?: readonly object[];
  readonly book?: (movement: Movement) => void;
}

const open = ({ stock = branches, movements = [movement, late], book }: Server = {}) => {
  fakeGraphql([
    [StockOfDocument, () => ({ stockOf: stock })],
    [
      StockMovementsDocument,
      () => ({ stockMovements: { nodes: movements, pageInfo: { endCursor: null, hasNextPage: false } } }),
    ],
    [
      BookStockMovementDocument,
      ({ movement: booked }: { movement: Movement }) => {
        book?.(booked);
        return { bookStockMovement: { isSuccess: true } };
      },
    ],
  ]);
  return renderScreen(<ArticleStock articleId={articleId} articleName="Apfelschorle" />, '/');
};

const openDialog = async (server: Server = {}) => {
  open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Bewegung buchen' }));
  return within(await screen.findByRole('dialog', { name: 'Bewegung von „Apfelschorle“ buchen' }));
};

describe('ART-11: the stock of an article', () => {
  it('shows for each branch how much there is, and in a word whether it is enough', async () => {
    open();
    const amounts = within(await screen.findByRole('list', { name: 'Bestand' }));
    expect(amounts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mitte24,5Genug daGezählt am 20\.11\.2026/),
      'Nord2NachbestellenNoch nie gezählt',
    ]);
  });

  it('says what is not known', async () => {
    open({ stock: [{ ...branches[1], amount: null, level: 'unknown' }], movements: [] });
    expect(await screen.findByText('Nicht erfasst')).toBeTruthy();
    expect(await screen.findByText(/Noch keine Bewegungen/)).toBeTruthy();
  });

  it('tells the last movements with who and when, and which came too late to count', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Letzte Bewegungen' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^−1,5Zählung 24,520\.11\.2026, \d\d:\d\d · Olga Lindner · Mitte$/),
      expect.stringMatching(/^±0Verkauf 1, vor der letzten Zählung20\.11\.2026, \d\d:\d\d · Theke · Mitte$/),
    ]);
  });

  it('of an article that is not saved yet is not asked for', () => {
    renderScreen(<ArticleStock articleId={undefined} articleName="" />, '/');
    expect(screen.getByText(/Sobald der Artikel gespeichert ist/)).toBeTruthy();
  });
});

describe('booking a movement', () => {
  it('says at each field what is missing', async () => {
    const book = vi.fn();
    const dialog = await openDialog({ book });
    await userEvent.click(dialog.getByRole('radio', { name: 'Schwund' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Buchen' }));
    expect(dialog.getByText('Bitte wählen Sie etwas aus.')).toBeTruthy();
    expect(dialog.getByText(/Bitte geben Sie eine Menge/)).toBeTruthy();
    expect(dialog.getByText(/Bitte geben Sie einen Grund an/)).toBeTruthy();
    expect(book).not.toHaveBeenCalled();
  });

  it('takes a decimal comma, and sends thousandths with an id of its own', async () => {
    const book = vi.fn();
    const dialog = await openDialog({ book });
    await userEvent.click(dialog.getByRole('radio', { name: 'Nord' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Menge/ }), '12,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Buchen' }));
    expect(await screen.findByText('Lieferung gebucht.')).toBeTruthy();
    expect(book).toHaveBeenCalledExactlyOnceWith({
      ...{ articleId, unitId: nord, kind: 'delivery', quantity: 12_500, reason: null },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for no branch where there is one', async () => {
    const book = vi.fn();
    const dialog = await openDialog({ book, stock: branches.slice(0, 1) });
    expect(dialog.queryByRole('radio', { name: 'Mitte' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Zählung' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Menge/ }), '0{Enter}');
    await waitFor(() => expect(book.mock.lastCall?.[0]).toMatchObject({ unitId: mitte, quantity: 0 }));
  });
});

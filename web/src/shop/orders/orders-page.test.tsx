import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShopOrdersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { setLanguage } from '../../kit/i18n/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { ListedOrder } from './orders.queries.ts';
import { OwnOrdersPage, SoldOrdersPage } from './orders-page.tsx';
import { listedOrder } from './testing.ts';

const open = (page: 'own' | 'sold', orders: readonly ListedOrder[], query = '') => {
  const asked: object[] = [];
  fakeGraphql([
    [
      ShopOrdersDocument,
      (variables: object) => {
        asked.push(variables);
        return {
          shopOrders: {
            nodes: orders,
            pageInfo: { endCursor: null, hasNextPage: false },
            totalCount: orders.length,
          },
        };
      },
    ],
  ]);
  renderScreen(page === 'own' ? <OwnOrdersPage /> : <SoldOrdersPage />, `/orders${query}`);
  return asked;
};

afterEach(() => {
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('the lists of orders (SHP-05, SHP-06)', () => {
  it('SHP-76: show status, customer, licence key, setup fee and contract duration', async () => {
    const asked = open('own', [listedOrder()]);
    const row = within(await screen.findByRole('row', { name: /B-2026-10017/ }));
    for (const text of ['Bestellt', 'Café Anker', '7QK2M-0VX3A', '12 Monate', /davon 23,80\s€/, /154,46\s€/])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText(/und 2 weitere/)).toBeTruthy();
    expect(row.getByRole('link', { name: 'B-2026-10017' }).getAttribute('href')).toBe('/apps/shop-orders/o1');
    expect(asked).toEqual([expect.objectContaining({ view: 'BUYER', status: null, search: null })]);
  });

  it('lead a seller to the order as the seller sees it, and name who ordered', async () => {
    const asked = open('sold', [listedOrder()]);
    const link = await screen.findByRole('link', { name: 'B-2026-10017' });
    expect(link.getAttribute('href')).toBe('/manage/e-commerce/orders/o1');
    expect(screen.getByText('Gasthaus Lindenhof')).toBeTruthy();
    expect(asked).toEqual([expect.objectContaining({ view: 'SELLER' })]);
  });

  it('SHP-19: ask for words, states and days that stand in the address', async () => {
    const query = '?search=Anker&status=onHold,rejected,nonsense&from=2026-11-01&to=2026-11-20';
    const asked = open('own', [], query);
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      search: 'Anker',
      status: ['rejected', 'onHold'],
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
    });
  });

  it.each([
    ['own', '', 'Noch keine Bestellung'],
    ['sold', '', 'Noch keine Bestellung von Kunden'],
    ['own', '?status=onHold', 'Nichts gefunden'],
  ] as const)('say what belongs here while there is nothing: %s %s', async (page, query, title) => {
    open(page, [], query);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('take a filter away with its chip', async () => {
    const asked = open('own', [listedOrder()], '?f=status.is.onHold');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filter entfernen: Stand ist Zurückgestellt' }),
    );
    await expect.poll(() => asked.at(-1)).toMatchObject({ status: null });
  });

  it('take what they show along, with the filter as the API has it', async () => {
    open('own', [listedOrder()], '?f=status.isNot.rejected');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportieren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exportieren' });
    expect(dialog.textContent).toMatch(/1 Bestellung.*Stand/);
  });

  it('speak English', async () => {
    setLanguage('en');
    open('own', [listedOrder({ status: 'waitingForResponse' })]);
    expect(await screen.findByRole('heading', { name: 'My orders' })).toBeTruthy();
    expect(await screen.findByText('Waiting for response')).toBeTruthy();
  });
});

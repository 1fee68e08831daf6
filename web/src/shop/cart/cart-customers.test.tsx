import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartLine, linesOfStored } from '@tresen/domain/shop/cart';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { cartLines } from './cart-actions.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { createShopServer, line, signInAsSomebody } from './testing.ts';

let server: ReturnType<typeof createShopServer>;

beforeEach(() => {
  server = createShopServer();
});

const openWith = async (lines: readonly CartLine[], role = 'reseller') => {
  server.put(lines);
  act(() => void signInAsSomebody(role));
  renderScreen(<CartDrawer />, '/?panel=cart');
  const drawer = within(await screen.findByRole('dialog', { name: 'Warenkorb' }));
  await drawer.findAllByRole('heading', { level: 3 });
  return drawer;
};
const of = (customerId: string | null, lineId: string) =>
  line({ lineId, customerId, articleName: `Artikel ${lineId}` });

describe('a reseller’s cart', () => {
  it.each(['reseller', 'admin', 'superAdmin'])(
    'SHP-13: says whom each line is for, and lets a %s choose it',
    async (role) => {
      const drawer = await openWith([of(null, '1')], role);
      await userEvent.click(drawer.getByRole('button', { name: 'Kunde für Artikel 1: Noch kein Kunde' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Für welchen Kunden?' }));
      await userEvent.click(dialog.getByRole('combobox', { name: 'Kunde' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Café Sommer' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
      await drawer.findByRole('button', { name: 'Kunde für Artikel 1: Café Sommer', hidden: true });
      expect(cartLines()[0]?.customerId).toBe('b');
    },
  );

  it('SHP-64, SHP-68: for two customers is stopped, and split by one press', async () => {
    const drawer = await openWith([of('a', '1'), of(null, '2'), of('b', '3')]);
    await userEvent.click(drawer.getByRole('button', { name: 'Nach Kunden aufteilen' }));
    await waitFor(() => expect(cartLines().map(({ lineId }) => lineId)).toEqual(['1', '2']));
    expect(drawer.getByRole('link', { name: 'Zur Kasse' })).toBeDefined();
    const draft = [...server.projects.values()].find(({ name }) => name.startsWith('Café Sommer, '));
    expect(linesOfStored(draft?.cart ?? '')?.map(({ lineId }) => lineId)).toEqual(['3']);
    expect(await screen.findByText(/^Als Entwurf gesichert: Café Sommer, /)).toBeDefined();
  });

  it('split leaves everything where it was when the drafts cannot be saved', async () => {
    const drawer = await openWith([of('a', '1'), of('b', '3')]);
    server.silent = ['save'];
    await userEvent.click(drawer.getByRole('button', { name: 'Nach Kunden aufteilen' }));
    await screen.findByRole('alert', { hidden: true });
    expect(cartLines()).toHaveLength(2);
  });
});

it('whoever is no reseller is not asked for customers', async () => {
  const drawer = await openWith([of(null, '1')], 'owner');
  expect(drawer.queryByRole('button', { name: /^Kunde für/ })).toBeNull();
});

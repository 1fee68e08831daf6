import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CartLine, linesOfStored } from '@tresen/domain/shop/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { addToCart, cartLines } from './cart-actions.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { currentCart } from './cart-state.ts';
import { LiveCart } from './live-cart.tsx';
import { choice, createShopServer, line, product, signInAsSomebody } from './testing.ts';

let server: ReturnType<typeof createShopServer>;

beforeEach(() => {
  server = createShopServer();
});

const Screen = () => (
  <>
    <LiveCart onPieces={() => undefined} />
    <CartDrawer />
  </>
);
const draft = { id: 'monday', name: 'Montag' };

const open = async (lines: readonly CartLine[] = []) => {
  if (lines.length > 0) server.put(lines);
  act(() => void signInAsSomebody());
  renderScreen(<Screen />, '/?panel=cart');
  await waitFor(() => expect(currentCart().isLoaded).toBe(true));
};
const choose = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Warenkorb verwalten' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const pressIn = async (dialog: string, button: string) => {
  const found = await screen.findByRole('dialog', { name: dialog });
  await userEvent.click(await within(found).findByRole('button', { name: button }));
};
const linesOf = (id: string) => linesOfStored(server.projects.get(id)?.cart ?? '')?.map((each) => each.id);
const openDraft = async () => {
  await choose('Entwürfe …');
  await pressIn('Entwürfe', 'Entwurf öffnen: Montag');
};
const named = () => currentCart().project.name;

describe('emptying the cart', () => {
  it('SHP-29: of the cart without a name asks first; Cancel leaves it as it is, Delete deletes it', async () => {
    await open([line({ quantity: 2 })]);
    await choose('Warenkorb leeren');
    const question = /Alle Artikel \(2\) werden aus dem Warenkorb gelöscht/;
    expect((await screen.findByRole('dialog', { name: 'Warenkorb leeren?' })).textContent).toMatch(question);
    await pressIn('Warenkorb leeren?', 'Abbrechen');
    expect(cartLines()).toHaveLength(1);
    await choose('Warenkorb leeren');
    await pressIn('Warenkorb leeren?', 'Löschen');
    await waitFor(() => expect([cartLines(), server.default()]).toEqual([[], undefined]));
    expect(server.names()).toContain('deleteDefault');
  });

  it('SHP-30: of a draft with a change that is not saved yet shows nothing of it again, and the draft keeps that', async () => {
    server.put([line()], draft);
    await open();
    await openDraft();
    await waitFor(() => expect(named()).toBe('Montag'));
    act(() => addToCart(choice({ id: 2 })));
    await choose('Warenkorb leeren');
    expect([named(), cartLines()]).toEqual(['DEFAULT', []]);
    await waitFor(() => expect(linesOf('monday')).toEqual([1, 2]));
    expect([named(), cartLines()]).toEqual(['DEFAULT', []]);
  });

  it('SHP-30: of a draft asks nothing, and leaves the draft as it is', async () => {
    server.put([line()], draft);
    await open();
    await openDraft();
    await waitFor(() => expect(named()).toBe('Montag'));
    await choose('Warenkorb leeren');
    await waitFor(() => expect([named(), cartLines()]).toEqual(['DEFAULT', []]));
    expect(screen.queryByRole('dialog', { name: 'Warenkorb leeren?' })).toBeNull();
    expect(linesOf('monday')).toEqual([1]);
  });

  it('does not take along what another device has put in meanwhile', async () => {
    await open([line()]);
    server.put([line(), line({ id: 9, lineId: 'theirs' })]);
    await choose('Warenkorb leeren');
    await pressIn('Warenkorb leeren?', 'Löschen');
    await waitFor(() => expect(cartLines().map(({ id }) => id)).toEqual([9]));
    await waitFor(() => expect(linesOf('project-1')).toEqual([9]));
  });
});

describe('a draft', () => {
  it('SHP-31: is the cart under a name, and no cart without a name is left', async () => {
    await open([line()]);
    await choose('Als Entwurf speichern …');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name des Entwurfs' }), 'Montag');
    await pressIn('Als Entwurf speichern', 'Speichern');
    await waitFor(() => expect(named()).toBe('Montag'));
    expect([...server.projects.values()].map(({ name }) => name)).toEqual(['Montag']);
    expect(screen.getByText('Entwurf „Montag“')).toBeDefined();
  });

  it.each([
    ['', 'Bitte geben Sie dem Entwurf einen Namen.'],
    ['  ', 'Bitte geben Sie dem Entwurf einen Namen.'],
    ['default', '„default“ heißt der Warenkorb, der keinen Namen hat. Bitte wählen Sie einen anderen.'],
  ])('is not called "%s"', async (name, words) => {
    await open([line()]);
    await choose('Als Entwurf speichern …');
    const box = await screen.findByRole('textbox', { name: 'Name des Entwurfs' });
    if (name !== '') await userEvent.type(box, name);
    await pressIn('Als Entwurf speichern', 'Speichern');
    expect(await screen.findByText(words)).toBeDefined();
    expect(named()).toBe('DEFAULT');
  });

  it('SHP-31, SHP-32: is overwritten only after the question', async () => {
    server.put([line({ id: 5 })], draft);
    await open([line()]);
    await choose('Als Entwurf speichern …');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name des Entwurfs' }), 'montag');
    await screen.findByText(/gibt es schon. Soll er überschrieben werden\?/);
    expect(linesOf('monday')).toEqual([5]);
    await pressIn('Als Entwurf speichern', 'Überschreiben');
    await waitFor(() => expect([named(), linesOf('monday')]).toEqual(['Montag', [1]]));
    expect(server.projects.size).toBe(1);
  });

  it('SHP-32: takes the place of an empty cart at once, of a filled one after asking', async () => {
    server.put([line({ id: 5 })], draft);
    await open([line()]);
    await openDraft();
    await pressIn('Warenkorb ersetzen?', 'Abbrechen');
    expect(named()).toBe('DEFAULT');
    await pressIn('Entwürfe', 'Entwurf öffnen: Montag');
    await pressIn('Warenkorb ersetzen?', 'Ersetzen');
    await waitFor(() => expect([named(), cartLines().map(({ id }) => id)]).toEqual(['Montag', [5]]));
    expect(server.default()).toBeUndefined();
  });

  it('SHP-32: is renamed and deleted; the open one leaves an empty cart', async () => {
    server.put([line()], draft);
    await open();
    await openDraft();
    await waitFor(() => expect(named()).toBe('Montag'));
    await choose('Entwürfe …');
    await pressIn('Entwürfe', 'Umbenennen: Montag');
    const box = screen.getByRole('textbox', { name: 'Name des Entwurfs' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Dienstag');
    await pressIn('Entwürfe', 'Speichern');
    await waitFor(() =>
      expect([named(), server.projects.get('monday')?.name]).toEqual(['Dienstag', 'Dienstag']),
    );
    await pressIn('Entwürfe', 'Löschen: Dienstag');
    await pressIn('Entwurf löschen?', 'Löschen');
    await waitFor(() => expect([named(), cartLines(), server.projects.size]).toEqual(['DEFAULT', [], 0]));
  });

  it('SHP-28: says that it was saved, at the bottom right', async () => {
    server.put([line()], draft);
    await open();
    await openDraft();
    await waitFor(() => expect(named()).toBe('Montag'));
    act(() => addToCart(choice({ id: 2 })));
    const told = await screen.findByText('Der Entwurf „Montag“ ist gespeichert.');
    const place = told.closest('.notistack-SnackbarContainer');
    expect(place && getComputedStyle(place)).toMatchObject({ right: '20px', bottom: '14px' });
    expect(linesOf('monday')).toEqual([1, 2]);
  });

  it('SHP-28: the cart without a name is saved without a word', async () => {
    await open();
    act(() => addToCart(choice()));
    await waitFor(() => expect(server.default()).toBeDefined());
    expect(screen.queryByText(/ist gespeichert/)).toBeNull();
  });
});

describe('a discount that ends', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const until = (endDate: string) => ({ description: '', startDate: '2026-01-01T00:00:00Z', endDate });
  const discounted = (given: Partial<CartLine> = {}) =>
    line({ discountedPrice: 30, shopDiscount: until('2026-11-21T11:59:59Z'), ...given });
  const prices = () =>
    cartLines().map(({ articlePrice, discountedPrice }) => discountedPrice ?? articlePrice);

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  it('SHP-44, SHP-46: brings today’s prices, asked for once per product', async () => {
    server.prices = [product({ articlePrice: 60 })];
    await open([discounted(), discounted({ lineId: 'again' })]);
    await waitFor(() => expect(prices()).toEqual([60, 60]));
    expect(server.calls.find(({ name }) => name === 'prices')?.variables).toMatchObject({ ids: [1] });
    expect(await screen.findByText(/Ein Angebot ist abgelaufen/)).toBeDefined();
  });

  it.each(['selectedAddOns', 'selectedSubProducts'] as const)(
    'SHP-44: brings them when it is that of one of the %s',
    async (parts) => {
      const until = { description: '', startDate: '2026-01-01T00:00:00Z', endDate: '2026-11-21T11:59:59Z' };
      const part = product({ id: 7, setupFee: 10, discountedPrice: 30, shopDiscount: until });
      server.prices = [product(), product({ id: 7, articlePrice: 79, setupFee: 19 })];
      await open([line({ [parts]: [part] })]);
      await waitFor(() =>
        expect(cartLines()[0]?.[parts][0]).toMatchObject({
          articlePrice: 79,
          discountedPrice: null,
          setupFee: 19,
        }),
      );
      expect(server.calls.find(({ name }) => name === 'prices')?.variables).toMatchObject({ ids: [1, 7] });
      expect(await screen.findByText(/Ein Angebot ist abgelaufen/)).toBeDefined();
    },
  );

  it('SHP-45: leaves all prices where not all products are there any more', async () => {
    server.prices = [product({ articlePrice: 60 })];
    await open([discounted(), discounted({ id: 2, lineId: 'gone' })]);
    await waitFor(() => expect(server.names()).toContain('prices'));
    expect(prices()).toEqual([30, 30]);
  });

  it('ERR-47: leaves them without a word where there is no answer', async () => {
    server.silent = ['prices'];
    await open([discounted()]);
    await waitFor(() => expect(server.names()).toContain('prices'));
    expect([prices(), screen.queryByRole('alert')]).toEqual([[30], null]);
  });

  it('SHP-44: asks for nothing while it lasts', async () => {
    await open([discounted({ shopDiscount: until('2026-11-21T12:00:01Z') })]);
    expect(server.names()).not.toContain('prices');
  });
});

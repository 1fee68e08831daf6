import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine } from '@tresen/domain/shop/cart';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { cartLines } from './cart-actions.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { CartTool } from './cart-tool.tsx';
import { createShopServer, line, product, signInAsSomebody } from './testing.ts';

let server: ReturnType<typeof createShopServer>;

beforeEach(() => {
  server = createShopServer();
});
afterEach(() => act(() => setLanguage('de')));

const Screen = () => (
  <>
    <CartTool />
    <CartDrawer />
  </>
);

/** The drawer of somebody who has these lines. */
const openWith = async (lines: readonly CartLine[], role?: string) => {
  if (lines.length > 0) server.put(lines);
  act(() => void signInAsSomebody(role));
  renderScreen(<Screen />, '/dashboards/home?panel=cart');
  const drawer = await screen.findByRole('dialog', { name: 'Warenkorb' });
  if (lines.length > 0) await within(drawer).findAllByRole('heading', { level: 3 });
  return within(drawer);
};
const address = () => screen.getByLabelText('address').textContent;
const printer = (given: Partial<CartLine> = {}) =>
  line({ id: 2, lineId: 'printer', articleName: 'Bondrucker', ...given });

describe('the button of the cart', () => {
  it('SHL-26, SHL-27: counts the pieces of all lines, and says so to a screen reader', async () => {
    server.put([line({ quantity: 3 }), printer()]);
    act(() => void signInAsSomebody());
    renderScreen(<CartTool />);
    expect(await screen.findByRole('button', { name: 'Warenkorb, 4 Artikel' })).toBeDefined();
    act(() => setLanguage('en'));
    expect(screen.getByRole('button', { name: 'Cart, 4 products' })).toBeDefined();
  });

  it('SHP-20: opens the drawer by the address', async () => {
    act(() => void signInAsSomebody());
    renderScreen(<Screen />, '/receipts');
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb' }));
    await screen.findByRole('dialog', { name: 'Warenkorb' });
    expect(address()).toBe('/receipts?panel=cart');
  });
});

describe('the cart drawer', () => {
  it('SHP-20, SHP-23: is 280 px wide, and says what belongs into an empty cart', async () => {
    const drawer = await openWith([]);
    expect(screen.getByRole('dialog', { name: 'Warenkorb' }).style.inlineSize).toBe('280px');
    const shop = await drawer.findByRole('link', { name: 'Zum Shop' });
    expect(shop.getAttribute('href')).toBe('/apps/shop');
    expect(drawer.queryByText('Zur Kasse')).toBeNull();
  });

  it('SHP-20: is 350 px wide on wider screens', async () => {
    const { matchMedia } = window;
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    await openWith([line()]);
    expect(screen.getByRole('dialog', { name: 'Warenkorb' }).style.inlineSize).toBe('350px');
    window.matchMedia = matchMedia;
  });

  it('SHP-72 to SHP-74: shows what was chosen, and the total to the cent in euro', async () => {
    const addOn = product({ id: 5, articleName: 'Gutscheine', articlePrice: 10, setupFee: 0.5 });
    const sub = product({ id: 6, articleName: 'Tresen-App', articlePrice: 99, setupFee: 2 });
    const drawer = await openWith([
      line({ quantity: 2, setupFee: 5, selectedAddOns: [addOn], selectedSubProducts: [sub] }),
      printer({ discountedPrice: 30 }),
    ]);
    expect(drawer.getByText('Gutscheine')).toBeDefined();
    expect(drawer.getByText('Tresen-App')).toBeDefined();
    // 2 × (49,90 + 5 + 10 + 0,50 + 2) + 30
    expect(drawer.getByText('164,80 €')).toBeDefined();
  });

  it('SHP-71: a line whose price only its licence tells says so', async () => {
    const drawer = await openWith([line({ licenseRequired: true, articlePrice: 0, functions: 'UPDATE' })]);
    expect(drawer.getByText('Preis auf Anfrage')).toBeDefined();
  });

  it('shows a sign for a picture that is not there any more', async () => {
    const drawer = await openWith([line({ imageUrls: ['/files/shop/gone.webp'] })]);
    fireEvent.error(drawer.getByRole('presentation'));
    expect(drawer.queryByRole('presentation')).toBeNull();
    expect(drawer.getByTestId('Inventory2OutlinedIcon')).toBeDefined();
  });

  it('SHP-37, SHP-38: goes up and down by one piece, and away at none', async () => {
    const drawer = await openWith([line()]);
    await userEvent.click(drawer.getByRole('button', { name: 'Ein Stück mehr: Gastro Basic' }));
    expect(drawer.getByLabelText('2 Stück')).toBeDefined();
    const less = drawer.getByRole('button', { name: 'Ein Stück weniger: Gastro Basic' });
    await userEvent.click(less);
    await userEvent.click(less);
    expect(drawer.queryByRole('heading', { level: 3 })).toBeNull();
    expect(drawer.getByText('Der Warenkorb ist leer')).toBeDefined();
  });

  it('brings back what was removed, where it stood', async () => {
    const drawer = await openWith([line(), printer()]);
    await userEvent.click(drawer.getByRole('button', { name: 'Entfernen: Gastro Basic' }));
    expect(cartLines().map(({ id }) => id)).toEqual([2]);
    const undo = drawer.getByRole('button', { name: 'Rückgängig' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(cartLines().map(({ id }) => id)).toEqual([1, 2]);
  });

  it('SHP-17, SHP-21: leads to the product of a line, and names the line', async () => {
    const drawer = await openWith([line()]);
    await userEvent.click(drawer.getByRole('button', { name: 'Bearbeiten: Gastro Basic' }));
    expect(address()).toBe('/apps/shop/1?line=line-1');
  });

  it.each([
    ['SHP-41: can be more and be edited as a main article', 'MainArticle', true],
    ['SHP-42: can neither as anything else once its licence is verified', 'SubArticle', false],
  ] as const)('%s', async (_name, viewType, may) => {
    const given = { viewType, licenseRequired: true, licenseKey: 'K', licenceFixed: true };
    const drawer = await openWith([line(given)]);
    for (const name of ['Ein Stück mehr: Gastro Basic', 'Bearbeiten: Gastro Basic'])
      expect(drawer.getByRole('button', { name }).hasAttribute('disabled')).toBe(!may);
  });

  it('SHP-49: shows the whole of a long key that is verified, in capital letters', async () => {
    const licenseKey = 'DEMO1-EISWA-GASTR-BASIC-00003';
    const drawer = await openWith([line({ licenseRequired: true, licenseKey, licenceFixed: true })]);
    const key = drawer.getByRole('textbox', { name: 'Lizenzschlüssel' });
    expect([key.tagName, key.hasAttribute('disabled')]).toEqual(['TEXTAREA', true]);
    expect(key).toHaveProperty('value', licenseKey);
  });

  it('shows a hundred lines, the last of them, too', async () => {
    const lines = Array.from({ length: 100 }, (_, index) =>
      line({ lineId: `l${index}`, articleName: `Artikel ${index + 1}` }),
    );
    const drawer = await openWith(lines);
    await waitFor(() => expect(drawer.getAllByRole('heading', { level: 3 })).toHaveLength(100));
  });
});

describe('a cart that cannot be saved', () => {
  it('ERR-47: says so in a small sign, until it is', async () => {
    const drawer = await openWith([line()]);
    server.silent = ['save'];
    await userEvent.click(drawer.getByRole('button', { name: 'Ein Stück mehr: Gastro Basic' }));
    expect(await drawer.findByText('Noch nicht gespeichert. Es wird erneut versucht.')).toBeDefined();
    server.silent = [];
    await waitFor(() => expect(drawer.queryByText(/Noch nicht gespeichert/)).toBeNull());
  });
});

describe('the way to checkout', () => {
  it('SHP-22: is open for what nothing stands against', async () => {
    const drawer = await openWith([line()]);
    const link = drawer.getByRole('link', { name: 'Zur Kasse' });
    expect(link.getAttribute('href')).toBe('/apps/shop-checkout');
  });

  const keyed = (given: Partial<CartLine> = {}) =>
    line({ licenseRequired: true, licenseKey: 'K-1', ...given });
  it.each([
    [
      'SHP-62, SHP-69: VerifyLicenceRequired',
      [keyed({ functions: 'CHECK_PRO' })],
      'Bitte prüfen Sie zuerst alle Lizenzschlüssel.',
      'Please verify all licence keys first.',
    ],
    [
      'SHP-63: a reactivation without a comment',
      [keyed({ functions: 'REACTIVATE', licenceFixed: true })],
      'Bitte schreiben Sie zu jeder Reaktivierung einen Kommentar.',
      'Please enter a comment for each reactivation.',
    ],
    [
      'SHP-64, SHP-69, ERR-45: CartMultipleCustomerError',
      [line({ customerId: 'a' }), printer({ customerId: 'b' })],
      'Im Warenkorb liegen Artikel für mehrere Kunden. Eine Bestellung geht immer an einen Kunden.',
      'Your cart contains products for several customers. Each order can only be for one customer.',
    ],
    [
      'SHP-65, SHP-69, ERR-45: ProductsHaveDuplicates',
      [keyed(), keyed({ lineId: 'again', licenseKey: 'k-1' })],
      'Ein Produkt liegt mit demselben Lizenzschlüssel mehrmals im Warenkorb. Bitte entfernen Sie eines davon.',
      'The same product is in the cart more than once with the same licence key. Please remove one of them.',
    ],
  ])('%s closes it, in words of both languages', async (_name, lines, german, english) => {
    const drawer = await openWith(lines);
    expect(drawer.getByText(german)).toBeDefined();
    expect(drawer.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    act(() => setLanguage('en'));
    expect(drawer.getByText(english)).toBeDefined();
  });

  it('SHP-48, SHP-63: opens once the comment is there, which shows as missing until then', async () => {
    const drawer = await openWith([keyed({ functions: 'REACTIVATE', licenceFixed: true })]);
    const comment = drawer.getByRole('textbox', { name: 'Kommentar' });
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(comment, 'Neues Mainboard');
    expect(comment.getAttribute('aria-invalid')).toBe('false');
    expect(drawer.getByRole('link', { name: 'Zur Kasse' })).toBeDefined();
  });

  it('SHP-48: no other line asks for a comment', async () => {
    const drawer = await openWith([keyed({ functions: 'UPDATE', licenceFixed: true })]);
    expect(drawer.queryByRole('textbox', { name: 'Kommentar' })).toBeNull();
  });
});

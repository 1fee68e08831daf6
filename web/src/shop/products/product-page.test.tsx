import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ShopCategoriesDocument, ShopProductDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { addToCart, cartLines, editAddressOf } from '../cart/index.ts';
import type { BundlePart } from './bundle-parts.tsx';
import { choiceOf, type OfferedAlong, type OfferedProduct } from './product.ts';
import { ShopPage } from './shop-page.tsx';
import { category, offered } from './testing.ts';

const ways = [
  category('software', { name: 'Software' }),
  category('software/licences', { name: 'Lizenzen' }),
];

const kitchen = offered({ id: 7, articleName: 'Küchenmonitor', articlePrice: 9.9 });
const tables = offered({ id: 8, articleName: 'Tischplan', articlePrice: 5, setupFee: 20 });
const setup = offered({ id: 9, articleName: 'Ersteinrichtung', articlePrice: 300, setupFee: 99 });
const printer = offered({ id: 21, articleName: 'Bondrucker', articlePrice: 199, contractType: 'OneTime' });
const update = offered({ id: 22, articleName: 'Update', licenseRequired: true, functions: 'UPDATE' });

const along: OfferedAlong = {
  addOns: [kitchen, tables],
  subProducts: [setup],
  crossSellingProducts: [printer, update],
};
const nothing: OfferedAlong = { addOns: [], subProducts: [], crossSellingProducts: [] };

interface Shown extends Partial<OfferedAlong> {
  readonly product?: Partial<OfferedProduct>;
  readonly parts?: readonly BundlePart[];
}

/** Shows the page of a product once it is there. */
const open = async (address: string, { product = {}, parts = [], ...more }: Shown = {}) => {
  const page = { ...nothing, ...more, product: offered({ id: 17, ...product }), categories: ways, parts };
  fakeGraphql([
    [ShopCategoriesDocument, () => ({ shopCategories: ways })],
    [ShopProductDocument, () => ({ shopProduct: page })],
  ]);
  const view = renderScreen(
    <Routes>
      <Route path="/apps/shop/*" element={<ShopPage />} />
    </Routes>,
    address,
  );
  await screen.findByRole('heading', { level: 1, name: page.product.articleName });
  return view;
};

const address = () => screen.getByLabelText('address').textContent;
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const sums = () => plain(screen.getByText('Summe netto').closest('[role="status"]')?.textContent ?? '');
const put = () => userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));

describe('SHP-10: a product’s page', () => {
  it('is at the path of its category, wherever somebody comes from', async () => {
    await open('/apps/shop/17?with=21');
    await waitFor(() => expect(address()).toBe('/apps/shop/software/licences/17?with=21'));
    const way = screen.getByRole('navigation', { name: 'Sie sind hier' });
    expect(
      within(way)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Shop', 'Software', 'Lizenzen']);
  });

  it('SHP-03: says what it does not know behind the product', async () => {
    await open('/apps/shop/17/zubehoer');
    expect(screen.getByText(/„zubehoer“ gibt es im Shop nicht.*Gastro Basic/)).toBeTruthy();
  });

  it('SHP-08, SHP-09: tells its pictures, words, notice, numbers and terms', async () => {
    await open('/apps/shop/17', {
      product: {
        imageUrls: ['/shop/a.svg', '/shop/b.svg'],
        longDescription: 'Für **kleine** Cafés',
        importantNotice: 'Nur mit TSE.',
        articleNr: 'TP-101',
        articleEan: '4000000000006',
        billingIntervalMonths: 3,
      },
    });
    expect(screen.getByRole('img', { name: 'Gastro Basic' }).getAttribute('src')).toBe('/shop/a.svg');
    await userEvent.click(screen.getByRole('button', { name: 'Bild 2 zeigen' }));
    expect(screen.getByRole('img', { name: 'Gastro Basic' }).getAttribute('src')).toBe('/shop/b.svg');
    expect(screen.getByText('kleine').tagName).toBe('STRONG');
    expect(screen.getByRole('note').textContent).toContain('Nur mit TSE.');
    for (const fact of ['TP-101', '4000000000006', '12 Monate']) expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getAllByText('pro Quartal')).toHaveLength(2);
  });

  it.each([
    [new Date(2026, 10, 30, 12, 0), /^Herbstaktion, bis 30\.11\.2026, 12:00$/],
    [new Date(2026, 11, 1), /^Herbstaktion, bis 30\.11\.2026$/],
  ])('SHP-12: says why it is cheaper, and until when: %s', async (end, words) => {
    await open('/apps/shop/17', {
      product: {
        articlePrice: 100,
        discountedPrice: 75,
        shopDiscount: {
          description: 'Herbstaktion',
          startDate: '2026-11-01T00:00:00Z',
          endDate: end.toISOString(),
        },
      },
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(plain(screen.getByText('Angebot').parentElement?.textContent ?? '')).toBe('Angebot −25 %');
  });

  it('shows what a bundle contains, and what it saves', async () => {
    await open('/apps/shop/17', {
      product: { viewType: 'BundleArticle', contractType: 'OneTime', articlePrice: 500 },
      parts: [
        { product: offered({ id: 31, articleName: 'Terminal', articlePrice: 400 }), quantity: 1 },
        { product: offered({ id: 32, articleName: 'Bonrollen', articlePrice: 60 }), quantity: 3 },
      ],
    });
    expect(screen.getByRole('link', { name: '3 × Bonrollen' }).getAttribute('href')).toBe('/apps/shop/32');
    expect(plain(screen.getByText(/^Einzeln/).textContent)).toBe('Einzeln 580,00 €. Sie sparen 80,00 €.');
  });

  it('cannot be bought any more when it is not active', async () => {
    await open('/apps/shop/17', { product: { active: false } });
    expect(screen.getByText('Dieses Produkt wird nicht mehr verkauft.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });
});

describe('putting a product together', () => {
  it('SHP-13, SHP-35: goes into the cart with its add-ons, sub-products and what is bought along', async () => {
    await open('/apps/shop/17', along);
    await userEvent.click(screen.getByRole('checkbox', { name: /Küchenmonitor/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ersteinrichtung/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Bondrucker/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    await put();
    const [line, printerLine] = cartLines().slice(-2);
    expect(line).toMatchObject({
      id: 17,
      quantity: 2,
      selectedAddOns: [{ id: 7 }],
      selectedSubProducts: [{ id: 9 }],
    });
    expect(printerLine).toMatchObject({ id: 21, quantity: 2 });
    expect(screen.getByText(/Stück im Warenkorb$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zum Warenkorb' }));
    expect(address()).toContain('panel=cart');
  });

  it('SHP-72, SHP-73: sums up what the cart will say, and how often it is paid', async () => {
    await open('/apps/shop/17', along);
    expect(sums()).toContain('49,90 €');
    await userEvent.click(screen.getByRole('checkbox', { name: /Tischplan/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ersteinrichtung/ }));
    expect(sums()).toContain('173,90 €');
    expect(sums()).toContain('Davon 54,90 € pro Monat, 119,00 € einmalig');
  });

  it('keeps what is chosen in the address, so that a link shows the same', async () => {
    const { unmount } = await open('/apps/shop/17', along);
    await userEvent.click(screen.getByRole('checkbox', { name: /Tischplan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    await waitFor(() => expect(address()).toContain('quantity=3&addOns=8'));
    const link = address() ?? '';
    unmount();
    await open(link, along);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tischplan/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' }).value).toBe('3');
  });

  it('takes a typed quantity, and none that no line holds', async () => {
    await open('/apps/shop/17');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });
    await userEvent.clear(box);
    await userEvent.type(box, '5000');
    await userEvent.tab();
    expect(box.value).toBe('999');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Eins mehr' }).disabled).toBe(true);
  });

  it('offers nothing along that needs a licence key of its own', async () => {
    await open('/apps/shop/17', along);
    expect(screen.queryByRole('checkbox', { name: /Update/ })).toBeNull();
  });

  it('SHP-34, SHP-47, SHP-71: asks for the licence key in the cart, which opens at once', async () => {
    await open('/apps/shop/17', {
      product: {
        licenseRequired: true,
        articlePrice: 0,
        functions: 'UPDATE',
        viewType: 'SubArticle',
        upgradeValue: 6,
      },
    });
    expect(screen.queryByRole('textbox', { name: 'Menge' })).toBeNull();
    expect(sums()).toContain('Preis auf Anfrage');
    expect(screen.getByText(/Den Lizenzschlüssel geben Sie im Warenkorb ein/)).toBeTruthy();
    await put();
    expect(cartLines().at(-1)).toMatchObject({ id: 17, quantity: 1, licenseRequired: true, upgradeValue: 6 });
    expect(address()).toContain('panel=cart');
  });
});

describe('SHP-21: editing a line of the cart', () => {
  it('begins with what the line has, and takes its place', async () => {
    const product = offered({ id: 17 });
    addToCart(choiceOf(product, along, { quantity: 2, addOns: [7], subProducts: [], crossSelling: [] }));
    const line = cartLines().at(-1) ?? expect.fail('the line is not there');
    await open(editAddressOf(line), along);
    expect(screen.getByText('Sie ändern eine Position Ihres Warenkorbs.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Küchenmonitor/ }).checked).toBe(true);
    const count = cartLines().length;
    await userEvent.click(screen.getByRole('checkbox', { name: /Küchenmonitor/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tischplan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Änderung übernehmen' }));
    expect(cartLines()).toHaveLength(count);
    expect(cartLines().find(({ lineId }) => lineId === line.lineId)).toMatchObject({
      quantity: 2,
      selectedAddOns: [{ id: 8 }],
    });
    await waitFor(() => expect(address()).toContain('panel=cart'));
    expect(address()).not.toContain('line=');
  });
});

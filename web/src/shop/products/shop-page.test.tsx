import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  ShopCatalogueDocument,
  type ShopCatalogueQueryVariables,
  ShopCategoriesDocument,
  ShopProductDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { shopCatalogue } from './index.ts';
import type { OfferedProduct } from './product.ts';
import { ShopPage } from './shop-page.tsx';
import { category, offered } from './testing.ts';

const categories = [
  category('software', { name: 'Software' }),
  category('software/licences', { name: 'Kassenlizenzen' }),
  category('software/updates', { name: 'Updates' }),
  category('printers', { name: 'Drucker', imagePath: '/shop/printer.svg', productCount: 1 }),
  category('nothing', { name: 'Leer', productCount: 0 }),
];

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

interface Shown {
  readonly products?: readonly OfferedProduct[];
  readonly more?: readonly OfferedProduct[];
  /** The visit begins here: the first questions leave before the page's code is here. */
  readonly isFirst?: boolean;
}

/** Shows the shop; `more` comes as a second page. Returns what the catalogue was asked for. */
const open = (address: string, { products = [offered()], more = [], isFirst = false }: Shown = {}) => {
  const asked: ShopCatalogueQueryVariables[] = [];
  const catalogue = (variables: ShopCatalogueQueryVariables) => {
    asked.push(variables);
    const hasNextPage = more.length > 0 && !variables.after;
    return {
      shopCatalogue: {
        nodes: variables.after ? more : products,
        pageInfo: { endCursor: hasNextPage ? 'here' : null, hasNextPage },
        totalCount: products.length + more.length,
        facets: [
          { facet: 'types', value: 'printer', count: 4 },
          { facet: 'types', value: 'scanner', count: 2 },
        ],
      },
    };
  };
  fakeGraphql([
    [ShopCategoriesDocument, () => ({ shopCategories: categories })],
    [ShopCatalogueDocument, catalogue],
    [ShopProductDocument, () => ({ shopProduct: null })],
  ]);
  if (isFirst) {
    const { pathname, searchParams } = new URL(address, 'http://tresen.example');
    const path = pathname.replace(/^\/apps\/shop\/?/, '');
    shopCatalogue.pages?.[0]?.startRequests?.(searchParams, { '*': path });
  }
  renderScreen(
    <Routes>
      <Route path="/apps/shop/*" element={<ShopPage />} />
    </Routes>,
    address,
  );
  return asked;
};

const address = () => screen.getByLabelText('address').textContent;

describe('SHP-02: the shop', () => {
  it.each(['/apps/shop', '/apps/shop/printers?sort=price&search=bon'])(
    'takes what was asked for with the address: %s',
    async (first) => {
      const asked = open(first, { isFirst: true });
      await screen.findByText('Gastro Basic');
      expect(asked).toHaveLength(1);
    },
  );

  it('begins with its categories, those without products left out', async () => {
    open('/apps/shop');
    const ways = await screen.findByRole('navigation', { name: 'Kategorien' });
    expect(
      within(ways)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Software3 Produkte', 'Drucker1 Produkt']);
    expect(
      within(ways)
        .getByRole('link', { name: /Drucker/ })
        .getAttribute('href'),
    ).toBe('/apps/shop/printers');
  });

  it('shows the categories below, or beside what has nothing below, and the way back', async () => {
    const asked = open('/apps/shop/software/licences');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kassenlizenzen' })).toBeTruthy();
    const row = screen.getByRole('navigation', { name: 'Kategorien' });
    expect(within(row).getByRole('link', { current: 'page' }).textContent).toContain('Kassenlizenzen');
    expect(within(row).getByRole('link', { name: /Updates/ })).toBeTruthy();
    const way = screen.getByRole('navigation', { name: 'Sie sind hier' });
    expect(
      within(way)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Shop', 'Software']);
    expect(asked[0]?.categoryPath).toEqual(['software', 'licences']);
  });

  it('SHP-03: shows the nearest category where the path goes on to nothing, and says so', async () => {
    const asked = open('/apps/shop/software/gibt-es-nicht');
    expect(await screen.findByText(/„gibt-es-nicht“ gibt es im Shop nicht.*Software/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Software');
    expect(asked[0]?.categoryPath).toEqual(['software']);
  });

  it('SHP-03: shows the nearest category of a product that is not there', async () => {
    open('/apps/shop/printers/999');
    expect(await screen.findByText(/Dieses Produkt gibt es im Shop nicht mehr.*Drucker/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Drucker');
  });
});

describe('a product of the catalogue', () => {
  const card = async (product: OfferedProduct) => {
    open('/apps/shop/software', { products: [product] });
    return screen.findByRole('article');
  };

  it('SHP-09, SHP-10: shows name, description, price and how often it is paid, and leads to its page', async () => {
    const shown = await card(offered({ id: 17, shortDescription: 'Für Cafés', setupFee: 25 }));
    expect(within(shown).getByRole('link', { name: 'Gastro Basic' }).getAttribute('href')).toBe(
      '/apps/shop/software/licences/17',
    );
    expect(plain(shown.textContent)).toContain('Für Cafés');
    expect(plain(shown.textContent)).toContain('49,90 €pro Monat');
    expect(plain(shown.textContent)).toContain('zzgl. 25,00 € Einrichtung');
  });

  it('SHP-12: shows the price before and now while a discount runs', async () => {
    const shown = await card(offered({ articlePrice: 100, discountedPrice: 80, contractType: 'OneTime' }));
    expect(plain(within(shown).getByRole('deletion').textContent)).toBe('Statt 100,00 €');
    expect(plain(shown.textContent)).toContain('Jetzt 80,00 €');
    expect(plain(shown.textContent)).toContain('Angebot −20 %');
  });

  it('SHP-71: shows "PriceOnRequest" for what belongs to a licence and has no price of its own', async () => {
    const shown = await card(offered({ articlePrice: 0, licenseRequired: true }));
    expect(within(shown).getByText('Preis auf Anfrage')).toBeTruthy();
    expect(within(shown).getByText('Für eine vorhandene Lizenz')).toBeTruthy();
  });

  it('SHP-07: says that it is a bundle', async () => {
    expect(within(await card(offered({ viewType: 'BundleArticle' }))).getByText('Paket')).toBeTruthy();
  });
});

describe('search and filters of the shop', () => {
  it('stand in the address, and are asked for', async () => {
    const asked = open('/apps/shop?search=bon&for=gastro&pay=once&price=50-150&offers=1&sort=-price');
    await screen.findByRole('article');
    expect(asked[0]).toMatchObject({
      search: 'bon',
      order: 'PRICE_DOWN',
      filter: {
        appTypes: ['gastro'],
        contractTypes: ['OneTime'],
        priceFrom: 50,
        priceTo: 150,
        isDiscounted: true,
      },
    });
    expect(screen.queryByRole('navigation', { name: 'Kategorien' })).toBeNull();
  });

  it('change the address when they are chosen, and say how many products they leave', async () => {
    const asked = open('/apps/shop');
    await screen.findByRole('article');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Drucker (4)');
    expect(address()).toBe('/apps/shop?type=printer');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Preis aufsteigend');
    await userEvent.click(screen.getByRole('button', { name: 'Nur Angebote' }));
    expect(screen.getByRole('button', { name: 'Nur Angebote' }).getAttribute('aria-pressed')).toBe('true');
    expect(asked.at(-1)).toMatchObject({
      filter: { types: ['printer'], isDiscounted: true },
      order: 'PRICE_UP',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(address()).toBe('/apps/shop?sort=price');
  });

  it('offers the way back, and the whole shop, where nothing matches', async () => {
    open('/apps/shop/printers?search=xyz', { products: [] });
    const everywhere = await screen.findByRole('link', { name: 'Im ganzen Shop suchen' });
    expect(everywhere.getAttribute('href')).toBe('/apps/shop?search=xyz');
    await userEvent.click(screen.getAllByRole('button', { name: 'Filter zurücksetzen' })[0] ?? everywhere);
    expect(address()).toBe('/apps/shop/printers');
  });

  it('says what will stand in a category that has nothing yet', async () => {
    open('/apps/shop/nothing', { products: [] });
    expect(await screen.findByRole('heading', { name: 'Hier gibt es noch keine Produkte' })).toBeTruthy();
  });

  it('shows further products on demand', async () => {
    const asked = open('/apps/shop', { more: [offered({ id: 2, articleName: 'Retail Basic' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Weitere Produkte zeigen' }));
    expect(await screen.findByRole('link', { name: 'Retail Basic' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Weitere Produkte zeigen' })).toBeNull();
    expect(asked.at(-1)?.after).toBe('here');
  });

  it('can be tried again when the shop cannot be reached', async () => {
    fakeGraphql([]);
    renderScreen(<ShopPage />, '/apps/shop');
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});

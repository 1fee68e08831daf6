import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EditedCategoriesDocument,
  EditedProductDocument,
  FindLinkedProductsDocument,
  ListedProductsDocument,
  MayEditShopDocument,
  RemoveProductDocument,
  SaveCategoryDocument,
  SavedViewsDocument,
  SaveProductDocument,
  type ShopCategoryInput,
  type ShopProductInput,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { ListedProduct, StoredProduct } from './editing.queries.ts';
import { EditingPage } from './editing-page.tsx';
import { listedProduct, storedCategory, storedProduct } from './testing.ts';

interface Shown {
  readonly mayEdit?: boolean;
  readonly listed?: readonly ListedProduct[];
  readonly product?: StoredProduct;
  /** What the server refuses the next save with. */
  readonly refusal?: object;
}

/** A server that keeps what it is sent, and what it was asked for. */
const open = (
  path: string,
  { mayEdit = true, listed = [listedProduct()], product = storedProduct(), refusal }: Shown = {},
) => {
  const asked: unknown[] = [];
  const saved: (ShopProductInput | ShopCategoryInput)[] = [];
  let refused = refusal;
  let stored = product;
  fakeGraphql([
    [SavedViewsDocument, () => ({ savedViews: [] })],
    [MayEditShopDocument, () => ({ mayEditShop: mayEdit })],
    [
      ListedProductsDocument,
      (variables: unknown) => {
        asked.push(variables);
        const pageInfo = { endCursor: null, hasNextPage: false };
        return { editedShopProducts: { nodes: listed, pageInfo, totalCount: listed.length } };
      },
    ],
    [EditedCategoriesDocument, () => ({ editedShopCategories: [storedCategory()] })],
    [EditedProductDocument, () => ({ editedShopProduct: stored })],
    [
      FindLinkedProductsDocument,
      () => ({
        editedShopProducts: { nodes: [{ id: 901, nameDe: 'Bonrollen', nameEn: 'Rolls', articleNr: 'R' }] },
      }),
    ],
    [
      SaveProductDocument,
      ({ product: input }: { product: ShopProductInput }) => {
        if (refused) {
          const error = refused;
          refused = undefined;
          stored = { ...stored, version: 4, price: 17_000 };
          throw error;
        }
        saved.push(input);
        return { saveShopProduct: { isSuccess: true, message: null, modelId: String(input.id ?? 950) } };
      },
    ],
    [RemoveProductDocument, () => ({ removeShopProduct: { isSuccess: true, message: null, modelId: null } })],
    [
      SaveCategoryDocument,
      ({ category }: { category: ShopCategoryInput }) => {
        saved.push(category);
        return { saveShopCategory: { isSuccess: true, message: null, modelId: 'new' } };
      },
    ],
  ]);
  const page = (
    <Routes>
      <Route path="/manage/e-commerce/catalogue/:productId?" element={<EditingPage />} />
    </Routes>
  );
  renderScreen(page, `/manage/e-commerce/catalogue${path}`);
  return { asked, saved };
};

const address = () => screen.getByLabelText('address').textContent;
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('who writes the catalogue (SHP-01)', () => {
  it('is nobody but the vendor', async () => {
    open('', { mayEdit: false });
    expect(await screen.findByText('Den Katalog des Shops pflegt der Anbieter.')).toBeTruthy();
  });
});

describe('the list of products', () => {
  it('tells name, number, price and how it stands with each', async () => {
    const draft = listedProduct({ id: 950, nameDe: 'Neuer Drucker', state: 'DRAFT', price: 0 });
    open('', { listed: [listedProduct({ discountedPrice: 15_900 }), draft] });
    const table = await screen.findByRole('table', { name: 'Shop-Katalog' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent?.replaceAll(/\s/g, ' ')).toContain('189,00 € 159,00 €');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Bondrucker P80' })
        .getAttribute('href'),
    ).toBe('/manage/e-commerce/catalogue/621');
    expect(second?.textContent).toContain('Entwurf');
    expect(second?.textContent).toContain('Auf Anfrage');
    expect(screen.getByText('2 Produkte')).toBeTruthy();
  });

  it('asks for what the address says, and the address follows the filters', async () => {
    const { asked } = open('?search=bon&state=DRAFT');
    await screen.findByRole('table', { name: 'Shop-Katalog' });
    const draft = { field: 'state', is: 'is', values: ['DRAFT'] };
    expect(asked.at(-1)).toMatchObject({ filter: { search: 'bon', conditions: [draft] } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Kategorie' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Drucker' }));
    const printers = { field: 'categoryId', is: 'is', values: [storedCategory().id] };
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { conditions: [draft, printers] } }));
    expect(address()).toContain(`f=categoryId.is.${storedCategory().id}`);
    await userEvent.keyboard('{Escape}');
    expect(
      await screen.findByRole('button', { name: 'Filter entfernen: Kategorie ist Drucker' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filter entfernen: Verkauf ist Entwurf' })).toBeTruthy();
  });

  it('says what to do while nothing is found', async () => {
    open('?search=xyz', { listed: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter entfernen' }));
    expect(address()).toBe('/manage/e-commerce/catalogue');
  });
});

describe('a product (SHP-07 to SHP-12)', () => {
  it('is saved with what was changed, over the version that was looked at', async () => {
    const { saved } = open('/621');
    await type(/^Preis netto/, '199,50');
    await type('Name englisch', 'Printer');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      id: 621,
      version: 3,
      price: 19_950,
      nameEn: 'Printer',
      nameDe: 'Bondrucker P80',
    });
    expect(await screen.findByText('„Bondrucker P80“ wurde gespeichert.')).toBeTruthy();
  });

  it('tells faults at their fields and saves nothing', async () => {
    const { saved } = open('/621');
    await type('Name deutsch', ' ');
    await type(/^Preis netto/, '0');
    await type(/^Angebotspreis/, '5');
    await type('EAN', '123');
    await save();
    expect(await screen.findByText('Bitte geben Sie einen Namen ein.')).toBeTruthy();
    expect(screen.getByText('Diese EAN stimmt nicht. Bitte prüfen Sie die Ziffern.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('needs a price while it is on sale, and the days of its offer', async () => {
    const { saved } = open('/621');
    await type(/^Preis netto/, '0');
    await type(/^Angebotspreis/, '5');
    await save();
    expect(
      await screen.findByText('Was verkauft wird, braucht einen Preis oder eine Einrichtungsgebühr.'),
    ).toBeTruthy();
    expect(screen.getByText('Bitte geben Sie an, von wann bis wann das Angebot läuft.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('is offered with others, which are searched, counted and removed', async () => {
    const part = { kind: 'part', linkedNumber: 651, quantity: 1, nameDe: 'Schublade', nameEn: 'Drawer' };
    const { saved } = open('/621', { product: storedProduct({ viewType: 'BundleArticle', links: [part] }) });
    await userEvent.click(
      await screen.findByRole('combobox', { name: 'Dazu bestellen: Produkt hinzufügen' }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Bonrollen · R' }));
    await type('Menge Schublade', '2');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      links: [
        { kind: 'crossSelling', linkedNumber: 901, quantity: 1 },
        { kind: 'part', linkedNumber: 651, quantity: 2 },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Schublade entfernen' }));
    await save();
    expect(await screen.findByText('Ein Paket braucht mindestens ein Teil.')).toBeTruthy();
  });

  it('keeps what somebody else alone has changed: both versions stand side by side', async () => {
    const refusal = { code: 'CONFLICT', kind: 'conflict', parameters: { version: 4 } };
    const { saved } = open('/621', { refusal });
    await type('Name englisch', 'Printer');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /andere Fassung/ }));
    expect(dialog.getByRole('group', { name: 'Preis netto' }).textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Preis nettoMeine189,00 €Gespeicherte170,00 €',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ version: 4, nameEn: 'Printer', price: 17_000 });
  });

  it('begins as a draft, or as a copy without the numbers of the other', async () => {
    const { saved } = open('/new?copy=621');
    await type('Artikelnummer', 'NEU');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ active: false, articleNr: 'NEU', nameDe: 'Bondrucker P80' });
    expect(saved[0]).not.toHaveProperty('id');
    await waitFor(() => expect(address()).toBe('/manage/e-commerce/catalogue/950'));
  });

  it('can be removed as a draft only', async () => {
    open('/621', { product: storedProduct({ state: 'DRAFT', active: false }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Entwurf löschen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Entwurf löschen' }));
    await waitFor(() => expect(address()).toBe('/manage/e-commerce/catalogue'));
  });
});

describe('the categories (SHP-03)', () => {
  it('are added below another one, with an address of their own', async () => {
    const { saved } = open('/categories');
    await userEvent.click(await screen.findByRole('button', { name: 'Neue Kategorie in „Drucker“' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name deutsch' }), 'Bondrucker');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name englisch' }), 'Receipts');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(
      await dialog.findByText('Kleine Buchstaben, Ziffern und Bindestriche; am Anfang ein Buchstabe.'),
    ).toBeTruthy();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Adresse' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), 'receipts');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ parentId: storedCategory().id, slug: 'receipts', nameEn: 'Receipts' });
  });
});

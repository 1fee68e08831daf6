import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EditedCategoriesDocument,
  EditedProductDocument,
  MayEditShopDocument,
  SaveCategoryDocument,
  SaveProductDocument,
  type ShopCategoryInput,
  type ShopProductInput,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { EditingPage } from './editing-page.tsx';
import { storedCategory, storedProduct } from './testing.ts';

const busy = { code: 'BUSY', parameters: { seconds: 30 } };
const damaged = { code: 'PICTURE_UNREADABLE', parameters: { reason: 'damaged' } };

/** A server that keeps what it is sent; it refuses a file that is called `torn.png`. */
const open = (path: string) => {
  const saved: (ShopProductInput | ShopCategoryInput)[] = [];
  const sent: string[] = [];
  const keep = (input: ShopProductInput | ShopCategoryInput) => {
    saved.push(input);
    return { isSuccess: true, message: null, modelId: '621' };
  };
  const graphql = fakeGraphql([
    [MayEditShopDocument, () => ({ mayEditShop: true })],
    [EditedCategoriesDocument, () => ({ editedShopCategories: [storedCategory()] })],
    [EditedProductDocument, () => ({ editedShopProduct: storedProduct() })],
    [
      SaveProductDocument,
      ({ product }: { product: ShopProductInput }) => ({ saveShopProduct: keep(product) }),
    ],
    [
      SaveCategoryDocument,
      ({ category }: { category: ShopCategoryInput }) => ({ saveShopCategory: keep(category) }),
    ],
  ]);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input !== '/api/shop-pictures') return graphql(input, init);
    const { name } = (init?.body ?? {}) as File;
    sent.push(name);
    if (name === 'later.webp') return Response.json({ errors: [{ extensions: busy }] }, { status: 503 });
    return name === 'torn.png'
      ? Response.json({ errors: [{ extensions: damaged }] }, { status: 422 })
      : Response.json({ path: `/files/shopPictures/${name}` });
  });
  const page = (
    <Routes>
      <Route path="/manage/e-commerce/catalogue/:productId?" element={<EditingPage />} />
    </Routes>
  );
  renderScreen(page, `/manage/e-commerce/catalogue${path}`);
  return { saved, sent };
};

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = async (label: string, ...files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  within(screen.getByRole('list', { name: 'Bilder' }))
    .getAllByRole('img')
    .map((picture) => `${picture.getAttribute('alt')}: ${picture.getAttribute('src')}`);

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => `blob:${crypto.randomUUID()}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('SHP-10: the pictures of a product', () => {
  it('are sent as soon as they are chosen, and read out as the product', async () => {
    const { saved, sent } = open('/621');
    await choose('Bilder auswählen', file('a.webp'), file('b.webp'));
    await waitFor(() =>
      expect(shown()).toEqual([
        'Bondrucker P80: /shop/printer-receipt.svg',
        'Bondrucker P80: /files/shopPictures/a.webp',
        'Bondrucker P80: /files/shopPictures/b.webp',
      ]),
    );
    expect(sent).toEqual(['a.webp', 'b.webp']);
    await click('Bild 3 nach vorn');
    await click('Bild 1 entfernen');
    await click('Speichern');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      imageUrls: ['/files/shopPictures/b.webp', '/files/shopPictures/a.webp'],
    });
  });

  it('can be dropped', async () => {
    const { sent } = open('/621');
    const area = (await screen.findByText(/auch hierher gezogen/)).closest('[aria-busy]') as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [file('c.webp')] } });
    await waitFor(() => expect(sent).toEqual(['c.webp']));
  });

  it('wait for those before them, and are sent again by themselves', async () => {
    open('/621');
    await choose('Bilder auswählen', file('later.webp'), file('next.webp'));
    const words =
      'Andere Dateien sind noch an der Reihe. later.webp wird in 30 Sekunden noch einmal gesendet.';
    expect(await screen.findByRole('progressbar', { name: words })).toBeTruthy();
    expect(screen.getByText('andere zuerst, in 30 s wieder')).toBeTruthy();
    expect(screen.getByText('next.webp').parentElement?.textContent).toBe('next.webpwartet');
  });

  it('say why one is not taken; the others stay', async () => {
    const { sent } = open('/621');
    await choose('Bilder auswählen', file('torn.png'), file('d.svg', 'image/svg+xml'), file('e.webp'));
    await waitFor(() => expect(sent).toEqual(['torn.png', 'e.webp']));
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toContain(
        'torn.png – Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
      ),
    );
    expect(alert.textContent).toContain('d.svg – ');
    expect(shown()).toHaveLength(2);
  });
});

describe('the picture of a category', () => {
  it('takes the place of the one before', async () => {
    const { saved } = open(`/categories?edit=${storedCategory().id}`);
    await choose('Bild auswählen', file('a.webp'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Drucker' })).toBeTruthy());
    await choose('Anderes Bild auswählen', file('b.webp'));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'Drucker' }).getAttribute('src')).toContain('b.webp'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ imagePath: '/files/shopPictures/b.webp' });
  });
});

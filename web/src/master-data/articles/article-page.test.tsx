import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { beans, drinks, espresso, normal, openArticle } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const values = (list: readonly HTMLElement[]) => list.map((box) => (box as HTMLInputElement).value);

describe('the page of an article', () => {
  it('shows names, numbers and prices as people write them (ART-03, ART-04)', async () => {
    openArticle();
    const basics = await section('Artikel');
    expect(values(basics.getAllByRole('textbox'))).toEqual(['Espresso', '2,80', '17', '', '', '']);
    const prices = await section('Preise');
    expect(values(prices.getAllByRole('textbox'))).toEqual(['0,56', '', '1', 'Happy Hour', '2,20']);
  });

  it('names what it is assigned to, and its course (ART-09, ART-15)', async () => {
    openArticle();
    const assignment = await section('Zuordnung');
    expect(values(assignment.getAllByRole('combobox'))).toEqual([
      ...['Getränke', 'Kaffee', 'Umsatzsteuer 19 %', 'Umsatzsteuer 19 %', 'Theke'],
    ]);
    expect(assignment.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['keine Angabe', '1. Gang', '2. Gang', '3. Gang', '4. Gang', '5. Gang'],
    ]);
  });

  it('offers subcategories of its main category only (ART-09)', async () => {
    const categories = vi.fn();
    openArticle({ categories });
    const assignment = await section('Zuordnung');
    await userEvent.click(assignment.getByRole('combobox', { name: 'Unterkategorie' }));
    await waitFor(() =>
      expect(categories).toHaveBeenLastCalledWith(
        expect.objectContaining({ conditions: [{ field: 'parentId', is: 'is', values: [drinks.id] }] }),
      ),
    );
  });

  it('has all that may be entered at the register, and what it does there (ART-13, ART-14)', async () => {
    openArticle();
    const register = await section('An der Kasse');
    expect(register.getAllByRole('switch')).toHaveLength(11);
    expect(register.getByRole('switch', { name: 'Preis frei' })).toBeTruthy();
  });

  it('saves unit, base quantity and flags as the domain counts them (ART-11 to ART-14)', async () => {
    const save = vi.fn();
    openArticle({ save });
    const unit = await section('Einheit');
    await userEvent.type(unit.getByRole('textbox', { name: 'Grundmenge' }), '0,25');
    const stock = await section('Lager');
    await userEvent.type(stock.getByRole('textbox', { name: 'Meldebestand' }), '2,5');
    await userEvent.click(screen.getByRole('switch', { name: 'Kein Rabatt' }));
    await userEvent.click(screen.getByText('2. Gang'));
    await press('Speichern');
    await screen.findByText(/„Espresso“ gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({
      ...{ id: espresso.id, version: 3, baseQuantity: 250, reorderQuantity: 2500 },
      ...{ blockDiscount: true, course: 2 },
    });
  });
});

describe('prices', () => {
  it('ART-17: the margin follows while somebody types', async () => {
    openArticle();
    const prices = await section('Preise');
    expect(await prices.findByText(/76,2.% vom Nettopreis/)).toBeTruthy();
    await retype(prices.getByRole('textbox', { name: 'Einkaufspreis' }), '3');
    expect(await prices.findByText(/unter dem Einkaufspreis verkauft/)).toBeTruthy();
    await userEvent.clear(prices.getByRole('textbox', { name: 'Einkaufspreis' }));
    expect(await prices.findByText(/Sobald Preis, Einkaufspreis/)).toBeTruthy();
  });

  it('ART-12: the base price follows as well', async () => {
    openArticle({ article: { ...espresso, baseQuantity: 40, baseUnit: 'l' } });
    expect(await screen.findByText(/70,00.€ je l$/)).toBeTruthy();
  });

  it('a further price begins with the lowest price group that is free (ART-04)', async () => {
    openArticle();
    await section('Preise');
    await press('Preis hinzufügen');
    const keys = screen.getAllByRole('textbox', { name: /^Preisgruppe/ });
    expect(values(keys)).toEqual(['1', '2']);
  });

  it('ART-05 to ART-07: two prices with one key are refused at the second, in the words of the specification', async () => {
    const save = vi.fn();
    openArticle({ save });
    await section('Preise');
    await press('Preis hinzufügen');
    const [, second] = screen.getAllByRole('textbox', { name: /^Preisgruppe/ });
    if (!second) throw new Error('no second price');
    await retype(second, '1');
    const [, , price] = screen.getAllByRole('textbox', { name: 'Preis' });
    if (!price) throw new Error('no price of the second');
    await userEvent.type(price, '2');
    await press('Speichern');
    expect(await screen.findByText('Sie können 2 Preisen nicht den gleichen Key zuweisen!')).toBeTruthy();
    setLanguage('en');
    expect(await screen.findByText('You cannot assign same key to 2 prices!!')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('ART-16, ART-17: the type decides about the parts', () => {
  it('a sub-article needs its main article, and asks for no parts', async () => {
    const save = vi.fn();
    openArticle({ save });
    await section('Artikel');
    expect(screen.queryByRole('combobox', { name: 'Hauptartikel' })).toBeNull();
    await userEvent.click(screen.getByText('Unterartikel'));
    await press('Speichern');
    expect(await screen.findByText('Bitte wählen Sie etwas aus.')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Hauptartikel' }));
    await userEvent.click(await screen.findByRole('option', { name: beans.name }));
    await press('Speichern');
    await screen.findByText(/„Espresso“ gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({ type: 'SubArticle', mainArticleId: beans.id });
  });

  it.each([
    ['Gruppe', 'Woraus beim Verkauf gewählt wird.'],
    ['Paket', 'Was zum Paket gehört. Verkauft wird es zum Preis des Pakets.'],
  ])('%s has parts', async (type, intro) => {
    openArticle();
    await section('Artikel');
    expect(screen.queryByRole('region', { name: 'Bestandteile' })).toBeNull();
    await userEvent.click(screen.getByText(type));
    const parts = await section('Bestandteile');
    expect(parts.getByText(intro)).toBeTruthy();
    await press('Artikel hinzufügen');
    expect(parts.getByRole('combobox', { name: 'Artikel' })).toBeTruthy();
    expect(values(parts.getAllByRole('textbox'))).toEqual(['1']);
  });
});

describe('ART-10: the shop', () => {
  it('asks for number and state only where the article is sold there', async () => {
    openArticle();
    const shop = await section('Shop');
    expect(shop.queryByRole('textbox', { name: 'Shop-Artikelnummer' })).toBeNull();
    await userEvent.click(shop.getByRole('switch', { name: 'Shop-Artikel' }));
    expect(await shop.findByRole('textbox', { name: 'Shop-Artikelnummer' })).toBeTruthy();
    expect(shop.getByRole('switch', { name: 'Im Shop aktiv' })).toBeTruthy();
  });
});

describe('a new article', () => {
  const before = {
    last: { unitIds: null, mainCategory: drinks },
    vats: [{ ...normal, unitIds: null }],
  };
  const boxOf = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const choiceOf = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });

  it('is saved with a name and a price: the category used last and the standard rate are proposed (ART-09)', async () => {
    const save = vi.fn();
    openArticle({ save, before }, 'new');
    await section('Artikel');
    expect(document.activeElement).toBe(boxOf('Name'));
    expect([boxOf('Preis').value, choiceOf('Hauptkategorie').value]).toEqual(['', drinks.name]);
    await userEvent.keyboard('Tee{Tab}2,50');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(/„.*“ gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({
      ...{ name: 'Tee', price: 250, mainCategoryId: drinks.id, unitIds: null },
      ...{ vatInHouseId: normal.id, vatOutOfHouseId: normal.id },
    });
  });

  it('needs no price where that is entered at the register (ART-13)', async () => {
    const save = vi.fn();
    openArticle({ save, before }, 'new');
    await section('Artikel');
    await userEvent.keyboard('Fundsachen');
    await userEvent.click(screen.getByRole('switch', { name: 'Preis frei' }));
    await press('Speichern');
    await screen.findByText(/„.*“ gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({ price: 0, variablePrice: true });
  });

  it.each([
    ['the button', () => press('Speichern und neu')],
    ['Ctrl+Shift+S', () => userEvent.keyboard('{Control>}{Shift>}S{/Shift}{/Control}')],
  ])(
    'is followed by the next one with %s, which keeps category, VAT, printer and branches',
    async (_way, saveAndNext) => {
      const save = vi.fn();
      openArticle({ save, before }, 'new');
      await section('Artikel');
      await userEvent.keyboard('Tee{Tab}2,50');
      await userEvent.click(choiceOf('Drucker'));
      await userEvent.click(await screen.findByRole('option', { name: 'Theke' }));
      await saveAndNext();
      await screen.findByText(/„.*“ gespeichert/);
      await waitFor(() => expect(boxOf('Name').value).toBe(''));
      expect(document.activeElement).toBe(boxOf('Name'));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Artikel anlegen');
      expect([boxOf('Preis').value, choiceOf('Drucker').value]).toEqual(['', 'Theke']);
      await userEvent.keyboard('Kakao{Tab}3');
      await saveAndNext();
      await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
      const [first, second] = save.mock.calls.map(([input]) => input);
      expect(second).toEqual({ ...first, name: 'Kakao', price: 300, newId: expect.any(String) });
      expect(second.newId).not.toBe(first.newId);
    },
  );

  it('says what is missing, and that stock comes later (ART-09, ART-11)', async () => {
    openArticle({}, 'new');
    const basics = await section('Artikel');
    await userEvent.type(basics.getByRole('textbox', { name: 'Name' }), 'Tee');
    await press('Speichern');
    expect(await screen.findByText('4 Angaben stimmen noch nicht.')).toBeTruthy();
    expect(
      screen.getByText('Bitte geben Sie einen Betrag ein; 0 heißt, dass nichts zu zahlen ist.'),
    ).toBeTruthy();
    expect(screen.getByText(/Sobald der Artikel gespeichert ist/)).toBeTruthy();
  });

  it('shows what the server refuses at its field', async () => {
    openArticle({ save: () => [{ path: 'plu', code: 'TAKEN' }] });
    const basics = await section('Artikel');
    await retype(basics.getByRole('textbox', { name: 'PLU' }), '18');
    await press('Speichern');
    await waitFor(() => expect(document.activeElement).toBe(basics.getByRole('textbox', { name: 'PLU' })));
    expect(await screen.findByText('Eine Angabe stimmt noch nicht.')).toBeTruthy();
  });
});

describe('the picture of an article', () => {
  const picture = `${'a'.repeat(32)}.webp`;
  /** The server's answer to a picture; everything else goes its way. */
  const answerPictures = (answer: () => Response) => {
    const other = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input === '/api/record-pictures' ? Promise.resolve(answer()) : other(input, init),
    );
  };
  const choose = async (label: string) =>
    fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), {
      target: { files: [new File(['x'], 'Tasse.png', { type: 'image/png' })] },
    });
  const shown = () => screen.queryByRole('img', { name: 'Bild' })?.getAttribute('src');

  it('is sent at once, shown, named by the article once it is saved, and taken away again (ART-03)', async () => {
    const save = vi.fn();
    openArticle({ save });
    await section('Artikel');
    answerPictures(() => Response.json({ picture }));
    await choose('Bild auswählen');
    await waitFor(() => expect(shown()).toBe(`/files/recordPictures/${picture}`));
    await press('Speichern');
    await waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ picture }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
    expect(shown()).toBeUndefined();
    await press('Speichern');
    await waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ picture: null }));
  });

  it('that is refused is told there, and the one before stays', async () => {
    openArticle({ article: { ...espresso, picture } });
    const basics = await section('Artikel');
    const extensions = { code: 'PICTURE_UNREADABLE', parameters: { reason: 'damaged' } };
    answerPictures(() => Response.json({ errors: [{ extensions }] }, { status: 422 }));
    await choose('Anderes Bild');
    expect((await basics.findByRole('alert')).textContent).toMatch(/Bild/);
    expect(shown()).toBe(`/files/recordPictures/${picture}`);
  });
});

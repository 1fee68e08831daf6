import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  OrganizationUnitsDocument,
  SavedViewsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  ArticleDocument,
  ArticleNeedsDocument,
  type ArticleRecordFragment,
  ArticlesDocument,
  CategoryNamesDocument,
  SaveArticleDocument,
  VatNamesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { drinks, espresso, type Input, normal } from './testing.tsx';

const path = '/manage/data/articlesList';
const food = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a31', name: 'Speisen' };
const articleOf = (number: number, name: string): ArticleRecordFragment => ({
  ...espresso,
  id: `0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7b0${number}`,
  name,
  plu: String(number),
});

interface Server {
  /** What becomes of a save; it is stored unless told. */
  readonly save?: (input: Input, stored: ArticleRecordFragment | undefined) => object | undefined;
  readonly marked?: boolean;
}

/** Shows the list of three articles, whose server keeps what is saved. */
const open = async ({ save, marked = false }: Server = {}, address = `${path}?edit=cells`) => {
  const saved: Input[] = [];
  const articles = new Map(
    [
      articleOf(1, 'Apfelsaft'),
      articleOf(2, 'Bier'),
      { ...articleOf(3, 'Cola'), picture: `${'a'.repeat(32)}.webp` },
    ].map((one) => [one.id, { ...one, ...(marked && { syncState: 'markedForDeletion' }) }]),
  );
  const names = new Map([drinks, food, normal].map((one) => [one.id, one]));
  const store = (input: Input) => {
    const before = articles.get(input.id ?? '') ?? espresso;
    const next = {
      ...before,
      ...input,
      version: before.version + 1,
      mainCategory: names.get(input.mainCategoryId ?? before.mainCategoryId ?? '') ?? null,
      subcategory: input.subcategoryId === null ? null : before.subcategory,
    } as ArticleRecordFragment;
    articles.set(next.id, next);
    return { isSuccess: true, record: next, faults: [] };
  };
  fakeGraphql([
    [ArticleNeedsDocument, () => ({ vats: { nodes: [normal] }, categories: { nodes: [drinks] } })],
    [
      ArticlesDocument,
      () => ({
        articles: {
          nodes: [...articles.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
          pageInfo: { endCursor: null, hasNextPage: false },
          totalCount: articles.size,
        },
      }),
    ],
    [ArticleDocument, ({ id }: { id: string }) => ({ article: articles.get(id) ?? null })],
    [CategoryNamesDocument, () => ({ categories: { nodes: [drinks, food] } })],
    [VatNamesDocument, () => ({ vats: { nodes: [normal] } })],
    [
      SaveArticleDocument,
      ({ input }: { input: Input }) => {
        const answer = save?.(input, articles.get(input.id ?? ''));
        if (!answer) saved.push(input);
        return { saveArticle: answer ?? store(input) };
      },
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [SavedViewsDocument, () => ({ savedViews: [] })],
  ]);
  renderScreen(<ArticlesPage />, address);
  await screen.findByText('3 Artikel');
  return { saved, articles };
};

/** Amounts hold a space at which no line breaks. */
const cell = (name: string) => screen.findByRole('button', { name: name.replace(' €', '\u00a0€') });
const focused = () => document.activeElement?.getAttribute('aria-label')?.replace('\u00a0€', ' €');
const type = (keys: string) => userEvent.keyboard(keys);

afterEach(() => vi.unstubAllGlobals());

describe('cells of a list', () => {
  it('are links and values until somebody begins to edit', async () => {
    await open({}, path);
    expect(await screen.findByRole('link', { name: 'Bier' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'In der Liste bearbeiten' }));
    expect(await cell('Bier, Preis: 2,80 €')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Bier' })).toBeNull();
    await waitFor(() => expect(focused()).toBe('Apfelsaft, Name: Apfelsaft'));
    await type('{Escape}');
    expect(await screen.findByRole('link', { name: 'Bier' })).toBeTruthy();
  });

  it('show the picture of an article before its name (ART-03)', async () => {
    await open({}, path);
    const cola = (await screen.findByRole('link', { name: 'Cola' })).closest('td, th');
    expect(cola?.querySelector('img')?.getAttribute('src')).toBe(
      `/files/recordPictures/${'a'.repeat(32)}.webp`,
    );
    const beer = screen.getByRole('link', { name: 'Bier' }).closest('td, th');
    expect(beer?.querySelector('img')).toBeNull();
  });

  it('prices go down a column: type, Enter, type, Enter; each is one save of one value', async () => {
    const { saved } = await open();
    (await cell('Apfelsaft, Preis: 2,80 €')).focus();
    await type('3,10{Enter}3,20{Enter}{F2}');
    // Nothing else is sent: it stays as it is stored.
    await waitFor(() =>
      expect(saved).toEqual([
        { id: articleOf(1, '').id, version: 3, price: 310 },
        { id: articleOf(2, '').id, version: 3, price: 320 },
      ]),
    );
    expect(focused()).toBe('Cola, Preis');
    expect(await cell('Bier, Preis: 3,20 €')).toBeTruthy();
  });

  it('Tab goes to the next cell and back, arrows and Enter without a change save nothing', async () => {
    const { saved } = await open();
    (await cell('Bier, Name: Bier')).focus();
    await type('{Enter}{Tab}');
    expect(focused()).toBe('Bier, Preis: 2,80 €');
    await type('{Enter}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Bier, Name: Bier');
    await type('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Cola, Preis: 2,80 €');
    await type('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('Apfelsaft, Name: Apfelsaft');
    expect(saved).toEqual([]);
  });

  it('Escape leaves a value as it was', async () => {
    const { saved } = await open();
    (await cell('Bier, Name: Bier')).focus();
    await type('Pils{Escape}');
    expect(focused()).toBe('Bier, Name: Bier');
    expect(saved).toEqual([]);
  });

  it('a row stays where it is while the list is edited, though its name belongs elsewhere', async () => {
    await open();
    (await cell('Apfelsaft, Name: Apfelsaft')).focus();
    await type('Zitronensaft{Enter}');
    await cell('Zitronensaft, Name: Zitronensaft');
    const names = () => screen.getAllByRole('button', { name: /, Name: / }).map((one) => one.textContent);
    expect(names()).toEqual(['Zitronensaft', 'Bier', 'Cola']);
    expect(focused()).toBe('Bier, Name: Bier');
  });

  it('a category is searched and chosen by Enter, and takes no foreign subcategory along (ART-09)', async () => {
    const { saved } = await open();
    (await cell('Bier, Hauptkategorie: Getränke')).focus();
    await type('Spei');
    await screen.findByRole('option', { name: 'Speisen' });
    await type('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(saved.map((one) => [one.mainCategoryId, one.subcategoryId])).toEqual([[food.id, null]]),
    );
    expect(await cell('Bier, Hauptkategorie: Speisen')).toBeTruthy();
  });

  it('a status turns with a key', async () => {
    const { saved } = await open();
    const status = await screen.findByRole('switch', { name: 'Bier, Status: Aktiv' });
    status.focus();
    await type(' ');
    expect(await screen.findByRole('switch', { name: 'Bier, Status: Inaktiv' })).toBeTruthy();
    expect(saved.map(({ isActive }) => isActive)).toEqual([false]);
  });

  it('a status that is being saved keeps the focus', async () => {
    const { saved } = await open();
    const status = await screen.findByRole('switch', { name: 'Bier, Status: Aktiv' });
    const states: unknown[] = [];
    const seen = new MutationObserver(() =>
      states.push([status.ariaBusy, (status as HTMLButtonElement).disabled]),
    );
    seen.observe(status, { attributes: true });
    status.focus();
    await type(' ');
    await screen.findByRole('switch', { name: 'Bier, Status: Inaktiv' });
    seen.disconnect();
    expect(states).toContainEqual(['true', false]);
    expect(focused()).toBe('Bier, Status: Inaktiv');
    expect(saved.map(({ isActive }) => isActive)).toEqual([false]);
  });

  it('what is wrong by itself is said at the cell, which stays open', async () => {
    const { saved } = await open();
    (await cell('Bier, Preis: 2,80 €')).focus();
    await type('viel{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.',
    );
    expect([focused(), (document.activeElement as HTMLInputElement).value]).toEqual(['Bier, Preis', 'viel']);
    expect(saved).toEqual([]);
  });

  it('what the server refuses is said at the cell, with what was typed', async () => {
    await open({
      save: () => ({
        isSuccess: false,
        record: null,
        faults: [{ path: 'plu', code: 'TAKEN', parameters: null }],
      }),
    });
    (await cell('Bier, PLU: 2')).focus();
    await type('3{Enter}');
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bier, PLU' });
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['3', 'true']);
    expect(screen.getByRole('alert').textContent).toBe(
      'Das ist schon vergeben. Bitte wählen Sie etwas anderes.',
    );
    expect(focused()).toBe('Cola, PLU: 3');
  });

  it('the message takes a change back, and so does Ctrl+Z', async () => {
    const { saved } = await open();
    (await cell('Bier, Preis: 2,80 €')).focus();
    await type('4{Enter}');
    const said = (await screen.findByText('„Bier“, Preis: 4,00 €')).closest('[role=status]') as HTMLElement;
    await userEvent.click(within(said).getByRole('button', { name: 'Rückgängig' }));
    await cell('Bier, Preis: 2,80 €');
    (await cell('Cola, Preis: 2,80 €')).focus();
    // At once, while it is on its way.
    await type('5{Enter}{Control>}z{/Control}');
    await cell('Cola, Preis: 2,80 €');
    expect(saved.map(({ price }) => price)).toEqual([400, 280, 500, 280]);
  });

  it('what somebody else has changed in other values stays; of the same value one chooses', async () => {
    const { saved, articles } = await open();
    const [, bier] = [...articles.values()];
    if (!bier) throw new Error('no beer');
    await cell('Bier, Preis: 2,80 €');
    articles.set(bier.id, { ...bier, version: 4, plu: '99' });
    (await cell('Bier, Preis: 2,80 €')).focus();
    await type('3{Enter}');
    await waitFor(() => expect(saved.at(-1)).toEqual({ id: bier.id, version: 4, price: 300 }));
    expect(articles.get(bier.id)).toMatchObject({ plu: '99', price: 300 });
    await cell('Bier, Preis: 3,00 €');
    articles.set(bier.id, { ...bier, version: 6, price: 700 });
    (await cell('Bier, Preis: 3,00 €')).focus();
    await type('4{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('7,00 €')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 6, price: 400 }));
  });

  it('a record whose deletion waits is not entered (MDA-10)', async () => {
    await open({ marked: true });
    await screen.findByText('Bier');
    expect(screen.queryByRole('button', { name: /^Bier, / })).toBeNull();
  });
});

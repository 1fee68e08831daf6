import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../../kit/graphql/generated/general/graphql.ts';
import {
  ButtonArticlesDocument,
  ButtonCategoryChoicesDocument,
  type ButtonGridFragment,
  ButtonGridsDocument,
  ButtonGroupsDocument,
  ButtonHeatDocument,
  ButtonRoomsDocument,
  ButtonTapsDocument,
  SaveButtonGridDocument,
  type SaveButtonGridMutation,
  type SaveButtonGridMutationVariables,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { setLanguage } from '../../../kit/i18n/index.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { ButtonsPage } from './buttons-page.tsx';

const templateId = '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3';
const path = `/manage/data/btnTemplates/${templateId}?tab=buttons`;

type Wire = ButtonGridFragment['mappings'][number];
type Saved = SaveButtonGridMutation['saveButtonGrid'];
type Sent = SaveButtonGridMutationVariables['input'];

const wire = (name: string, row: number, column: number, more: Partial<Wire> = {}): Wire => ({
  ...{ layer: 0, row, column, rowSpan: 1, columnSpan: 1, kind: 'article', targetId: name.toLowerCase() },
  ...{ label: null, colour: null, pictureId: null, name, targetColour: null },
  ...{ targetPicture: null, price: 250, isGone: false },
  ...more,
});
const gridOf = (
  mappings: readonly Wire[] = [],
  more: Partial<ButtonGridFragment> = {},
): ButtonGridFragment => ({
  ...{ templateId, app: 'Static_Pos', rows: 3, columns: 4, layers: 2, version: 1 },
  ...{ lastModifiedAt: '2026-11-21T08:00:00Z', lastModifiedByName: 'Mia', mappings: [...mappings] },
  ...more,
});
const articles = ['Cappuccino', 'Espresso', 'Brezel'].map((name) => ({
  ...{ id: name.toLowerCase(), name, price: 320, mainCategoryId: 'warm', mainCategory: { name: 'Warm' } },
  ...{ useInButtonMapping: true, unitIds: null },
}));
const groups = [{ id: 'warm', name: 'Warmgetränke', colour: null, sort: 1, unitIds: null, parentId: null }];
const soldOf = (...names: readonly string[]) => ({
  ...{ from: '2026-08-01', to: '2026-10-31', currency: 'EUR', receipts: 9, openHours: 10, isOmitted: false },
  articles: names.map((name, index) => ({
    ...{ articleId: name.toLowerCase(), articleKey: name, name, isDeleted: false, turnover: 900 },
    ...{ quantity: 90 - index, presses: 90 - index },
  })),
});
const branch = (id: string, name: string) => ({
  id,
  name,
  type: 'branch',
  zone: 'Europe/Berlin',
  currency: 'EUR',
});
const nothing: Saved = { isSuccess: false, grid: null, conflict: null, faults: [] };
const page = { hasNextPage: false, endCursor: null };

interface Begin {
  readonly grids?: readonly ButtonGridFragment[];
  readonly answers?: readonly Saved[];
  readonly isEmpty?: boolean;
  readonly address?: string;
  /** What was sold; throws where it cannot be read. */
  readonly heat?: (asked: unknown) => object;
}

/** Shows the buttons of a template; the answers to saves in their order. */
const open = async (begin: Begin = {}) => {
  const { grids = [gridOf()], answers = [], isEmpty = false, address = path, heat = () => soldOf() } = begin;
  const sent: Sent[] = [];
  const found =
    <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    ({ filter }: { readonly filter?: { readonly search?: string } | null }) => ({
      nodes: isEmpty
        ? []
        : rows.filter(({ name }) => name.toLowerCase().includes(filter?.search?.toLowerCase() ?? '')),
      pageInfo: page,
    });
  const [ofArticles, ofGroups] = [found(articles), found(groups)];
  fakeGraphql([
    [
      ButtonGridsDocument,
      () => ({
        buttonGrids: grids,
        buttonTemplate: { id: templateId, name: 'Theke', unitIds: null, apps: grids.map(({ app }) => app) },
      }),
    ],
    [ButtonArticlesDocument, (given: never) => ({ articles: ofArticles(given) })],
    [ButtonGroupsDocument, (given: never) => ({ categories: ofGroups(given) })],
    [ButtonRoomsDocument, () => ({ rooms: { nodes: [], pageInfo: page } })],
    [ButtonCategoryChoicesDocument, () => ({ buttonCategories: { nodes: [], pageInfo: page } })],
    [
      OrganizationUnitsDocument,
      () => ({ organizationUnits: [branch('market', 'Markt'), branch('park', 'Park')] }),
    ],
    [
      ButtonTapsDocument,
      () => ({ buttonTaps: { receipts: 10, isOmitted: false, grids: [{ taps: 31 }, { taps: 24 }] } }),
    ],
    [ButtonHeatDocument, (asked: unknown) => ({ buttonHeat: heat(asked) })],
    [
      SaveButtonGridDocument,
      ({ input }: SaveButtonGridMutationVariables) => {
        sent.push(input);
        const { mappings, ...rest } = input;
        const stored = gridOf(
          mappings.map((one) => wire(one.targetId ?? '', one.row, one.column, one as Partial<Wire>)),
          { ...rest, version: input.version + 1 },
        );
        return { saveButtonGrid: answers[sent.length - 1] ?? { ...nothing, isSuccess: true, grid: stored } };
      },
    ],
  ]);
  renderScreen(<ButtonsPage templateId={templateId} />, address);
  await screen.findByRole('application', { name: /Tasten|Buttons/ });
  return sent;
};

const cell = (row: number, column: number) =>
  screen.getByRole('button', { name: new RegExp(`^(Zeile|Row) ${row}, (Spalte|column) ${column}: `) });
const labelOf = (row: number, column: number) => cell(row, column).getAttribute('aria-label')?.split(': ')[1];
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const option = (name: RegExp) => screen.findByRole('option', { name });
const tool = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

afterEach(() => {
  localStorage.clear();
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('the buttons of a template', () => {
  it('BTN-07: are laid by a tap on the palette and a tap on the cell, and saved as a whole', async () => {
    const sent = await open({ grids: [gridOf([wire('Tee', 0, 0)])] });
    expect(labelOf(1, 1)).toBe('Tee, Artikel');
    await userEvent.click(await option(/Cappuccino/));
    expect(screen.getByText('Cappuccino: Wählen Sie jetzt ein Feld.')).toBeTruthy();
    await userEvent.click(cell(2, 3));
    expect(labelOf(2, 3)).toBe('Cappuccino, Artikel');
    await save();
    await screen.findByText('Tasten gespeichert.');
    expect(sent).toMatchObject([
      {
        ...{ templateId, app: 'Static_Pos', version: 1, rows: 3, columns: 4, layers: 2 },
        mappings: [
          { targetId: 'tee', row: 0, column: 0 },
          { kind: 'article', targetId: 'cappuccino', row: 1, column: 2, label: null },
        ],
      },
    ]);
  });

  it('BTN-07: or first the cell; the choice then goes on to the next empty one', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 1)])] });
    await userEvent.click(cell(1, 1));
    await userEvent.click(await option(/Cappuccino/));
    await userEvent.click(await option(/Espresso/));
    expect([labelOf(1, 1), labelOf(1, 2), labelOf(1, 3)]).toEqual([
      'Cappuccino, Artikel',
      'Tee, Artikel',
      'Espresso, Artikel',
    ]);
  });

  it('BTN-08: by keys alone: letters search, Enter lays, and the cursor is on the next empty cell', async () => {
    await open();
    cell(1, 1).focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(cell(1, 2));
    press('b');
    const box = screen.getByRole('combobox', { name: 'Artikel, Gruppe oder Funktion suchen' });
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, 'ar sofort');
    await option(/Bar sofort/);
    await waitFor(() => expect(screen.queryByRole('option', { name: /Brezel/ })).toBeNull());
    press('Enter');
    expect(labelOf(1, 2)).toBe('Bar sofort, Funktion');
    expect(document.activeElement).toBe(cell(1, 3));
  });

  it('BTN-08: the palette names all functions of the app, in their groups, in both languages', async () => {
    await open({ grids: [gridOf([], { app: 'Mobile_Pos' })] });
    await userEvent.click(screen.getByRole('radio', { name: 'Funktionen' }));
    expect(await option(/Tischplan/)).toBeTruthy();
    expect(screen.getByText('Bezahlen', { selector: '[role=presentation]' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Kassensturz/ })).toBeNull();
    // English words find it, too.
    await userEvent.type(screen.getByRole('combobox'), 'split bill');
    expect(await option(/Rechnung teilen/)).toBeTruthy();
  });

  it('moves, swaps, spans and clears by keys; each is undone and done again', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    cell(1, 1).focus();
    press('ArrowRight', { ctrlKey: true });
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['Cola, Artikel', 'Tee, Artikel']);
    expect(document.activeElement).toBe(cell(1, 2));
    press('ArrowDown', { altKey: true });
    expect(labelOf(1, 2)).toBe('Tee, Artikel, 1 × 2 Felder');
    press('Delete');
    expect(labelOf(1, 2)).toBe('leer');
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['Tee, Artikel', 'Cola, Artikel']);
    press('y', { ctrlKey: true });
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['Cola, Artikel', 'Tee, Artikel']);
  });

  it('says what is in the way, and leads to it', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    cell(1, 1).focus();
    press('ArrowRight', { altKey: true });
    expect(screen.getByRole('alert').textContent).toContain('Dort liegt schon: Cola.');
    await tool('Zeigen');
    expect(cell(1, 2).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('chooses several, copies them to another layer, and gives them a colour', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    cell(1, 1).focus();
    press('ArrowRight', { shiftKey: true });
    press('c', { ctrlKey: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Grün' }));
    cell(1, 1).focus();
    press('PageDown');
    await userEvent.click(cell(2, 1));
    press('v', { ctrlKey: true });
    expect([labelOf(2, 1), labelOf(2, 2)]).toEqual(['Tee, Artikel', 'Cola, Artikel']);
  });

  it('BTN-11: refuses fewer columns while a button would be lost, names it and leads to it', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 1, 3, { layer: 1 })])] });
    await tool('Raster …');
    const dialog = within(screen.getByRole('dialog', { name: 'Raster: Stationäre Kasse' }));
    const columns = dialog.getByRole('textbox', { name: 'Spalten' });
    await userEvent.clear(columns);
    await userEvent.type(columns, '3');
    expect(dialog.getByText(/1 Taste ginge verloren/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Raster ändern' })).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Cola (Ebene 2, Zeile 2, Spalte 4)' }));
    await waitFor(() => expect(cell(2, 4).getAttribute('aria-pressed')).toBe('true'));
  });

  it('BTN-12, BTN-13: a preset deletes all buttons of the app, after it was said how many, and can be undone', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    await tool('Vorlage …');
    await tool('Vorlage verwenden');
    const question = within(await screen.findByRole('dialog', { name: /Alle Tasten ersetzen/ }));
    expect(question.getByText(/Alle 2 Tasten werden gelöscht/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: '2 Tasten löschen und ersetzen' }));
    await waitFor(() => expect(labelOf(6, 8)).toBe('Bar sofort, Funktion'));
    await tool('Rückgängig');
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['Tee, Artikel', 'Cola, Artikel']);
  });

  it('BTN-15: fills empty cells with what has no button, once its preview was seen', async () => {
    await open({ grids: [gridOf([wire('Espresso', 0, 0)])] });
    await tool('Automatisch füllen …');
    await screen.findByText('2 Artikel bekommen eine Taste.');
    expect(screen.getByRole('img', { name: 'So sähe es aus, Espresso, Brezel, Cappuccino' })).toBeTruthy();
    await tool('So füllen');
    expect([labelOf(1, 2), labelOf(1, 3), labelOf(1, 4)]).toEqual([
      'Brezel, Artikel',
      'Cappuccino, Artikel',
      'leer',
    ]);
  });

  it('BTN-15: fills by what sold in the last months, those that sold most first', async () => {
    const asked: unknown[] = [];
    await open({
      heat: (filter) => {
        asked.push(filter);
        return soldOf('Espresso', 'Cappuccino');
      },
    });
    await tool('Automatisch füllen …');
    await screen.findByText('3 Artikel bekommen eine Taste.');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Meistverkaufte zuerst' }));
    await screen.findByText('2 Artikel bekommen eine Taste.');
    await userEvent.click(screen.getByRole('radio', { name: 'Letzter Monat' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await screen.findByRole('img', { name: 'So sähe es aus, Espresso, Cappuccino' });
    await tool('So füllen');
    expect([labelOf(1, 1), labelOf(1, 2), labelOf(1, 3)]).toEqual([
      'Espresso, Artikel',
      'Cappuccino, Artikel',
      'leer',
    ]);
  });

  it('BTN-15: says where nothing sold, and offers to ask again where that cannot be read', async () => {
    let isBroken = true;
    await open({
      heat: () => {
        if (isBroken) throw new Error('broken');
        return soldOf();
      },
    });
    await tool('Automatisch füllen …');
    await userEvent.click(await screen.findByRole('radio', { name: 'Meistverkaufte zuerst' }));
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    expect(screen.getByRole('button', { name: 'So füllen' })).toHaveProperty('disabled', true);
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/^Was in diesem Zeitraum verkauft wurde, hat schon/)).toBeTruthy();
  });

  it.each([
    ['de', 'Automatisch füllen …', 'Es wurden keine Gruppen und Artikel gefunden'],
    ['en', 'Autofill …', 'No groups and products were found'],
  ] as const)('BTN-14, ERR-33: autofill without data says so, in %s', async (language, name, words) => {
    setLanguage(language);
    await open({ isEmpty: true });
    await tool(name);
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  });

  it('BTN-11: a button shows a picture of its own, and has it taken away again', async () => {
    const picture = `${'a'.repeat(32)}.webp`;
    await open({ grids: [gridOf([wire('Tee', 0, 0, { pictureId: picture }), wire('Cola', 0, 1)])] });
    const shown = () => cell(1, 1).querySelector('img')?.getAttribute('src');
    expect(shown()).toBe(`/files/recordPictures/${picture}`);
    expect(cell(1, 2).querySelector('img')).toBeNull();
    await userEvent.click(cell(1, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Bild entfernen' }));
    expect(shown()).toBeUndefined();
  });

  it('says how to begin as long as no button lies anywhere', async () => {
    await open();
    const hint = () => screen.queryByText('Noch keine Tasten')?.closest<HTMLElement>('[role=alert]');
    await userEvent.click(
      within(hint() as HTMLElement).getByRole('button', { name: 'Mit einer Vorlage beginnen' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Mit einer Vorlage beginnen' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    cell(1, 1).focus();
    press('E');
    await userEvent.click(await option(/Espresso/));
    expect(hint()).toBeUndefined();
  });

  it('F2 leads to the look of what is chosen, also of several', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    cell(1, 1).focus();
    press('F2');
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'label'));
    cell(1, 1).focus();
    press('a', { ctrlKey: true });
    press('F2');
    await waitFor(() => expect(document.activeElement?.closest('[data-look]')).toBeTruthy());
  });

  it('BTN-11: a button shows the picture of its article, as registers do, unless it has its own', async () => {
    const [cup, own] = [`${'b'.repeat(32)}.webp`, `${'c'.repeat(32)}.webp`];
    const buttons = [
      wire('Tee', 0, 0, { targetPicture: cup }),
      wire('Cola', 0, 1, { targetPicture: cup, pictureId: own }),
    ];
    await open({ grids: [gridOf(buttons)] });
    const shown = (column: number) => cell(1, column).querySelector('img')?.getAttribute('src');
    expect([shown(1), shown(2)]).toEqual([`/files/recordPictures/${cup}`, `/files/recordPictures/${own}`]);
  });

  it('shows what each button sold, and lays what sells without one', async () => {
    const asked: unknown[] = [];
    await open({
      grids: [
        gridOf([
          wire('Tee', 0, 0),
          wire('Cola', 0, 1),
          wire('', 0, 2, { kind: 'favourites1', targetId: null }),
        ]),
      ],
      heat: (filter) => {
        asked.push(filter);
        return soldOf('Tee', 'Espresso');
      },
    });
    expect(asked).toEqual([]);
    await tool('Verkäufe zeigen');
    await waitFor(() =>
      expect(labelOf(1, 1)).toMatch(
        /^Tee, Artikel, 90 × gedrückt, Menge 90, 9,00.€, 9,00 je geöffneter Stunde$/,
      ),
    );
    expect([cell(1, 1).textContent, cell(1, 2).textContent]).toEqual(['Tee90', 'Cola0']);
    expect(labelOf(1, 3)).toBe('Favoriten 1');
    expect(screen.getByText('2,40 statt 3,10')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Espresso auf eine Taste legen' }));
    await userEvent.click(cell(2, 1));
    expect(labelOf(2, 1)).toMatch(/^Espresso, Artikel, 89 × gedrückt/);
    await userEvent.click(screen.getByRole('button', { name: 'Zur Taste Cola' }));
    expect(cell(1, 2).getAttribute('aria-pressed')).toBe('true');
    await tool('Verkäufe zeigen');
    expect(labelOf(1, 1)).toBe('Tee, Artikel');
  });

  it('shows sales of some branches and another span', async () => {
    const asked: unknown[] = [];
    await open({ heat: (filter) => soldOf(String(asked.push(filter))) });
    await tool('Verkäufe zeigen');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Filialen/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Park' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Letzte 12 Monate', hidden: true }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked).toMatchObject([{ unitIds: null }, { unitIds: ['park'] }, { unitIds: ['park'] }]);
  });

  it('BTN-10: has tabs for its apps; those that were changed are saved together', async () => {
    const sent = await open({
      grids: [gridOf([wire('Tee', 0, 0)]), gridOf([wire('Cola', 0, 0)], { app: 'Mobile_Pos' })],
      address: `${path}&app=Mobile_Pos`,
    });
    expect(labelOf(1, 1)).toBe('Cola, Artikel');
    cell(1, 1).focus();
    press('Delete');
    await userEvent.click(screen.getByRole('link', { name: 'Stationäre Kasse' }));
    await waitFor(() => expect(labelOf(1, 1)).toBe('Tee, Artikel'));
    expect(screen.getByRole('link', { name: 'Mobiles Bestellgerät (nicht gespeichert)' })).toBeTruthy();
    cell(1, 1).focus();
    press('Delete');
    await save();
    await screen.findByText('Tasten gespeichert.');
    expect(sent.map(({ app, mappings }) => [app, mappings.length])).toEqual([
      ['Static_Pos', 0],
      ['Mobile_Pos', 0],
    ]);
  });

  it('asks piece by piece where somebody else has saved, and saves on top of that', async () => {
    const theirs = gridOf([wire('Tee', 0, 0), wire('Wasser', 2, 3)], { version: 5 });
    const sent = await open({
      grids: [gridOf([wire('Tee', 0, 0)])],
      answers: [{ ...nothing, conflict: theirs }],
    });
    cell(1, 1).focus();
    press('Delete');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes war schneller' }));
    expect(dialog.getByRole('group', { name: /Ebene 1, Zeile 3, Spalte 4/ })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 5, mappings: [{ targetId: 'wasser' }] });
  });

  it('marks what the server refuses', async () => {
    await open({
      grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])],
      answers: [
        { ...nothing, faults: [{ index: 1, code: 'UNKNOWN_REFERENCE', path: 'targetId', other: null }] },
      ],
    });
    cell(1, 1).focus();
    press('ArrowDown', { ctrlKey: true });
    await save();
    expect(await screen.findByText(/^Nicht gespeichert: Die markierten Tasten/)).toBeTruthy();
    expect(cell(2, 1).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps what is not saved through a reload, and gives it up on demand', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0)])] });
    cell(1, 1).focus();
    press('Delete');
    const key = `tresen.draft.buttonGrid.${templateId}.Static_Pos`;
    await waitFor(() => expect(localStorage.getItem(key)).toContain('"mappings":[]'));
    document.body.innerHTML = '';
    await open({ grids: [gridOf([wire('Tee', 0, 0)])] });
    expect(await screen.findByText('Ihre nicht gespeicherten Änderungen sind noch da.')).toBeTruthy();
    expect(labelOf(1, 1)).toBe('leer');
    await userEvent.click(screen.getAllByRole('button', { name: 'Verwerfen' })[0] ?? document.body);
    expect(labelOf(1, 1)).toBe('Tee, Artikel');
  });

  it('shows a button whose article is gone', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0, { name: null, isGone: true })])] });
    expect(labelOf(1, 1)).toBe('Artikel (nicht mehr da), Artikel');
  });
});

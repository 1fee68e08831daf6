import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kit/i18n/index.ts';
import { article, cell, gridOf, labelOf, open, option, press, soldOf, tool, wire } from './testing.tsx';

afterEach(() => {
  localStorage.clear();
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('the tools for the buttons of a template', () => {
  it('BTN-11: refuses fewer columns while a button would be lost, names it and leads to it', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 1, 3, { layer: 1 })])] });
    await tool('Raster …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Raster: Stationäre Kasse' }));
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
    await userEvent.click(await screen.findByRole('button', { name: 'Vorlage verwenden' }));
    const question = within(await screen.findByRole('dialog', { name: /Alle Tasten ersetzen/ }));
    expect(question.getByText(/Alle 2 Tasten werden gelöscht/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: '2 Tasten löschen und ersetzen' }));
    await waitFor(() => expect(labelOf(6, 8)).toBe('Bar sofort, Funktion'));
    await tool('Rückgängig');
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['Tee, Artikel', 'Cola, Artikel']);
  });

  it('leads by keyboard from a preset to its buttons, also where what has opened it is gone', async () => {
    await open();
    (await screen.findByRole('button', { name: 'Mit einer Vorlage beginnen' })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Vorlage verwenden' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 1)));
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

  it('BTN-15: what it fills shows its price at once, as what is laid by hand does', async () => {
    await open({ grids: [gridOf([], { rows: 1, columns: 2, layers: 1 })] });
    const prices = () =>
      [...document.querySelectorAll('[data-price]')].map((one) => one.getAttribute('data-price'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Ohne Taste' }));
    await userEvent.click(await option(/^Brezel/));
    await userEvent.click(cell(1, 1));
    expect(prices()).toEqual(['3,20\u00a0€']);
    await tool('Automatisch füllen …');
    await screen.findByText(/^1 Artikel bekommt eine Taste/);
    await tool('So füllen');
    expect([labelOf(1, 2), prices()]).toEqual(['Cappuccino, Artikel', ['3,20\u00a0€', '3,20\u00a0€']]);
    await tool('Automatisch füllen …');
    expect(await screen.findByText(/^Kein Feld ist leer/)).toBeTruthy();
  });

  it('BTN-15: says where no article is in all branches of the template, instead that each has a button', async () => {
    await open({
      unitIds: ['market', 'park'],
      stock: [article('Tee', ['market']), article('Cola', ['park'])],
    });
    await tool('Automatisch füllen …');
    expect(await screen.findByText(/^Keinen Artikel gibt es in allen Filialen der Oberfläche/)).toBeTruthy();
    expect(screen.queryByText(/hat schon eine Taste/)).toBeNull();
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

  it('BTN-10: the preview says what the empty part of the screen is for', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0)])] });
    await tool('Vorschau an der Kasse');
    const dialog = within(await screen.findByRole('dialog', { name: 'So zeigt es die Kasse' }));
    expect(dialog.getByText('Hier steht der Beleg, der gerade entsteht.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Ebene 2' }));
    expect(dialog.getByRole('button', { name: 'Ebene 2' }).getAttribute('aria-pressed')).toBe('true');
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
          wire('Tee', 0, 0, { targetPicture: `${'a'.repeat(32)}.webp` }),
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
    const pictures = () => cell(1, 1).querySelectorAll('img');
    expect(pictures()).toHaveLength(1);
    await tool('Verkäufe zeigen');
    await waitFor(() =>
      expect(labelOf(1, 1)).toMatch(
        /^Tee, Artikel, 90 × gedrückt, Menge 90, 9,00.€, 9,00 je geöffneter Stunde$/,
      ),
    );
    expect([cell(1, 1).textContent, cell(1, 2).textContent]).toEqual(['Tee90', 'Cola0']);
    // A picture would leave no room for name and figure.
    expect(pictures()).toHaveLength(0);
    expect(labelOf(1, 3)).toBe('Favoriten 1');
    expect(screen.getByText('2,40 statt 3,10')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Espresso auf eine Taste legen' }));
    await userEvent.click(cell(2, 1));
    expect(labelOf(2, 1)).toMatch(/^Espresso, Artikel, 89 × verkauft, .*, erst seit dem .* hier$/);
    await userEvent.click(screen.getByRole('button', { name: 'Zur Taste Cola' }));
    expect(cell(1, 2).getAttribute('aria-pressed')).toBe('true');
    await tool('Verkäufe zeigen');
    expect(labelOf(1, 1)).toBe('Tee, Artikel');
    await waitFor(() => expect(cell(2, 1).querySelector('[data-price]')).toBeTruthy());
  });

  it('says of a button that was moved within the days that it was not there all the time', async () => {
    await open({
      grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1), wire('Mokka', 0, 2)])],
      placedAt: { Tee: '2026-02-01T10:00:00Z', Cola: '2026-09-14T10:00:00Z' },
      heat: () => soldOf('Tee'),
    });
    await tool('Verkäufe zeigen');
    await waitFor(() =>
      expect(labelOf(1, 2)).toBe(
        'Cola, Artikel, 0 × verkauft, Menge 0, 0,00\u00a0€, erst seit dem 14.09.2026 hier',
      ),
    );
    expect([labelOf(1, 1), labelOf(1, 3)]).toEqual([
      expect.stringMatching(/^Tee, Artikel, 90 × gedrückt/),
      expect.stringMatching(/^Mokka, Artikel, 0 × gedrückt/),
    ]);
    const listed = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(listed('Niemand hat sie gedrückt')).toEqual(['Mokka']);
    expect(listed('Nicht verkauft, erst seit Kurzem hier')).toEqual(['Cola']);
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

  it('shows sales of days of one’s own, at a register', async () => {
    const asked: unknown[] = [];
    await open({ heat: (filter) => soldOf(String(asked.push(filter))) });
    await tool('Verkäufe zeigen');
    await userEvent.click(screen.getByRole('radio', { name: 'Bestimmte Tage', hidden: true }));
    const from = screen.getByRole('textbox', { name: 'Von' });
    await userEvent.clear(from);
    await userEvent.type(from, '17.05.2026{Enter}');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Kassen/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Garten/ }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ from: '2026-05-17', unitIds: null, deviceIds: ['garden'] }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Filialen/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Park' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ unitIds: ['park'], deviceIds: null }));
  });
});

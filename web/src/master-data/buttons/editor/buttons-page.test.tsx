import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kit/i18n/index.ts';
import {
  article,
  cell,
  gridOf,
  labelOf,
  open,
  option,
  press,
  save,
  templateId,
  tool,
  wire,
} from './testing.tsx';

afterEach(() => {
  localStorage.clear();
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('the buttons of a template', () => {
  it('BTN-07: are laid by a tap on the palette and a tap on the cell; what is new is sent', async () => {
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
        mappings: [{ kind: 'article', targetId: 'cappuccino', row: 1, column: 2, label: null }],
        removed: [],
      },
    ]);
  });

  it('BTN-07: wait for no clock while nobody looks at sales', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    await open({ grids: [gridOf([wire('Tee', 0, 0)])] });
    expect(labelOf(1, 1)).toBe('Tee, Artikel');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('BTN-07: or first the cell; the choice then goes on to the next empty one', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 1)])] });
    await userEvent.click(cell(1, 1));
    expect(
      screen.getByText('Zeile 1, Spalte 1: Wählen Sie in der Liste, was hier liegen soll.'),
    ).toBeTruthy();
    await userEvent.click(await option(/Cappuccino/));
    expect(screen.getByText(/^Zeile 1, Spalte 3: Wählen Sie/)).toBeTruthy();
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

  it('BTN-07: the palette reads on where the first articles are not in all branches of the template', async () => {
    const elsewhere = Array.from({ length: 60 }, (_, index) => article(`Apfel ${index}`, ['park']));
    await open({ unitIds: ['market', 'park'], stock: [...elsewhere, article('Tee', ['park', 'market'])] });
    expect(await option(/Tee/)).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Apfel/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Artikel' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(await option(/Tee/)).toBeTruthy();
  });

  it('BTN-08: the palette names all functions of the app, in their groups, in both languages', async () => {
    await open({ grids: [gridOf([], { app: 'Mobile_Pos' })] });
    await userEvent.click(await screen.findByRole('radio', { name: 'Funktionen' }));
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
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('alert')).toBeNull();
    cell(1, 1).focus();
    press('ArrowRight', { altKey: true });
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

  it('has prices in what the branches of the template take', async () => {
    await open({ unitIds: ['park'], grids: [gridOf([wire('Tee', 0, 0)])] });
    await waitFor(() =>
      expect(cell(1, 1).querySelector('[data-price]')?.getAttribute('data-price')).toContain('CHF'),
    );
  });

  it('shows a button whose article is gone', async () => {
    await open({ grids: [gridOf([wire('Tee', 0, 0, { name: null, isGone: true })])] });
    expect(labelOf(1, 1)).toBe('Artikel (nicht mehr da), Artikel');
  });

  it('marks it in its own label and colour, too, and removes all of them, which can be undone', async () => {
    const gone = { name: null, isGone: true, label: 'Glühwein', colour: '#aa3300' };
    await open({ grids: [gridOf([wire('Tee', 0, 0, gone), wire('Mokka', 0, 1, { colour: '#aa3300' })])] });
    expect(labelOf(1, 1)).toBe('Glühwein, Artikel, nicht mehr da');
    expect(cell(1, 1).querySelector('[data-gone]')).toBeTruthy();
    expect(cell(1, 1).style.getPropertyValue('--ground')).toBe('');
    expect(cell(1, 2).querySelector('[data-gone]')).toBeNull();
    expect(screen.getByText(/Eine Taste steht für etwas, das es nicht mehr gibt/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect([labelOf(1, 1), labelOf(1, 2)]).toEqual(['leer', 'Mokka, Artikel']);
    expect(screen.queryByText(/das es nicht mehr gibt/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(labelOf(1, 1)).toBe('Glühwein, Artikel, nicht mehr da');
  });

  it('says what is in the hand below the cells, which must not move', async () => {
    await open();
    await userEvent.click(await option(/Espresso/));
    const note = (await screen.findByRole('button', { name: 'Ablegen' })).closest('[role="alert"]');
    if (!note) throw new Error('a note says what is in the hand');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(cell(3, 4).compareDocumentPosition(note) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kit/i18n/index.ts';
import { hasUnsaved } from '../../../kit/leave/index.ts';
import {
  cell,
  gridOf,
  labelOf,
  nothing,
  open,
  option,
  path,
  press,
  save,
  templateId,
  wire,
} from './testing.tsx';

afterEach(() => {
  localStorage.clear();
  setLanguage('de');
  vi.unstubAllGlobals();
});

describe('saving the buttons of a template', () => {
  it('BTN-10: has tabs for its apps; those that were changed are saved together', async () => {
    const asked: unknown[] = [];
    const sent = await open({
      asked,
      grids: [gridOf([wire('Tee', 0, 0)]), gridOf([wire('Cola', 0, 0)], { app: 'Mobile_Pos' })],
      address: `${path}&app=Mobile_Pos`,
    });
    expect(labelOf(1, 1)).toBe('Cola, Artikel');
    cell(1, 1).focus();
    press('Delete');
    await userEvent.click(screen.getByRole('link', { name: 'Stationäre Kasse' }));
    await waitFor(() => expect(labelOf(1, 1)).toBe('Tee, Artikel'));
    // The app in sight, then the other one; all of them only when something has changed.
    expect(asked).toEqual(['Mobile_Pos', 'Static_Pos']);
    expect(screen.getByRole('link', { name: 'Mobiles Bestellgerät (nicht gespeichert)' })).toBeTruthy();
    cell(1, 1).focus();
    press('Delete');
    await save();
    await screen.findByText('Tasten gespeichert.');
    const removed = [{ layer: 0, row: 0, column: 0 }];
    expect(sent).toMatchObject([
      { app: 'Static_Pos', mappings: [], removed },
      { app: 'Mobile_Pos', mappings: [], removed },
    ]);
    await waitFor(() => expect(asked.at(-1)).toBeUndefined());
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
    const removed = [{ layer: 0, row: 0, column: 0 }];
    expect(sent[1]).toMatchObject({ version: 5, mappings: [], removed });
  });

  it('asks nobody where the answer to the same save was lost, and goes on from what is stored', async () => {
    const sent = await open({
      grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])],
      answers: [{ ...nothing, conflict: gridOf([wire('Cola', 0, 0), wire('Tee', 0, 1)], { version: 2 }) }],
    });
    cell(1, 1).focus();
    press('ArrowRight', { ctrlKey: true });
    await save();
    expect(await screen.findByText('Tasten gespeichert.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(hasUnsaved()).toBe(false);
    cell(1, 2).focus();
    press('z', { ctrlKey: true });
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 2 });
  });

  it('says of a button that both have moved where each has put it', async () => {
    const theirs = gridOf([wire('Tee', 2, 3)], { version: 5 });
    await open({ grids: [gridOf([wire('Tee', 0, 0)])], answers: [{ ...nothing, conflict: theirs }] });
    cell(1, 1).focus();
    press('ArrowDown', { ctrlKey: true });
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes war schneller' }));
    expect(dialog.getByRole('group', { name: /Ebene 1, Zeile 2, Spalte 1/ })).toBeTruthy();
    expect(dialog.getByText('Tee: Ebene 1, Zeile 3, Spalte 4')).toBeTruthy();
  });

  it('shows what was saved as it is stored, without reading all of it again', async () => {
    const tidied = [{ index: 0, label: 'Kaltes', colour: null }];
    const grid = { version: 2, lastModifiedByName: 'Mia' };
    const sent = await open({
      grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1, { label: ' Kaltes' })])],
      answers: [{ ...nothing, isSuccess: true, grid, tidied }],
    });
    await userEvent.click(cell(1, 2));
    press('ArrowDown', { ctrlKey: true });
    await save();
    await screen.findByText('Tasten gespeichert.');
    expect(sent).toMatchObject([{ mappings: [{ targetId: 'cola' }], removed: [{ column: 1 }] }]);
    // Places are those of what was sent.
    expect([labelOf(1, 1), labelOf(2, 2)]).toEqual(['Tee, Artikel', 'Kaltes, Artikel']);
  });

  it('keeps what is done while a save is under way, and saves it over that', async () => {
    const { promise: until, resolve } = Promise.withResolvers<void>();
    const sent = await open({ until, grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])] });
    cell(1, 1).focus();
    press('Delete');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(cell(1, 2));
    press('ArrowDown', { ctrlKey: true });
    resolve();
    await screen.findByText('Tasten gespeichert.');
    expect([labelOf(1, 1), labelOf(1, 2), labelOf(2, 2)]).toEqual(['leer', 'leer', 'Cola, Artikel']);
    expect(hasUnsaved()).toBe(true);
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      version: 2,
      mappings: [{ row: 1, column: 1 }],
      removed: [{ column: 1 }],
    });
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  });

  it('marks what the server refuses', async () => {
    await open({
      grids: [gridOf([wire('Tee', 0, 0), wire('Cola', 0, 1)])],
      answers: [
        { ...nothing, faults: [{ index: 0, code: 'UNKNOWN_REFERENCE', path: 'targetId', other: null }] },
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

  it('knows after a reload what the buttons that are not saved are called', async () => {
    await open();
    await userEvent.click(await option(/Espresso/));
    await userEvent.click(cell(1, 1));
    const key = `tresen.draft.buttonGrid.${templateId}.Static_Pos`;
    await waitFor(() => expect(localStorage.getItem(key)).toContain('espresso'));
    document.body.innerHTML = '';
    await open();
    await screen.findByText('Ihre nicht gespeicherten Änderungen sind noch da.');
    expect(labelOf(1, 1)).toBe('Espresso, Artikel');
    expect(document.querySelector('[data-price]')).toBeTruthy();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { openPrinter } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('branches', () => {
  it('are not asked for while there is only one', async () => {
    openPrinter();
    await box('Name');
    expect(screen.queryByRole('group', { name: 'Filialen' })).toBeNull();
  });

  const branchesBox = async () => within(await screen.findByRole('group', { name: 'Filialen' }));
  const chosen = (group: Awaited<ReturnType<typeof branchesBox>>) =>
    group
      .queryAllByRole('checkbox', { checked: true })
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

  it('may be all, also future ones, or some; one of many is two clicks, none is refused', async () => {
    const save = vi.fn();
    openPrinter({ save, branches: ['Mitte', 'Nord', 'Süd'] });
    const group = await branchesBox();
    expect(group.getByRole('radio', { name: 'Alle Filialen, auch künftige', checked: true })).toBeTruthy();
    await userEvent.click(group.getByRole('radio', { name: 'Bestimmte Filialen' }));
    await press('Speichern');
    expect(await screen.findByText('Bitte wählen Sie mindestens eine Ihrer Filialen.')).toBeTruthy();
    await userEvent.click(group.getByRole('checkbox', { name: 'Nord' }));
    await press('Speichern');
    await screen.findByText(/gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({ unitIds: ['unit-Nord'] });
  });

  it('are taken all and none, and those chosen last come back', async () => {
    openPrinter({ branches: ['Mitte', 'Nord', 'Süd'] });
    const group = await branchesBox();
    await userEvent.click(group.getByRole('radio', { name: 'Bestimmte Filialen' }));
    expect(group.queryByRole('searchbox')).toBeNull();
    await userEvent.click(group.getByRole('button', { name: 'Alle' }));
    expect(chosen(group)).toEqual(['Mitte', 'Nord', 'Süd']);
    await userEvent.click(group.getByRole('checkbox', { name: 'Nord' }));
    await userEvent.click(group.getByRole('radio', { name: 'Alle Filialen, auch künftige' }));
    await userEvent.click(group.getByRole('radio', { name: 'Bestimmte Filialen' }));
    expect(chosen(group)).toEqual(['Mitte', 'Süd']);
    await userEvent.click(group.getByRole('button', { name: 'Keine' }));
    expect(chosen(group)).toEqual([]);
  });

  it('many are searched, and chosen by their groups', async () => {
    const branches = Array.from({ length: 30 }, (_, index) => `Haus ${index + 1}`);
    openPrinter({ branches, group: 'Süddeutschland' });
    const group = await branchesBox();
    await userEvent.click(group.getByRole('radio', { name: 'Bestimmte Filialen' }));
    await userEvent.type(group.getByRole('searchbox', { name: 'Durchsuchen' }), 'Haus 27');
    await userEvent.click(group.getByRole('checkbox', { name: 'Haus 27' }));
    await userEvent.clear(group.getByRole('searchbox', { name: 'Durchsuchen' }));
    expect(chosen(group)).toEqual(['Haus 27']);
    await userEvent.click(group.getByRole('checkbox', { name: /^Süddeutschland/ }));
    expect(group.getAllByRole('checkbox', { name: /^Haus/, checked: true })).toHaveLength(30);
  });

  it.each([
    ['the one that the list shows', ['Mitte', 'Nord'], 'new?units=unit-Nord', ['unit-Nord']],
    ['the only one', ['Mitte'], 'new', ['unit-Mitte']],
  ])('a new printer begins in %s (PRN-02)', async (_which, branches, place, expected) => {
    const save = vi.fn();
    openPrinter({ save, branches }, place);
    await userEvent.type(await box('Name'), 'Bar');
    await press('Speichern');
    await screen.findByText(/gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({ unitIds: expected });
  });

  it('are asked for a new printer where there are several: it stands in one place', async () => {
    openPrinter({ branches: ['Mitte', 'Nord'] }, 'new');
    const group = await branchesBox();
    expect(group.getByRole('radio', { name: 'Bestimmte Filialen', checked: true })).toBeTruthy();
    expect(chosen(group)).toEqual([]);
  });
});

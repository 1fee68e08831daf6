import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { bar, type Input, openPrinter } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByLabelText('address').textContent;
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};

describe('the page of a printer', () => {
  it('PRN-02, MDA-05: shows its fields with the words of the domain, and how far it is', async () => {
    openPrinter();
    expect((await box('Name')).value).toBe('Theke');
    expect(screen.getByRole('heading', { level: 1, name: 'Theke' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Theke' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Zeichen je Zeile' }).value).toBe('42');
    expect(screen.getByText(/Zuletzt geändert von Marek Voss am 21\.11\.2026/)).toBeTruthy();
    expect(screen.getByText('Synchronisiert')).toBeTruthy();
    expect(screen.getByText(/Von den Kassen übernommen am 21\.11\.2026/)).toBeTruthy();
  });

  it('whose deletion is pending cannot be changed: it is taken back first (MDA-10)', async () => {
    const save = vi.fn();
    openPrinter({ save, printer: { ...bar, syncState: 'markedForDeletion' } });
    expect(await screen.findByRole('button', { name: 'Wiederherstellen' })).toBeTruthy();
    expect((await box('Name')).closest('fieldset[disabled]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(save).not.toHaveBeenCalled();
  });

  it('saves what was changed on top of the version that it shows, and says what registers have to take', async () => {
    const save = vi.fn();
    openPrinter({ save });
    await retype('Name', 'Theke oben');
    await press('Speichern');
    expect(
      await screen.findByText(
        'Drucker „Theke oben“ gespeichert. Die Kassen müssen die Änderung noch übernehmen.',
      ),
    ).toBeTruthy();
    const { name, group, codePage, copies, printWidth, signals, isActive, unitIds } = bar;
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...{ id: bar.id, version: 3, isActive, unitIds },
      ...{ name: `${name} oben`, group, codePage, copies, printWidth, signals },
    });
    expect(screen.getByText('Noch nicht auf der Kasse')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verwerfen' }).disabled).toBe(true);
  });

  it('MDA-18: refuses what the domain refuses, at the field, and the first one has the focus', async () => {
    const save = vi.fn();
    openPrinter({ save });
    await retype('Name', '');
    await retype('Zeichen je Zeile', '90');
    await retype('Exemplare', 'zwei');
    await press('Speichern');
    expect(await screen.findByText('3 Angaben stimmen noch nicht.')).toBeTruthy();
    expect(screen.getByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    expect(screen.getByText('Bitte geben Sie einen Wert von 24 bis 80 ein.')).toBeTruthy();
    expect(screen.getByText('Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await box('Name')));
    expect(save).not.toHaveBeenCalled();
    setLanguage('en');
    expect(await screen.findByText('Please enter a value between 24 and 80.')).toBeTruthy();
  });

  it('MDA-14: shows what the server refuses at its field, until that is edited', async () => {
    openPrinter({ save: () => ({ faults: [{ path: 'name', code: 'NAME_NOT_VALID' }] }) });
    await retype('Name', 'qr');
    await press('Speichern');
    expect(
      await screen.findByText('Der Name ist nicht gültig, bitte wählen Sie einen anderen.'),
    ).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await box('Name')));
    setLanguage('en');
    expect(await screen.findByText('Name not valid, please choose a different one.')).toBeTruthy();
    setLanguage('de');
    await userEvent.type(await box('Name'), '2');
    await waitFor(() => expect(screen.queryByText(/ist nicht gültig/)).toBeNull());
  });

  it('"Verwerfen" goes back to what is stored', async () => {
    openPrinter();
    await retype('Name', 'Keller');
    await userEvent.click(screen.getByRole('radio', { name: 'Küche' }));
    await press('Verwerfen');
    await waitFor(async () => expect((await box('Name')).value).toBe('Theke'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Theke' }).checked).toBe(true);
  });

  it('Ctrl+S saves', async () => {
    const save = vi.fn();
    openPrinter({ save });
    await retype('Name', 'Keller');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(/„Keller“ gespeichert/);
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks before it is left with something typed (SHL-81)', async () => {
    openPrinter();
    await retype('Name', 'Keller');
    await userEvent.click(screen.getByRole('link', { name: 'Zur Liste: Drucker' }));
    expect(await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' })).toBeTruthy();
  });
});

describe('a new printer', () => {
  it('begins with the initial values of its kind, and its address becomes that of the record', async () => {
    const save = vi.fn();
    openPrinter({ printer: null, save }, 'new');
    expect(await screen.findByRole('heading', { level: 1, name: 'Drucker anlegen' })).toBeTruthy();
    await retype('Name', 'Küche oben');
    await press('Speichern');
    await waitFor(() => expect(address()).toBe('/manage/data/printers/new-id'));
    expect(save.mock.lastCall?.[0]).toEqual({
      ...{ name: 'Küche oben', group: 'receipt', codePage: 'CP858', copies: 1, printWidth: 42 },
      ...{ signals: 'none', isActive: true, unitIds: ['unit-Mitte'], newId: expect.any(String) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Küche oben' })).toBeTruthy();
  });

  it('may be a copy of another', async () => {
    openPrinter({}, `new?copy=${bar.id}`);
    expect((await box('Name')).value).toBe('Theke (Kopie)');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Theke' }).checked).toBe(true);
  });
});

describe('a draft', () => {
  it('survives a reload', async () => {
    const { unmount } = openPrinter();
    await retype('Name', 'Theke oben');
    unmount();
    openPrinter();
    expect(await screen.findByText(/Ihre letzten Eingaben sind wieder da/)).toBeTruthy();
    await waitFor(async () => expect((await box('Name')).value).toBe('Theke oben'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(false);
  });

  it('of an older version is offered, never applied by itself', async () => {
    const { unmount } = openPrinter();
    await retype('Name', 'Theke oben');
    unmount();
    openPrinter({ printer: { ...bar, version: 4, copies: 2 } });
    expect(await screen.findByText(/nicht gespeicherten Entwurf von Ihnen/)).toBeTruthy();
    expect((await box('Name')).value).toBe('Theke');
    await press('Vergleichen');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('group', { name: 'Name' }).textContent).toContain('Theke oben');
    expect(within(dialog).getByRole('group', { name: 'Exemplare' })).toBeTruthy();
  });

  it('is gone once it is saved', async () => {
    const { unmount } = openPrinter();
    await retype('Name', 'Keller');
    await press('Speichern');
    await screen.findByText(/„Keller“ gespeichert/);
    unmount();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tresen.draft'))).toEqual([]);
  });
});

describe('somebody else was faster', () => {
  const theirs = { ...bar, version: 4, name: 'Theke links', copies: 2, lastModifiedByName: 'Ada Lovelace' };
  const openConflict = async () => {
    const save = vi.fn((input: Input) => (input.version === 3 ? { conflict: theirs } : undefined));
    openPrinter({ save });
    await retype('Name', 'Theke oben');
    await press('Speichern');
    return { save, dialog: within(await screen.findByRole('dialog', { name: /andere Fassung/ })) };
  };

  it('shows both versions where they differ, and proposes what each has changed', async () => {
    const { dialog } = await openConflict();
    expect(dialog.getByText(/Ada Lovelace hat am/)).toBeTruthy();
    expect(dialog.getAllByRole('group')).toHaveLength(2);
    const copies = within(dialog.getByRole('group', { name: 'Exemplare' }));
    expect(copies.getByRole<HTMLInputElement>('radio', { name: /Gespeicherte/ }).checked).toBe(true);
    const name = within(dialog.getByRole('group', { name: /^Name/ }));
    expect(name.getByRole<HTMLInputElement>('radio', { name: /Meine/ }).checked).toBe(true);
    expect(name.getByText('Von beiden geändert')).toBeTruthy();
  });

  it('saves the choice on top of the stored version', async () => {
    const { save, dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await screen.findByText(/„Theke oben“ gespeichert/);
    expect(save.mock.lastCall?.[0]).toMatchObject({ version: 4, name: 'Theke oben', copies: 2 });
  });

  it('takes all of theirs with one press', async () => {
    const { dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Alles Gespeicherte' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }));
    await waitFor(async () => expect((await box('Name')).value).toBe('Theke links'));
  });

  it('keeps what was typed when the choice is put off', async () => {
    const { dialog } = await openConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await box('Name')).value).toBe('Theke oben');
  });

  it('says that it was deleted, and offers to save it as a new one', async () => {
    const save = vi.fn((input: Input) => {
      if (input.id) throw { code: 'NOT_FOUND', parameters: {} };
      return undefined;
    });
    openPrinter({ save });
    await retype('Name', 'Theke oben');
    await press('Speichern');
    expect(await screen.findByText(/inzwischen gelöscht/)).toBeTruthy();
    await press('Als neuen Eintrag speichern');
    await waitFor(() => expect(address()).toBe('/manage/data/printers/new-id'));
    expect(save.mock.lastCall?.[0]).not.toHaveProperty('id');
  });
});

describe('the history', () => {
  const change = (field: string, old: unknown, value: unknown) => ({
    field,
    old: JSON.stringify(old),
    new: JSON.stringify(value),
  });
  const history = [
    {
      ...{ id: '2', at: '2026-11-21T08:15:00.000Z', actorName: 'Marek Voss', action: 'update' },
      ...{ de: null, en: null },
      changes: [change('group', 'kitchen', 'bar'), change('name', 'Küche', 'Theke')],
    },
    {
      ...{ id: '1', at: '2026-11-20T08:15:00.000Z', actorName: 'Olga Lindner', action: 'create' },
      ...{ de: 'Import von „Drucker.csv“', en: 'Import of “Drucker.csv”' },
      changes: [{ ...change('name', null, 'Küche'), old: null }],
    },
  ];

  it('shows old and new in words, and fills the form with a version, which is not saved yet', async () => {
    const save = vi.fn();
    openPrinter({ history, save }, `${bar.id}?panel=history`);
    const panel = within(await screen.findByRole('dialog', { name: 'Verlauf' }));
    expect(await panel.findByText(/^Marek Voss, 21\.11\.2026/)).toBeTruthy();
    expect(panel.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      'vorher Küche',
      'vorher Küche',
    ]);
    expect(panel.getByText('Import von „Drucker.csv“')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Diese Fassung wiederherstellen' }));
    expect(await screen.findByText(/Gespeichert ist sie noch nicht/)).toBeTruthy();
    await waitFor(async () => expect((await box('Name')).value).toBe('Küche'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Küche' }).checked).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('states', () => {
  it('a printer that is not there is not found', async () => {
    openPrinter({ printer: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Drucker nicht gefunden' })).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RecordInput, SaveOutcome } from './stored-record.ts';
import { bar, kitchen, openSample } from './testing.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saving = () => vi.fn<(input: RecordInput) => SaveOutcome | undefined>();
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = async () => {
  await press('Speichern');
  await screen.findByText(/gespeichert\.$/);
};

describe('numbers', () => {
  it('SHL-85: money is typed with a comma, is cents inside, and reads 1.234,50 once it is left', async () => {
    const sent = saving();
    openSample({ save: sent });
    const price = await box('Preis');
    expect(price.value).toBe('1.234,50');
    await userEvent.click(price);
    expect(price.value).toBe('1234,50');
    await retype('Preis', '2500,5');
    await userEvent.tab();
    expect(price.value).toBe('2.500,50');
    await retype('Menge', '0,25');
    await retype('Anteil', '7,7');
    await save();
    expect(sent.mock.lastCall?.[0]).toMatchObject({ price: 250_050, amount: 250, rate: 770 });
  });

  it('what is no number stays as it was typed, and is refused', async () => {
    const sent = saving();
    openSample({ save: sent });
    await retype('Preis', '1,234');
    await userEvent.tab();
    expect(await screen.findByText('Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.')).toBeTruthy();
    expect((await box('Preis')).value).toBe('1,234');
    await press('Speichern');
    expect(sent).not.toHaveBeenCalled();
  });

  it('an emptied box is no value', async () => {
    const sent = saving();
    openSample({ save: sent });
    await userEvent.clear(await box('Nummer'));
    await save();
    expect(sent.mock.lastCall?.[0].code).toBeNull();
  });
});

describe('choices', () => {
  it('several of a list are boxes, kept in the order of the list', async () => {
    const sent = saving();
    openSample({ save: sent });
    const days = within(await screen.findByRole('group', { name: 'Tage' }));
    expect(days.getByRole<HTMLInputElement>('checkbox', { name: 'Mittwoch' }).checked).toBe(true);
    await userEvent.click(days.getByRole('checkbox', { name: 'Montag' }));
    await save();
    expect(sent.mock.lastCall?.[0].days).toEqual(['mo', 'we']);
  });

  it('a choice that may be left open can be taken back', async () => {
    const sent = saving();
    openSample({ save: sent });
    const course = within(await screen.findByRole('group', { name: 'Gang' }));
    expect(course.getByRole<HTMLInputElement>('radio', { name: 'keine Angabe' }).checked).toBe(true);
    await userEvent.click(course.getByRole('radio', { name: 'drei' }));
    await save();
    expect(sent.mock.lastCall?.[0].course).toBe(3);
    await userEvent.click(course.getByRole('radio', { name: 'keine Angabe' }));
    await press('Speichern');
    await waitFor(() => expect(sent.mock.lastCall?.[0].course).toBeNull());
  });

  it('a colour is one of a dozen, any other, or none', async () => {
    const sent = saving();
    openSample({ save: sent });
    await userEvent.click(await screen.findByRole('radio', { name: 'Blau' }));
    expect((await box('Farbwert')).value).toBe('#1565c0');
    await retype('Farbwert', 'FFF');
    await userEvent.tab();
    await waitFor(async () => expect((await box('Farbwert')).value).toBe('#ffffff'));
    await save();
    expect(sent.mock.lastCall?.[0].colour).toBe('#ffffff');
    await retype('Farbwert', 'blau');
    await userEvent.tab();
    expect(await screen.findByText('Bitte geben Sie eine Farbe wie #1565c0 ein.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'keine Farbe' }));
    await waitFor(() => expect(screen.queryByText(/Farbe wie/)).toBeNull());
  });

  it('a yes or no is switched', async () => {
    const sent = saving();
    openSample({ save: sent });
    await userEvent.click(await screen.findByRole('switch', { name: 'Favorit' }));
    await save();
    expect(sent.mock.lastCall?.[0].favorite).toBe(true);
  });
});

describe('a reference', () => {
  it('shows the name that came with the record at once, and searches on the server', async () => {
    const [sent, search] = [saving(), vi.fn()];
    openSample({ save: sent, search });
    const printer = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Drucker' });
    expect(printer.value).toBe('Theke');
    expect(search).not.toHaveBeenCalled();
    await userEvent.clear(printer);
    await userEvent.type(printer, 'kü');
    await userEvent.click(await screen.findByRole('option', { name: 'Küche' }));
    expect(search).toHaveBeenLastCalledWith('kü');
    await save();
    expect(sent.mock.lastCall?.[0].printerId).toBe(kitchen);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Drucker' }).value).toBe('Küche');
  });

  it('leads to the record and to a new one, and can be cleared', async () => {
    const sent = saving();
    openSample({ save: sent });
    const links = await screen.findAllByRole('link', { name: /\(Drucker, neuer Tab\)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/printers/${bar}`, '/printers/new']);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Drucker' }));
    await press('Drucker: Auswahl löschen');
    await save();
    expect(sent.mock.lastCall?.[0].printerId).toBeNull();
  });
});

describe('rows', () => {
  const amounts = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Betrag' }).map(({ value }) => value);

  it('are added, moved by button and by key, and removed', async () => {
    const sent = saving();
    openSample({ save: sent });
    await userEvent.click(await screen.findByRole('button', { name: 'Preis hinzufügen' }));
    await waitFor(() => expect(amounts()).toEqual(['2,50', '3,00', '']));
    const added = screen.getAllByRole('textbox', { name: 'Schlüssel' })[2] as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(added));
    await userEvent.keyboard('3{Tab}4,5');
    await press('Zeile 3 nach oben');
    await waitFor(() => expect(amounts()[1]).toMatch(/^4,50?$/));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(amounts()[0]).toMatch(/^4,50?$/));
    await press('Zeile 3 entfernen');
    await save();
    expect(sent.mock.lastCall?.[0].prices).toEqual([
      { key: 3, price: 450 },
      { key: 1, price: 250 },
    ]);
  });

  it('ART-05, ART-07: a fault stands in its row', async () => {
    openSample();
    await screen.findByRole('button', { name: 'Preis hinzufügen' });
    const [first, second] = screen.getAllByRole('textbox', { name: 'Schlüssel' });
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, '1');
    await press('Speichern');
    const row = within((await screen.findByText(/nicht den gleichen Key/)).closest('li') as HTMLElement);
    expect(row.getByText('Sie können 2 Preisen nicht den gleichen Key zuweisen!')).toBeTruthy();
    expect(row.getByDisplayValue('3,00')).toBeTruthy();
    expect(first?.getAttribute('aria-invalid')).toBe('false');
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('a fault of the server stands in its row, too', async () => {
    openSample({
      save: () => ({
        kind: 'refused',
        faults: [{ path: 'prices.1.price', code: 'OUT_OF_RANGE', parameters: { least: 0, max: 100 } }],
      }),
    });
    await retype('Name', 'Mokka');
    await press('Speichern');
    const row = (await screen.findByText('Bitte geben Sie einen Wert von 0,00 bis 1,00 ein.')).closest('li');
    expect(within(row as HTMLElement).getByDisplayValue('3,00')).toBeTruthy();
  });
});

describe('the page', () => {
  it('a long text tells how much of its room is used', async () => {
    openSample();
    await userEvent.type(await box('Notiz'), 'Röstung');
    expect(screen.getByText('7 von 20 Zeichen')).toBeTruthy();
  });

  it('leads to the sections that show, as the values are', async () => {
    openSample();
    const nav = within(await screen.findByRole('navigation', { name: 'Abschnitte' }));
    const names = () => nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Alles', 'Preise', 'Verwendung']);
    await userEvent.click(screen.getByRole('switch', { name: 'Favorit' }));
    await waitFor(() => expect(names()).toEqual(['Alles', 'Verwendung']));
  });

  it('a copy leaves open what no two records share', async () => {
    openSample({}, '?copy=a1');
    expect((await box('Name')).value).toBe('Espresso (Kopie)');
    expect((await box('Nummer')).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Drucker' }).value).toBe('Theke');
  });

  it('a fault without a place on the page is told above it', async () => {
    openSample({ save: () => ({ kind: 'refused', faults: [{ path: 'elsewhere', code: 'TAKEN' }] }) });
    await retype('Name', 'Mokka');
    await press('Speichern');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nicht gespeichert: Das ist schon vergeben.',
    );
  });
});

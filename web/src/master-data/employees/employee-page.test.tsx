import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionWords, rightsOf } from '@tresen/domain/master-data/employees';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { mia, openEmployee } from './testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const right = async (name: string) => (await region('Rechte')).getByRole('checkbox', { name });
const switchRight = async (name: string) => userEvent.click(await right(name));
const preview = () => region('Das sieht die Person an der Kasse');
const save = () => press('Speichern');

const chooseRole = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Rolle/ }));
  await userEvent.click(screen.getByRole('option', { name }));
};

/** What the last save has sent of the rights. */
const savedRights = async (saved: ReturnType<typeof vi.fn>): Promise<readonly string[]> => {
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.lastCall?.[0].permissions;
};

describe('the page of an employee', () => {
  it('EMP-02 to EMP-04: has salutation, names, number, e-mail, phone and role', async () => {
    openEmployee();
    const person = await region('Person');
    expect(person.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      ...['keine Angabe', 'Herr', 'Frau', 'Divers'],
    ]);
    for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Telefon'])
      expect(person.getByRole('textbox', { name })).toBeTruthy();
    const general = await region('Allgemein');
    expect(general.getByRole('textbox', { name: 'Personalnummer' })).toBeTruthy();
    expect(general.getByRole('combobox', { name: /^Rolle/ }).textContent).toBe('Kellner (Gastronomie)');
  });

  it('EMP-04: a name on the register follows from first and last name', async () => {
    const saved = vi.fn();
    openEmployee({ save: saved }, 'new');
    await userEvent.click(await screen.findByRole('textbox', { name: /^Name auf der Kasse/ }));
    await userEvent.tab();
    expect(await screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Vorname' }), 'Lea');
    await waitFor(() => expect(screen.queryByText('Bitte füllen Sie dieses Feld aus.')).toBeNull());
    await userEvent.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Kurz');
    await save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Lea Kurz', role: 10 })),
    );
    expect(await savedRights(saved)).toEqual(rightsOf(10));
  });

  it('EMP-08 to EMP-15: shows every right with a sentence of what it allows', async () => {
    openEmployee();
    const rights = await region('Rechte');
    for (const [id, name] of Object.entries(permissionWords.de.names)) {
      const box = rights.getByRole('checkbox', {
        name,
        description: new RegExp(permissionWords.de.texts[id as 'discount'].slice(0, 20)),
      });
      expect((box as HTMLInputElement).checked, name).toBe((mia.permissions as string[]).includes(id));
    }
  });

  it('EMP-13: says which rights need an add-on', async () => {
    openEmployee();
    expect((await right('Kassenbuch ansehen')).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getAllByText(/Braucht das Zusatzmodul Kassenbuch\./)).toHaveLength(3);
  });
});

describe('differences from the preset (EMP-16)', () => {
  it('EMP-16: are told at the right and all together, and taken back one by one', async () => {
    const saved = vi.fn();
    openEmployee({ save: saved });
    const rights = await region('Rechte');
    expect(rights.getByText(/Alles wie in der Vorgabe/)).toBeTruthy();
    await switchRight('Rabatt');
    await switchRight('Infobon');
    expect(rights.getByText('Zusätzlich zur Rolle')).toBeTruthy();
    expect(rights.getByText('Fehlt gegenüber der Rolle')).toBeTruthy();
    expect(rights.getByText(/Abweichend: 1 mehr, 1 weniger\./)).toBeTruthy();
    await press('Infobon auf die Vorgabe zurücksetzen');
    expect(((await right('Infobon')) as HTMLInputElement).checked).toBe(true);
    await save();
    expect(new Set(await savedRights(saved))).toEqual(new Set([...rightsOf(2), 'discount']));
  });

  it('EMP-16: are taken back all at once', async () => {
    openEmployee({ employee: { ...mia, permissions: ['shutdown'] } });
    await region('Rechte');
    await press('Auf die Vorgabe zurücksetzen');
    expect(screen.getByText(/Alles wie in der Vorgabe/)).toBeTruthy();
  });

  it('EMP-16: a new role brings its rights along; own differences stay, or go when somebody says so', async () => {
    const saved = vi.fn();
    openEmployee({ employee: { ...mia, permissions: [...rightsOf(2), 'shutdown'] }, save: saved });
    await chooseRole('Oberkellner');
    const question = within(
      screen.getByRole('group', { name: /Was soll mit der eigenen Abweichung geschehen\?/ }),
    );
    expect((question.getByRole('radio', { name: 'Abweichungen behalten' }) as HTMLInputElement).checked).toBe(
      true,
    );
    expect(((await right('Kasse herunterfahren')) as HTMLInputElement).checked).toBe(true);
    expect(((await right('Storno')) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(question.getByRole('radio', { name: 'Nur die Vorgabe nehmen' }));
    await save();
    expect(new Set(await savedRights(saved))).toEqual(new Set(rightsOf(3)));
  });

  it('EMP-16: nobody is asked where there are none', async () => {
    openEmployee();
    await chooseRole('Manager');
    expect(screen.getByText('Die Rechte sind jetzt die der Rolle „Manager“.')).toBeTruthy();
    expect(((await right('Administration')) as HTMLInputElement).checked).toBe(true);
  });
});

describe('many rights', () => {
  it('are searched without case and accents, by name and by what they allow', async () => {
    openEmployee();
    const rights = await region('Rechte');
    const box = rights.getByRole('searchbox', { name: 'Durchsuchen' });
    await userEvent.click(box);
    await userEvent.paste('SCHUBLÁDE');
    expect(rights.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.paste(' gibt es nicht');
    expect(rights.getByText('Nichts gefunden')).toBeTruthy();
  });

  it('are taken and left by the group, whose box says whether it has some, all or none', async () => {
    openEmployee();
    const group = (await region('Rechte')).getByRole('checkbox', { name: /^Artikel/ }) as HTMLInputElement;
    expect(group.indeterminate).toBe(true);
    await userEvent.click(group);
    expect([group.checked, group.indeterminate]).toEqual([true, false]);
    await userEvent.click(group);
    expect(group.checked).toBe(false);
    for (const name of ['Storno', 'Rabatt', 'Freie Menge'])
      expect(((await right(name)) as HTMLInputElement).checked).toBe(false);
  });

  it('show what the person will see at the register', async () => {
    openEmployee();
    const till = await preview();
    expect(till.getByText('Rabatt').textContent).toContain('(nicht zu sehen)');
    await switchRight('Rabatt');
    expect(till.getByText('Rabatt').textContent).toBe('Rabatt');
    expect(till.getByText('Nicht zu sehen: Start, Kassenbuch, Mehr')).toBeTruthy();
    await switchRight('Kassenstand abfragen');
    expect(till.getByRole('heading', { name: 'Kassenbuch' })).toBeTruthy();
  });
});

describe('the PIN of an employee (EMP-02)', () => {
  const fill = async (pin: string, again = pin) => {
    await userEvent.type(screen.getByLabelText('PIN'), pin);
    await userEvent.type(screen.getByLabelText('PIN noch einmal'), again);
  };
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'PIN setzen' }));
    return within(screen.getByRole('dialog', { name: 'PIN für Mia' }));
  };

  it('EMP-02: is typed twice, hidden, and sent with the version that is seen', async () => {
    const setPin = vi.fn();
    openEmployee({ setPin });
    const dialog = await openDialog();
    expect((screen.getByLabelText('PIN') as HTMLInputElement).type).toBe('password');
    await fill('4711');
    await userEvent.click(dialog.getByRole('button', { name: 'PIN setzen' }));
    expect(await screen.findByText('Die PIN von Mia ist gesetzt.')).toBeTruthy();
    expect(setPin).toHaveBeenCalledExactlyOnceWith({ id: mia.id, version: 3, pin: '4711' });
    expect(await screen.findByText('Eine PIN ist gesetzt.')).toBeTruthy();
  });

  it('EMP-02: what is typed in the form meanwhile stays, and is saved on top', async () => {
    const saved = vi.fn();
    openEmployee({ save: saved });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Telefon' }), '0171 1234567');
    const dialog = await openDialog();
    await fill('4711');
    await userEvent.click(dialog.getByRole('button', { name: 'PIN setzen' }));
    await screen.findByText('Die PIN von Mia ist gesetzt.');
    await save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ phone: '0171 1234567', version: 4 })),
    );
  });

  it.each([
    ['12', '12', 'Eine PIN hat 4 bis 8 Ziffern.'],
    ['4711', '4712', 'Die beiden PINs sind nicht gleich.'],
  ])('EMP-02: %s and %s are refused', async (pin, again, why) => {
    const setPin = vi.fn();
    openEmployee({ setPin });
    const dialog = await openDialog();
    await fill(pin, again);
    await userEvent.click(dialog.getByRole('button', { name: 'PIN setzen' }));
    expect(dialog.getByText(why)).toBeTruthy();
    expect(setPin).not.toHaveBeenCalled();
  });

  it('EMP-02: one that is easy to guess is warned of, and possible all the same', async () => {
    const setPin = vi.fn();
    openEmployee({ setPin });
    const dialog = await openDialog();
    await fill('1234');
    expect(dialog.getByText(/Diese PIN errät man leicht/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'PIN setzen' }));
    await waitFor(() => expect(setPin).toHaveBeenCalled());
  });

  it('EMP-02: says that somebody else was faster', async () => {
    openEmployee({ setPin: () => 'conflict' });
    const dialog = await openDialog();
    await fill('4711');
    await userEvent.click(dialog.getByRole('button', { name: 'PIN setzen' }));
    expect(await dialog.findByText(/Jemand anderes hat den Mitarbeiter inzwischen geändert/)).toBeTruthy();
  });

  it('EMP-02: is taken away once it is said what that means', async () => {
    openEmployee({ employee: { ...mia, hasPin: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'PIN entfernen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'PIN von Mia entfernen?' }));
    expect(dialog.getByText(/an keiner Kasse mehr anmelden/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'PIN entfernen' }));
    expect(await screen.findByText(/^Noch keine PIN/)).toBeTruthy();
  });

  it('EMP-02: a copy takes neither PIN nor personnel number along', async () => {
    openEmployee({ employee: { ...mia, hasPin: true } }, 'new', `?copy=${mia.id}`);
    expect(await screen.findByText(/^Speichern Sie den Mitarbeiter, dann/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^PIN/ })).toBeNull();
    expect((screen.getByRole('textbox', { name: 'Personalnummer' }) as HTMLInputElement).value).toBe('');
    expect(screen.getByText(/Alles wie in der Vorgabe/)).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bar, type Input, openPrinter } from './testing.tsx';

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByLabelText('address').textContent;
const retype = async (name: string, text: string) => {
  const input = await box(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const isClean = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verwerfen' }).disabled;

/** Loses the first answers; what becomes of later saves. */
const losing = (answers: number, then: (input: Input) => object | undefined = () => undefined) => {
  const save = vi.fn((input: Input): object | undefined => {
    if (save.mock.calls.length <= answers) throw { code: 'BUSY', parameters: {} };
    return then(input);
  });
  return save;
};
const saveInVain = async () => {
  await press('Speichern');
  await screen.findByRole('alert');
};
const inputs = (save: ReturnType<typeof losing>) => save.mock.calls.map(([input]) => input);

describe('a new printer whose answer was lost', () => {
  it('is the same one at every try', async () => {
    const save = losing(1);
    openPrinter({ printer: null, save }, 'new');
    await retype('Name', 'Küche oben');
    await saveInVain();
    await press('Speichern');
    await waitFor(() => expect(address()).toBe('/manage/data/printers/new-id'));
    const [first, second] = inputs(save);
    expect(first?.newId).toMatch(/^[\da-f-]{36}$/);
    expect(second?.newId).toBe(first?.newId);
    // Nothing says any more that it failed.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is the same one after a reload, too, and another one once what was typed is discarded', async () => {
    const save = losing(3);
    const { unmount } = openPrinter({ printer: null, save }, 'new');
    await retype('Name', 'Küche oben');
    await saveInVain();
    unmount();
    openPrinter({ printer: null, save }, 'new');
    await waitFor(async () => expect((await box('Name')).value).toBe('Küche oben'));
    await saveInVain();
    await userEvent.click(screen.getAllByRole('button', { name: 'Verwerfen' })[0] as HTMLElement);
    await retype('Name', 'Keller');
    await press('Speichern');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    const [first, second, third] = inputs(save).map(({ newId }) => newId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes what was changed since then, and asks nobody to choose', async () => {
    const save = losing(1, ({ newId }) =>
      newId
        ? { conflict: { ...bar, ...inputs(save)[0], id: newId, version: 1, lastModifiedByName: 'Olga' } }
        : undefined,
    );
    openPrinter({ printer: null, save }, 'new');
    await retype('Name', 'Küche oben');
    await saveInVain();
    await retype('Name', 'Küche unten');
    await press('Speichern');
    expect(await screen.findByText(/„Küche unten“ gespeichert/)).toBeTruthy();
    const [first, , last] = inputs(save);
    expect(last).toMatchObject({ id: first?.newId, version: 1, name: 'Küche unten' });
  });
});

describe('a change whose answer was lost', () => {
  const own = { ...bar, version: 4, name: 'Theke oben' };

  it('asks nobody to choose between the same and the same', async () => {
    openPrinter({ save: () => ({ conflict: own }) });
    await retype('Name', 'Theke oben');
    await press('Speichern');
    expect(await screen.findByText(/„Theke oben“ gespeichert/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isClean()).toBe(true);
  });

  it('takes the next one on top of it; what somebody else has saved since is asked about', async () => {
    let stored = own;
    const save = losing(1, ({ version }) => (version === stored.version ? undefined : { conflict: stored }));
    openPrinter({ save });
    await retype('Name', 'Theke oben');
    await saveInVain();
    await retype('Name', 'Theke unten');
    await press('Speichern');
    expect(await screen.findByText(/„Theke unten“ gespeichert/)).toBeTruthy();
    expect(inputs(save).map(({ version }) => version)).toEqual([3, 3, 4]);
    stored = { ...own, version: 7 };
    await retype('Name', 'Keller');
    await press('Speichern');
    expect(await screen.findByRole('dialog', { name: /andere Fassung/ })).toBeTruthy();
  });

  it('is over after a reload that shows it, without a draft to compare', async () => {
    const save = losing(1);
    const { unmount } = openPrinter({ save });
    await retype('Name', 'Theke oben');
    await saveInVain();
    unmount();
    openPrinter({ printer: own });
    expect((await box('Name')).value).toBe('Theke oben');
    expect(screen.queryByText(/Entwurf/)).toBeNull();
    expect(isClean()).toBe(true);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tresen.draft'))).toEqual([]);
  });

  it('lets what was typed after it come back on top of it', async () => {
    const save = losing(1);
    const { unmount } = openPrinter({ save });
    await retype('Name', 'Theke oben');
    await saveInVain();
    await retype('Name', 'Theke unten');
    unmount();
    openPrinter({ printer: own });
    await waitFor(async () => expect((await box('Name')).value).toBe('Theke unten'));
    await press('Speichern');
    expect(await screen.findByText(/„Theke unten“ gespeichert/)).toBeTruthy();
  });
});

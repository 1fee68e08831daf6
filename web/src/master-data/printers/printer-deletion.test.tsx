import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { bar, openPrinter } from './testing.tsx';

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

describe('somebody else deletes it while one types', () => {
  it('what was typed stays, and may be saved as a new one', async () => {
    let isDeleted = false;
    openPrinter({ isDeleted: () => isDeleted });
    await retype('Name', 'Theke oben');
    isDeleted = true;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/inzwischen gelöscht/)).toBeTruthy();
    expect((await box('Name')).value).toBe('Theke oben');
    isDeleted = false;
    await press('Als neuen Eintrag speichern');
    await waitFor(() => expect(address()).toBe('/manage/data/printers/new-id'));
  });
});

describe('deleting', () => {
  const openDialog = async (deletion: object, list?: ReactNode) => {
    openPrinter({ deletion, list });
    await userEvent.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
    return within(await screen.findByRole('dialog', { name: 'Drucker „Theke“ löschen?' }));
  };

  it.each([
    ['removed', /wird sofort gelöscht/, 'Theke wurde gelöscht.'],
    ['marked', /nach der nächsten Synchronisation/, 'Theke wird nach der nächsten Synchronisation gelöscht.'],
  ])('MDA-10 to MDA-12: tells beforehand that it is %s, and afterwards', async (outcome, before, after) => {
    const dialog = await openDialog({ outcome });
    expect(await dialog.findByText(before)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText(after)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/manage/data/printers'));
  });

  it('MDA-13, PRN-03: what is in use is not deleted; the message names the counts and leads there', async () => {
    const uses = [{ entity: 'article', count: 4 }];
    const dialog = await openDialog({ outcome: 'refused', reason: 'IN_USE', uses });
    expect(
      await dialog.findByText('Theke kann nicht gelöscht werden: wird von 4 Artikeln verwendet.'),
    ).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Löschen' })).toBeNull();
    const link = dialog.getByRole('link', { name: /^Artikel mit dieser Angabe/ });
    expect(link.getAttribute('href')).toBe(`/manage/data/articlesList?f=printerId.is.${bar.id}`);
  });

  it('is over before the list is there: it is not deleted twice, and the way back can be reached', async () => {
    const Late = lazy(() => new Promise<never>(() => undefined));
    const dialog = await openDialog({}, <Late />);
    await userEvent.click(await dialog.findByRole('button', { name: 'Löschen' }));
    (await screen.findByRole('button', { name: 'Rückgängig' })).focus();
    expect(screen.getByRole('heading', { level: 1, name: 'Theke' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Rückgängig');
  });

  it('is taken back by "Rückgängig"', async () => {
    const dialog = await openDialog({});
    await userEvent.click(await dialog.findByRole('button', { name: 'Löschen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Drucker „Theke“ ist wieder da.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/manage/data/printers/${bar.id}`));
  });
});

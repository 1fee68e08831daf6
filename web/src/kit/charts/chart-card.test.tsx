import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ChartCard } from './index.ts';

const words = {
  rows: 'Filiale',
  value: { name: 'Umsatz', unit: 'cents', format: (cents: number) => `${cents / 100} €` },
  formatAxis: String,
} as const;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    label: `Filiale ${index + 1}`,
    value: (count - index) * 100,
    to: `/manage/receipts?units=${index}`,
  }));

const show = (count = 3, address = '/') =>
  renderScreen(
    <ChartCard
      id="units"
      kind="bars"
      title="Umsatz je Filiale"
      subtitle="Umsatz in EUR · heute"
      rows={rowsOf(count)}
      words={words}
      empty="Nichts verkauft."
      about={<p>Brutto, nach Rabatten.</p>}
    />,
    address,
  );
const address = () => screen.getByLabelText('address').textContent;
const choose = async (entry: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Umsatz je Filiale: mehr' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

afterEach(() => vi.restoreAllMocks());

describe('a chart', () => {
  it('says itself in words to who does not see it', () => {
    show();
    expect(
      screen.getByText('Insgesamt 6 €. Am meisten: Filiale 1 mit 3 €. Am wenigsten: Filiale 3 mit 1 €.'),
    ).toBeTruthy();
  });

  it('fills the screen by the address, in words and with what it means, and Escape leads back to its menu', async () => {
    show();
    await choose(/Vollbild/);
    const dialog = await screen.findByRole('dialog', { name: /Umsatz je Filiale/ });
    expect(address()).toBe('/?widget=units');
    expect(within(dialog).getByText('Brutto, nach Rabatten.')).toBeTruthy();
    expect(within(dialog).getByText(/^Insgesamt 6 €/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    const menu = screen.getByRole('button', { name: 'Umsatz je Filiale: mehr' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it('explains its figure in a dialog of its own', async () => {
    show();
    await choose(/Was bedeutet/);
    const dialog = await screen.findByRole('dialog', { name: 'Umsatz je Filiale' });
    expect(within(dialog).getByText('Brutto, nach Rabatten.')).toBeTruthy();
    expect(address()).toBe('/?about=units');
  });

  it('is saved as a file of exactly its rows, also of those that a card leaves out', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:x';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(12);
    expect(screen.getAllByRole('link')).toHaveLength(10);
    await choose(/CSV/);
    expect(click).toHaveBeenCalled();
    expect((await files[0]?.text())?.split('\r\n')).toHaveLength(14);
  });

  it('shows ten bars and the others in full screen', async () => {
    show(12);
    await userEvent.click(screen.getByRole('button', { name: '2 weitere zeigen' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('link')).toHaveLength(12);
  });

  it('that is empty says so, and offers no file', async () => {
    show(0);
    expect(screen.getByText('Nichts verkauft.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Umsatz je Filiale: mehr' }));
    const item = await screen.findByRole('menuitem', { name: /CSV/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });
});

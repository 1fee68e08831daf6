import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, id, open, save } from './testing/unit-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('opening hours on the page of a unit (ORG-03)', () => {
  it('a line for each day of the week, past midnight too, and closed days', async () => {
    const saved = open(at(`${id}/hafen`));
    const monday = await screen.findByRole('textbox', { name: 'Montag' });
    await userEvent.type(monday, 'mittags');
    await save();
    expect(await screen.findByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1')).toBeTruthy();
    await userEvent.clear(monday);
    await userEvent.type(monday, '9-14, 17:30-1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Geschlossene Tage/ }), '24.12.2026');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.openingHours).toEqual({
      spans: [
        { weekday: 0, from: 540, to: 840 },
        { weekday: 0, from: 1_050, to: 1_500 },
      ],
      closedDays: ['2026-12-24'],
    });
  });

  it('holidays are written as their first and last day', async () => {
    const saved = open(at(`${id}/hafen`));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Montag' }), 'von 9 Uhr bis 14 Uhr');
    await userEvent.type(screen.getByRole('textbox', { name: 'Dienstag' }), 'Ruhetag');
    const days = screen.getByRole('textbox', { name: /^Geschlossene Tage/ });
    await userEvent.type(days, '24.12.26 - 2.1.2027, 3.10.2027 15.8.2027{Enter}2027-05-01');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.openingHours).toMatchObject({ spans: [{ weekday: 0, from: 540, to: 840 }] });
    const { closedDays } = saved[0]?.openingHours ?? { closedDays: [] };
    expect(closedDays).toHaveLength(13);
    expect([closedDays[0], closedDays[9], ...closedDays.slice(10)]).toEqual([
      ...['2026-12-24', '2027-01-02'],
      ...['2027-10-03', '2027-08-15', '2027-05-01'],
    ]);
  });

  it.each(['24.12.2026–23.12.2026', '1.1.2027–31.12.2027', '24.12.'])(
    'holidays of %s are none, and say so',
    async (text) => {
      open(at(`${id}/hafen`));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Montag' }), '9-14');
      await userEvent.type(screen.getByRole('textbox', { name: /^Geschlossene Tage/ }), text);
      await save();
      expect(await screen.findByText('Bitte schreiben Sie Tage wie 24.12.2026, höchstens 100')).toBeTruthy();
    },
  );

  it('each line that cannot be read says so, and overlapping ones where they are', async () => {
    open(at(`${id}/hafen`));
    const line = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: 'Montag' });
    for (const [name, text] of [
      ['Montag', '9-14'],
      ['Mittwoch', 'mittags'],
      ['Freitag', 'abends'],
    ] as const)
      await userEvent.type(line(name), text);
    await save();
    expect(await screen.findAllByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1')).toHaveLength(2);
    await userEvent.clear(line('Freitag'));
    await userEvent.clear(line('Mittwoch'));
    await userEvent.type(line('Mittwoch'), '9-14, 13-17');
    expect(await screen.findByText('Zwei Öffnungszeiten überschneiden sich')).toBeTruthy();
    const wrong = screen.getAllByRole('textbox').filter((box) => box.getAttribute('aria-invalid') === 'true');
    expect(wrong).toEqual([line('Mittwoch')]);
  });

  it('Monday is copied to all days, over what could not be read, and labels make room', async () => {
    const saved = open(at(`${id}/hafen`));
    const tuesday = await screen.findByRole('textbox', { name: 'Dienstag' });
    await userEvent.type(tuesday, 'mittags');
    await userEvent.type(screen.getByRole('textbox', { name: 'Montag' }), '18-2');
    await save();
    await screen.findByText('Bitte schreiben Sie Zeiten wie 9–14, 17:30–1');
    await userEvent.click(screen.getByRole('button', { name: 'Montag für alle Tage übernehmen' }));
    await waitFor(() => expect(tuesday.getAttribute('aria-invalid')).toBe('false'));
    expect(screen.getByText('Sonntag', { selector: 'label' }).dataset.shrink).toBe('true');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.openingHours).toMatchObject({ spans: { length: 7 } });
  });

  it('closed days alone are not enough', async () => {
    open(at(`${id}/hafen`));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Geschlossene Tage/ }), '24/12/2026');
    await save();
    expect(await screen.findByText('Bitte schreiben Sie auch, wann geöffnet ist')).toBeTruthy();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { delayText } from './delay-text.ts';
import { DelayBox } from './index.ts';

const Box = ({ initial }: { readonly initial: number }) => {
  const [value, setValue] = useState<number | string | null>(initial);
  return (
    <>
      <DelayBox label="Automatisch abmelden" name="autoLogout" value={value} onValue={setValue} />
      <output>{String(value)}</output>
    </>
  );
};
const kept = () => screen.getByRole('status').textContent;
const chosen = () => screen.getByRole('combobox').textContent;
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Automatisch abmelden/ }));
  await userEvent.click(screen.getByRole('option', { name }));
};

describe('TRM-03: a time after which something happens', () => {
  it.each([
    [0, 'nie'],
    [30, '30 Sekunden'],
    [60, '1 Minute'],
    [330, '5 Minuten 30 Sekunden'],
    [3600, '1 Stunde'],
    [3661, '1 Stunde 1 Minute 1 Sekunde'],
  ])('%i seconds are %s', (seconds, words) => expect(delayText(seconds, 'de')).toBe(words));

  it('is never in words, and one of the usual times by one choice', async () => {
    render(<Box initial={0} />);
    expect(chosen()).toBe('nie');
    await choose('5 Minuten');
    expect(kept()).toBe('300');
    await choose('nie');
    expect(kept()).toBe('0');
  });

  it('is entered in minutes and seconds where it is another', async () => {
    render(<Box initial={0} />);
    await choose('andere Zeit …');
    const minutes = screen.getByRole('textbox', { name: /Minuten/ });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '2');
    const seconds = screen.getByRole('textbox', { name: /Sekunden/ });
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '15');
    expect(kept()).toBe('135');
  });

  it('shows another time as what it is', () => {
    render(<Box initial={45} />);
    expect(chosen()).toBe('andere Zeit …');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Sekunden/ }).value).toBe('45');
  });
});

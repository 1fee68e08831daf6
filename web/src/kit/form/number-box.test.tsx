import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import { NumberBox } from './index.ts';

const onNumber = vi.fn();
const Form = ({ start }: { readonly start: number | null }) => {
  const [value, setValue] = useState(start);
  const take = (next: number | null) => {
    onNumber(next);
    setValue(next);
  };
  return <NumberBox label="Preis" value={value} onNumber={take} />;
};

const open = (start: number | null = null) => {
  onNumber.mockReset();
  render(<Form start={start} />);
  return screen.getByLabelText<HTMLInputElement>('Preis');
};

afterEach(() => setLanguage('de'));

describe('a box for a number', () => {
  it('SHL-85: a comma is a decimal point', async () => {
    const box = open();
    await userEvent.type(box, '12,50');
    expect([onNumber.mock.lastCall, box.value]).toEqual([[12.5], '12,50']);
  });

  it('shows what was understood once it is left, with the mark of the language', async () => {
    const box = open();
    await userEvent.type(box, '1,234.50');
    await userEvent.tab();
    expect(box.value).toBe('1234,5');
    setLanguage('en');
    expect(await screen.findByDisplayValue('1234.5')).toBe(box);
  });

  it('keeps what is no number, says so once it is left, and hands nothing on', async () => {
    const box = open(3);
    await userEvent.clear(box);
    await userEvent.type(box, 'drei');
    expect(screen.queryByText(/^Bitte geben Sie eine Zahl ein/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/^Bitte geben Sie eine Zahl ein/)).toBeTruthy();
    expect([box.value, onNumber.mock.calls]).toEqual(['drei', [[null]]]);
  });
});

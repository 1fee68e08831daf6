import TextField from '@mui/material/TextField';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReferenceChoice } from './reference-choice.tsx';

const rates = [
  { id: 'a', name: 'Umsatzsteuer 19 %' },
  { id: 'b', name: 'Umsatzsteuer 7 %' },
];

const client = new QueryClient();
const onValue = vi.fn();

const choice = (value: string | null, chosenName?: string) => (
  <QueryClientProvider client={client}>
    <ReferenceChoice
      label="Mehrwertsteuer"
      source={{ key: 'rates', search: async (text) => rates.filter(({ name }) => name.includes(text)) }}
      value={value}
      chosenName={chosenName}
      onValue={onValue}
      renderInput={(input) => <TextField {...input} label="Mehrwertsteuer" />}
    />
  </QueryClientProvider>
);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Mehrwertsteuer' });

it('shows the name of what is chosen also when it comes while the box has the focus', async () => {
  const { rerender } = render(choice('a'));
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('…');
  rerender(choice('a', 'Umsatzsteuer 19 %'));
  expect(box().value).toBe('Umsatzsteuer 19 %');
});

it('keeps what somebody types, and gives it up for the chosen name when they leave', async () => {
  const { rerender } = render(choice('a', 'Umsatzsteuer 19 %'));
  await userEvent.type(box(), '7', { initialSelectionStart: 0, initialSelectionEnd: box().value.length });
  rerender(choice('a', 'Umsatzsteuer 19 %'));
  expect(box().value).toBe('7');
  await userEvent.click(await screen.findByRole('option', { name: 'Umsatzsteuer 7 %' }));
  expect(onValue).toHaveBeenLastCalledWith('b', 'Umsatzsteuer 7 %');
  rerender(choice('b', 'Umsatzsteuer 7 %'));
  expect(box().value).toBe('Umsatzsteuer 7 %');
  await userEvent.type(box(), 'xyz');
  await userEvent.tab();
  expect(box().value).toBe('Umsatzsteuer 7 %');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { DateBox } from './date-box.tsx';

const open = () => {
  const onChange = vi.fn();
  renderScreen(<DateBox label="Von" value="2023-06-01" onChange={onChange} />);
  return { box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Von' }), onChange };
};
const type = async (box: HTMLInputElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

it('a day is told once by Enter and leaving, however late the new value comes back', async () => {
  const { box, onChange } = open();
  await type(box, '1.3.2023{Enter}');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['2023-03-01']]);
});

it('a day that was not taken is told again when somebody types it again', async () => {
  const { box, onChange } = open();
  await type(box, '1.3.2023{Enter}');
  await type(box, '1.3.2023{Enter}');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('the same day is only written as days are', async () => {
  const { box, onChange } = open();
  await type(box, '1.6.23{Enter}');
  expect([box.value, onChange.mock.calls]).toEqual(['01.06.2023', []]);
});

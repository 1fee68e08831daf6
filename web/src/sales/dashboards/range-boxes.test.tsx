import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { RangeBoxes } from './range-boxes.tsx';

const open = () => {
  const { container } = renderScreen(<RangeBoxes from="2023-06-01" to="2023-06-30" />);
  const [first, last] = container.querySelectorAll<HTMLInputElement>('input[type=date]');
  if (!first || !last) throw new Error('no boxes');
  const choose = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });
  return { first: (day: string) => choose(first, day), last: (day: string) => choose(last, day) };
};
const address = () => screen.getByLabelText('address').textContent;

it('two days that come before the first one shows are both as they were chosen', () => {
  const { first, last } = open();
  act(() => {
    first('2023-01-01');
    last('2023-03-31');
  });
  expect(address()).toBe('/?from=2023-01-01&to=2023-03-31');
});

it.each([
  ['first', '2023-07-08', '/?from=2023-07-08&to=2023-07-08'],
  ['last', '2023-05-08', '/?to=2023-05-08&from=2023-05-08'],
  ['first', '2023-06-08', '/?from=2023-06-08'],
] as const)('a %s day %s beyond the other takes it along', (side, day, expected) => {
  open()[side](day);
  expect(address()).toBe(expected);
});

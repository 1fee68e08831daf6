import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { DateBox } from './date-box.tsx';

interface FollowedBoxProps {
  readonly news: EventTarget;
  readonly onChange: (day: string) => void;
}
/** A box whose value comes from elsewhere, as figures do. */
const FollowedBox = ({ news, onChange }: FollowedBoxProps) => {
  const [value, setValue] = useState('2023-06-01');
  useEffect(
    () => news.addEventListener('value', (event) => setValue((event as CustomEvent<string>).detail)),
    [news],
  );
  return <DateBox label="Von" value={value} onChange={onChange} />;
};

const open = () => {
  const onChange = vi.fn();
  const news = new EventTarget();
  renderScreen(<FollowedBox news={news} onChange={onChange} />);
  const arrive = (value: string) =>
    act(() => news.dispatchEvent(new CustomEvent('value', { detail: value })));
  return { box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Von' }), onChange, arrive };
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

it('a day that was told is not taken back by an older value that shows when the field is left', async () => {
  const { box, onChange, arrive } = open();
  await type(box, '1.3.2023{Enter}');
  arrive('2023-01-01');
  act(() => {
    flushSync(() => arrive('2023-03-01'));
    fireEvent.blur(box);
  });
  expect([box.value, onChange.mock.calls]).toEqual(['01.03.2023', [['2023-03-01']]]);
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

it('a value that comes while somebody types does not take the letters away', async () => {
  const { box, onChange, arrive } = open();
  await type(box, '31.3.2');
  arrive('2023-07-08');
  await userEvent.type(box, '023{Enter}');
  expect([box.value, onChange.mock.calls]).toEqual(['31.3.2023', [['2023-03-31']]]);
  arrive('2023-03-31');
  expect(box.value).toBe('31.03.2023');
});

it('a day that was left as no day gives way to the next value', async () => {
  const { box, arrive } = open();
  await type(box, 'heute{Enter}');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  arrive('2023-07-08');
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['08.07.2023', 'false']);
});

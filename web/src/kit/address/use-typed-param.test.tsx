import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useTypedParam } from './index.ts';

/** A search whose address follows when the test lets it. */
const Search = ({ send }: { readonly send: (typed: string) => void }) => {
  const [typed, setTyped] = useTypedParam('q', 10, send);
  return <input aria-label="search" value={typed} onChange={({ target }) => setTyped(target.value)} />;
};

const field = () => screen.getByLabelText<HTMLInputElement>('search');

it('keeps what was typed while an address of before comes in late, and follows "back" all the same', async () => {
  const send = vi.fn();
  const { router } = renderScreen(<Search send={send} />);
  for (const [key, text, before] of [
    ['a', 'a', ''],
    ['b', 'ab', 'a'],
  ] as const) {
    await userEvent.type(field(), key);
    // What is on its way counts, so that a search stays one step of the history however late its address comes.
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(text, before));
  }
  await act(() => router.navigate('/?q=a'));
  expect(field().value).toBe('ab');
  await act(() => router.navigate('/?q=ab'));
  expect(field().value).toBe('ab');
  await act(() => router.navigate(-1));
  expect(field().value).toBe('a');
  await act(() => router.navigate('/?q=somebody'));
  expect(field().value).toBe('somebody');
});

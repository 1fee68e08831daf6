import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './selection.ts';

const start = () =>
  renderHook(({ scope }: { readonly scope: string }) => useSelection(scope, 40), {
    initialProps: { scope: 'all' },
  });

it('is of one filter: under another one nothing is chosen, and choosing begins anew', () => {
  const { result, rerender } = start();
  act(() => result.current.toggle('a'));
  rerender({ scope: 'beer' });
  expect(result.current.count).toBe(0);
  act(() => result.current.toggle('b'));
  expect([...result.current.ids]).toEqual(['b']);
});

it('gives rows the same function under every filter, so that typing a search does not draw them', () => {
  const { result, rerender } = start();
  const { toggle } = result.current;
  rerender({ scope: 'beer' });
  expect(result.current.toggle).toBe(toggle);
});

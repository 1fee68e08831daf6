import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useAddress } from './index.ts';

const Filters = () => {
  const { change } = useAddress();
  return (
    <>
      <button type="button" onClick={() => change({ from: '2026-03-01' })}>
        from
      </button>
      <button type="button" onClick={() => change({ to: '2026-03-31' })}>
        to
      </button>
    </>
  );
};

const address = () => screen.getByLabelText('address').textContent;

it('of two quick changes of the address the second keeps the first, each a step of its own', async () => {
  const { router } = renderScreen(<Filters />, '/receipts?page=2');
  const [from, to] = [screen.getByText('from'), screen.getByText('to')];
  // Both before the page shows the first.
  act(() => {
    fireEvent.click(from);
    fireEvent.click(to);
  });
  expect(address()).toBe('/receipts?page=2&from=2026-03-01&to=2026-03-31');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/receipts?page=2&from=2026-03-01');
});

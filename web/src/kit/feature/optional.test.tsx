import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setServerAway } from '../offline/connection.ts';
import { optional } from './optional.tsx';

const show = (Tile: ComponentType<object>) =>
  render(
    <>
      <p>page</p>
      <Suspense fallback={<p>loading</p>}>
        <Tile />
      </Suspense>
    </>,
  );

/** Code that arrives only after so many failures. */
const arrivingAfter = (failures: number) => {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>tile</p>;
  };
};

const Again = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    again
  </button>
);

afterEach(() => act(() => setServerAway(false)));

it('optional code shows once it is here', async () => {
  show(optional(async () => () => <p>tile</p>));
  expect(await screen.findByText('tile')).toBeTruthy();
});

it('optional code that does not arrive leaves the page as it is', async () => {
  show(optional(arrivingAfter(1)));
  expect(screen.getByText('loading')).toBeTruthy();
  await expect.poll(() => screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('page')).toBeTruthy();
});

it('is asked for anew as often as somebody wishes', async () => {
  show(optional(arrivingAfter(2), Again));
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('tile')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('comes by itself once the server is back', async () => {
  setServerAway(true);
  show(optional(arrivingAfter(1)));
  await expect.poll(() => screen.queryByText('loading')).toBeNull();
  act(() => setServerAway(false));
  expect(await screen.findByText('tile')).toBeTruthy();
});

it('is asked for anew by whoever comes to it later', async () => {
  const Tile = optional(arrivingAfter(1), Again);
  const first = show(Tile);
  await screen.findByRole('button', { name: 'again' });
  first.unmount();
  show(Tile);
  expect(await screen.findByText('tile')).toBeTruthy();
});

it('keeps what somebody has entered in it', async () => {
  const view = show(optional(async () => () => <input aria-label="name" />));
  await userEvent.type(await screen.findByRole('textbox'), 'Ada');
  act(() => setServerAway(true));
  act(() => setServerAway(false));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada');
  view.unmount();
});

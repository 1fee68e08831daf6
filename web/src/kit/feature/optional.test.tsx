import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { optional } from './optional.tsx';

const show = (Tile: ReturnType<typeof optional<object>>) =>
  render(
    <>
      <p>page</p>
      <Suspense fallback={<p>loading</p>}>
        <Tile />
      </Suspense>
    </>,
  );

it('optional code shows once it is here', async () => {
  show(optional(async () => () => <p>tile</p>));
  expect(await screen.findByText('tile')).toBeTruthy();
});

it('optional code that does not arrive leaves the page as it is', async () => {
  show(optional(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))));
  expect(screen.getByText('loading')).toBeTruthy();
  await expect.poll(() => screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('page')).toBeTruthy();
});

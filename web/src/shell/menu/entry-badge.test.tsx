import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CountProps, lateCode } from '../../kit/feature/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { Badges } from './badges.ts';
import { EntryBadge } from './entry-badge.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a count whose code does not arrive leaves the page as it is', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(''));
  const counts = { syncProblems: lateCode<CountProps>(() => Promise.reject(gone)) };
  renderScreen(
    <Badges value={counts}>
      <p>Umsatz heute</p>
      <EntryBadge badge="syncProblems" />
    </Badges>,
    '/home',
  );
  await expect.poll(() => told.mock.calls.flat().includes(gone)).toBe(true);
  await act(async () => undefined); // it is told before the page is drawn again
  expect(screen.getByText('Umsatz heute')).toBeTruthy();
});

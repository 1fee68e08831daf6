import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('what waits for the page begins once it stands, and from then on at once', async () => {
  const { announcePage, whenPageStands } = await import('./index.ts');
  const [early, calledOff, late] = [vi.fn(), vi.fn(), vi.fn()];
  whenPageStands(early);
  whenPageStands(calledOff)();
  expect(early).not.toHaveBeenCalled();
  announcePage();
  announcePage();
  whenPageStands(late);
  expect(early).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledOnce();
});

it('a part of the shell shows once the page stands', async () => {
  const { announcePage, usePageStands } = await import('./index.ts');
  const { result } = renderHook(() => usePageStands());
  expect(result.current).toBe(false);
  act(announcePage);
  expect(result.current).toBe(true);
  expect(renderHook(() => usePageStands()).result.current).toBe(true);
});

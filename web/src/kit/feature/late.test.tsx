import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Late, lateCode } from './late.tsx';

const load = async () => ({ default: () => <p>here</p> });
const show = (code: ReturnType<typeof lateCode<object>>) =>
  render(
    <Suspense fallback={<p>loading</p>}>
      <Late code={code} props={{}} />
    </Suspense>,
  );

describe('late code', () => {
  it('shows at once where it is already here, without a fallback in between', async () => {
    const code = lateCode(load);
    await code.preload();
    show(code);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('waits for a server that is away, and comes when that is back', async () => {
    let isAway = true;
    const asked = vi.fn(async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return new Response('');
    });
    vi.stubGlobal('fetch', asked);
    const gone = new TypeError('Failed to fetch dynamically imported module');
    show(lateCode(() => (isAway ? Promise.reject(gone) : load())));
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    expect(screen.getByText('loading')).toBeTruthy();
    isAway = false;
    expect(await screen.findByText('here')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('that is loaded ahead waits for nobody, nor does a page that has no frame to say so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(lateCode<object>(() => Promise.reject(gone)).preload()).rejects.toBe(gone);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(lateCode(() => Promise.reject(gone), false))).not.toThrow();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('does not wait for what a server that is there no longer has', async () => {
    vi.stubGlobal('fetch', async () => new Response(''));
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(lateCode<object>(() => Promise.reject(gone)).preload()).rejects.toBe(gone);
    vi.unstubAllGlobals();
  });

  it('shows the fallback until it has come', async () => {
    show(lateCode(load));
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('here')).toBeTruthy();
  });
});

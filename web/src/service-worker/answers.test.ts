import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptFirst, serverFirst } from './answers.ts';

const answer = (text: string, status = 200) => new Response(text, { status });
const kept = async () => answer('kept');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

describe('the page', () => {
  it('SHL-83: comes from the server, so that a new version is never more than one load away', async () => {
    expect(await textOf(serverFirst(Promise.resolve(answer('new')), kept))).toBe('new');
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['a proxy has lost the server', () => Promise.resolve(answer('bad gateway', 502))],
  ])('is the kept one when %s', async (_name, ask) => {
    expect(await textOf(serverFirst(ask(), kept))).toBe('kept');
  });

  it('is the kept one when the server takes longer than three seconds', async () => {
    const shown = textOf(serverFirst(new Promise(() => undefined), kept));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await shown).toBe('kept');
  });

  it('waits for the server where nothing is kept', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const asked = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const shown = textOf(serverFirst(asked, async () => undefined));
    await vi.advanceTimersByTimeAsync(10_000);
    arrive(answer('late'));
    expect(await shown).toBe('late');
  });

  it('what the server says of it, such as 404, is an answer', async () => {
    expect((await serverFirst(Promise.resolve(answer('', 404)), kept)).status).toBe(404);
  });
});

describe('a file with a hash', () => {
  const request = new Request('https://tresen.example/assets/x-1.js');
  const cacheWith = (found?: Response) => {
    const put = vi.fn(async () => undefined);
    return { put, cache: { match: async () => found, put } as unknown as Cache };
  };

  it('is the kept one, without asking', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await textOf(keptFirst(cacheWith(answer('kept')).cache, request))).toBe('kept');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is kept once it was fetched, unless the server does not have it', async () => {
    vi.stubGlobal('fetch', async () => answer('fetched'));
    const { cache, put } = cacheWith();
    expect(await textOf(keptFirst(cache, request))).toBe('fetched');
    vi.stubGlobal('fetch', async () => answer('', 404));
    await keptFirst(cache, request);
    expect(put).toHaveBeenCalledOnce();
  });

  it('shows although the disk is full', async () => {
    vi.stubGlobal('fetch', async () => answer('fetched'));
    const { cache, put } = cacheWith();
    put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await textOf(keptFirst(cache, request))).toBe('fetched');
  });
});

import { inFull } from '@tresen/domain/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backplane, openBackplane } from './index.ts';
import { hasRedis, startTestRedis, type TestRedis } from './testing.ts';

let redis: TestRedis;
const open: Backplane[] = [];

describe.runIf(hasRedis())('processes tell each other over Redis', () => {
  beforeEach(async () => {
    redis = await startTestRedis();
  });
  afterEach(async () => {
    for (const backplane of open.splice(0)) await backplane.close();
    await redis.kill();
  });

  const join = async (
    installation = 'one',
    listeners?: Partial<Parameters<typeof openBackplane>[0]>,
  ): Promise<Backplane & { readonly heard: unknown[] }> => {
    const backplane = await openBackplane({
      url: redis.url,
      installation,
      onError: () => undefined,
      ...listeners,
      times: { beatEveryMs: 50, cutAfterMs: 300, goneAfterMs: 600, askAgainMs: 100, missedEveryMs: 300 },
    });
    open.push(backplane);
    const heard: unknown[] = [];
    backplane.hear('news', (news) => void heard.push(news));
    await expect.poll(() => backplane.isUp).toBe(true);
    return Object.assign(backplane, { heard });
  };
  const all = [...Array(1_200).keys()];

  it('all others hear it, in order, and nobody of another installation', async () => {
    const [a, b, c, stranger] = [await join(), await join(), await join(), await join('other')];
    for (const news of all) a.tell('news', news);
    await expect.poll(() => [b.heard, c.heard]).toEqual([all, all]);
    b.tellOne(a.id, 'news', 'for a');
    await expect.poll(() => a.heard).toEqual(['for a']);
    expect([stranger.heard, c.heard.length]).toEqual([[], all.length]);
  });

  it('what is told to everybody and to one arrives in the order in which it was told', async () => {
    const [a, b, c] = [await join(), await join(), await join()];
    const mine: number[] = [];
    for (let news = 1; news <= 2_000; news += 1) {
      const isForAll = news % 7 > 3;
      if (isForAll) a.tell('news', news);
      else a.tellOne(b.id, 'news', news);
      if (isForAll) mine.push(news);
    }
    await expect.poll(() => [b.heard.length, c.heard.length]).toEqual([2_000, mine.length]);
    expect([b.heard, c.heard]).toEqual([Array.from({ length: 2_000 }, (_, index) => index + 1), mine]);
  });

  it('who comes anew is told what lasts, and who goes is missed at once', async () => {
    const a = await join();
    const gone: string[] = [];
    a.onAsked((id) => a.tellOne(id, 'news', 'what lasts'));
    a.onGone((id) => void gone.push(id));
    const b = await join();
    await expect.poll(() => b.heard).toContain('what lasts');
    await b.close();
    await expect.poll(() => gone).toEqual([b.id]);
  });

  it(
    'a Redis that was killed and comes back empty is used again by itself, and what was missed is told as such',
    inFull,
    async () => {
      const [a, b] = [await join(), await join()];
      const gone: string[] = [];
      let missed = 0;
      b.onGone((id) => void gone.push(id));
      b.onMissed(() => {
        missed += 1;
      });
      a.tell('news', 'before');
      await expect.poll(() => b.heard).toEqual(['before']);
      await redis.kill();
      await expect.poll(() => [a.isUp, b.isUp]).toEqual([false, false]);
      a.tell('news', 'lost');
      const before = missed;
      await expect.poll(() => missed).toBeGreaterThan(before + 1);
      await redis.start();
      await expect.poll(() => [a.isUp, b.isUp], { timeout: 10_000 }).toEqual([true, true]);
      await expect
        .poll(() => {
          a.tell('news', 'after');
          return b.heard;
        })
        .toContain('after');
      expect([b.heard.includes('lost'), gone]).toEqual([false, []]);
    },
  );

  it('who goes while there is no Redis waits for none', async () => {
    const a = await join();
    await redis.kill();
    await expect.poll(() => a.isUp).toBe(false);
    await a.close();
    await redis.start();
  });

  it('a Redis that stands still for a while keeps nobody waiting, and nobody counts as gone for it', async () => {
    const [a, b] = [await join(), await join()];
    const gone: string[] = [];
    b.onGone((id) => void gone.push(id));
    redis.pause();
    a.tell('news', 'late');
    await expect.poll(() => a.isUp).toBe(false);
    redis.resume();
    await expect.poll(() => b.heard).toEqual(['late']);
    await expect.poll(() => [a.isUp, b.isUp], { timeout: 10_000 }).toEqual([true, true]);
    expect(gone).toEqual([]);
  });

  it('a Redis that stands still is told of, though no connection breaks, and so is that it works again', async () => {
    const told: string[] = [];
    const a = await join('one', {
      onError: ({ message }) => void told.push(message),
      onBack: () => void told.push('back'),
    });
    redis.pause();
    await expect.poll(() => told).toContain('nothing comes back from Redis');
    redis.resume();
    await expect.poll(() => told, { timeout: 10_000 }).toContain('back');
    expect(a.isUp).toBe(true);
  });

  it('a process that stood still itself says nothing of Redis', async () => {
    const told: string[] = [];
    const a = await join('one', { onError: ({ message }) => void told.push(message) });
    told.length = 0;
    const end = performance.now() + 1_000;
    while (performance.now() < end);
    expect(a.isUp).toBe(false);
    await expect.poll(() => a.isUp).toBe(true);
    expect(told).toEqual([]);
  });
});

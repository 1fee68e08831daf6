import { expect, test } from 'vitest';
import { createQueue } from './index.ts';

/** Work that ends when it is told to, and notes the order in which it began. */
const createWorks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string): void => ends.get(name)?.(),
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
  };
};

test('so many run at once, the others in the order of asking', async () => {
  const queue = createQueue(2, 10);
  const { begun, end, work } = createWorks();
  const all = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  await Promise.all(all);
});

test('a crowd keeps nobody out who goes first', async () => {
  const queue = createQueue(1, 2);
  const { begun, end, work } = createWorks();
  const running = queue(work('running'));
  const crowd = ['x', 'y'].map((name) => queue(work(name)));
  await expect(queue(work('z'))).rejects.toMatchObject({ code: 'BUSY' });
  const known = queue(work('known'), true);
  end('running');
  await running;
  await expect.poll(() => begun).toEqual(['running', 'known']);
  end('known');
  await known;
  for (const name of ['x', 'y']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(crowd);
});

test('work that fails leaves its place to the next', async () => {
  const queue = createQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 'yes')).toBe('yes');
});

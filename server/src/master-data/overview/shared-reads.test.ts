import { describe, expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Readings that end when the test says so; each gives its number. */
const counted = () => {
  const reads = new SharedReads<number>();
  const under: PromiseWithResolvers<number>[] = [];
  const look = (key = 'tenant') =>
    reads.get(key, () => {
      under.push(Promise.withResolvers<number>());
      return (under.at(-1) as PromiseWithResolvers<number>).promise;
    });
  const end = async (number: number) => {
    under[number]?.resolve(number);
    await new Promise(setImmediate);
  };
  return { look, end, under };
};

describe('readings that are shared', () => {
  it('begin after everybody who shares them has asked', async () => {
    const { look, end, under } = counted();
    const first = look();
    const [second, third] = [look(), look()];
    expect(under).toHaveLength(1);
    await end(0);
    expect(under).toHaveLength(2);
    const fourth = look();
    await end(1);
    await end(2);
    expect(await Promise.all([first, second, third, fourth])).toEqual([0, 1, 1, 2]);
  });

  it('are of one tenant', async () => {
    const { look, under } = counted();
    void look('one');
    void look('two');
    expect(under).toHaveLength(2);
  });

  it('begin anew once nobody waits, and when one has failed', async () => {
    const { look, end, under } = counted();
    const first = look();
    const second = look();
    under[0]?.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    await end(1);
    expect(await second).toBe(1);
    const third = look();
    await end(2);
    expect(await third).toBe(2);
  });
});

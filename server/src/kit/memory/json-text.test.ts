import { describe, expect, it } from 'vitest';
import { parseJson, pooledFrom } from './index.ts';

const padding = ' '.repeat(pooledFrom);

describe('JSON that somebody else wrote', () => {
  it.each([
    ['arrays', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['arrays that nobody closes', '['.repeat(70_000)],
    ['arrays behind text', `["\\"${padding}",${'['.repeat(101)}${']'.repeat(101)}]`],
  ])('that nests %s deeper than anything does is refused unparsed', (_what, text) => {
    const start = process.threadCpuUsage();
    expect(() => parseJson(text)).toThrow('nested too deep');
    expect(process.threadCpuUsage(start).user).toBeLessThan(500_000);
  });

  it.each([
    ['brackets in a text', JSON.stringify('['.repeat(pooledFrom))],
    ['some depth', `${'['.repeat(98)}"${padding}"${']'.repeat(98)}`],
    ['many values', `[${'1,'.repeat(100_000)}1]`],
  ])('with %s is read', (_what, text) => expect(parseJson(text)).toEqual(JSON.parse(text)));

  it('may hold no more values than it is allowed', () => {
    const text = `[${'1,'.repeat(40_000)}1]`;
    expect(parseJson(text, 40_000)).toHaveLength(40_001);
    expect(() => parseJson(text, 39_999)).toThrow('too many values');
  });
});

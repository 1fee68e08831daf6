import { expect, test } from 'vitest';
import { BoundedMap, madeOnce } from './index.ts';

test('a bounded map drops what was set longest ago', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4]);
});

test('what belongs to a key is made once, and again when it was dropped or threw', () => {
  const asked: string[] = [];
  const of = madeOnce(2, (key: string) => {
    asked.push(key);
    if (key === 'bad') throw new RangeError(key);
    return { key };
  });
  expect(of('a')).toBe(of('a'));
  expect(() => of('bad')).toThrow(RangeError);
  expect(() => of('bad')).toThrow(RangeError);
  of('b');
  of('c');
  expect(of('a')).toEqual({ key: 'a' });
  expect(asked).toEqual(['a', 'bad', 'bad', 'b', 'c', 'a']);
});

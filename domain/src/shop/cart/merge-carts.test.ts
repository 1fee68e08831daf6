import { describe, expect, test } from 'vitest';
import { type CartLine, mergeCarts } from './index.ts';
import { line } from './testing/index.ts';

const a = line({ lineId: 'a', quantity: 2 });
const b = line({ lineId: 'b' });
const c = line({ lineId: 'c' });
const shown = (lines: readonly CartLine[]) => lines.map(({ lineId, quantity }) => `${quantity} ${lineId}`);

describe('two carts that began as one', () => {
  test.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
    ['each put something in', [a], [a, b], [a, c], ['2 a', '1 b', '1 c']],
    ['one took something away', [a, b], [b], [a, b], ['1 b']],
    ['one took away what the other changed', [a], [], [{ ...a, quantity: 5 }], ['5 a']],
    ['pieces of both count', [a], [{ ...a, quantity: 3 }], [{ ...a, quantity: 5 }], ['6 a']],
    ['fewer pieces of both count', [a], [{ ...a, quantity: 1 }], [{ ...a, quantity: 3 }], ['2 a']],
    [
      'what one has verified stays so',
      [a],
      [{ ...a, comment: 'x' }],
      [{ ...a, licenceFixed: true, quantity: 1 }],
      ['1 a'],
    ],
    ['both did nothing', [a, b], [a, b], [a, b], ['2 a', '1 b']],
  ])('%s', (_name, base, mine, theirs, expected) => {
    expect(shown(mergeCarts(base, mine, theirs))).toEqual(expected);
  });
});

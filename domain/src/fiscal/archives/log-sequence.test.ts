import { expect, test } from 'vitest';
import { createLogSequence, type TransactionStep } from './index.ts';

type Line = readonly [counter: number, second: number, transaction?: number, step?: TransactionStep];

const findingsOf = (lines: readonly Line[]) => {
  const found: string[] = [];
  const sequence = createLogSequence((finding, { transaction, counter, detail }) =>
    found.push([finding, transaction ?? '-', counter ?? '-', detail ?? ''].join(' ').trim()),
  );
  for (const [counter, second, transaction = null, step = null] of lines)
    sequence.add({ counter, at: second * 1000, transaction, step });
  sequence.end();
  return found;
};

test.each<[string, readonly Line[], readonly string[]]>([
  ['nothing', [], []],
  [
    'two that overlap',
    [
      [1, 0],
      [2, 1, 1, 'Start'],
      [3, 1, 2, 'Start'],
      [4, 2, 1, 'Update'],
      [5, 3, 2, 'Finish'],
      [6, 3, 1, 'Finish'],
    ],
    [],
  ],
  [
    'an archive that begins in the middle',
    [
      [100, 0, 41, 'Finish'],
      [101, 1, 42, 'Start'],
      [102, 2, 40, 'Finish'],
      [103, 3, 42, 'Finish'],
    ],
    [],
  ],
  [
    'a missing counter',
    [
      [1, 0, 1, 'Start'],
      [4, 1, 1, 'Finish'],
    ],
    ['counterGap - 2 2'],
  ],
  [
    'the same log twice',
    [
      [1, 0, 1, 'Start'],
      [1, 0, 1, 'Start'],
      [2, 1, 1, 'Finish'],
    ],
    ['logDoubled - 1'],
  ],
  [
    'a time that goes back',
    [
      [1, 5, 1, 'Start'],
      [2, 4, 1, 'Finish'],
    ],
    ['timeBackwards - 2'],
  ],
  [
    'transactions that were left out',
    [
      [1, 0, 1, 'Start'],
      [2, 1, 1, 'Finish'],
      [3, 2, 4, 'Start'],
      [4, 3, 4, 'Finish'],
    ],
    ['transactionGap 2 - 2'],
  ],
  ['an end without a beginning', [[1, 0, 3, 'Finish']], ['startMissing 3 1']],
  [
    'one that ends twice',
    [
      [1, 0, 1, 'Start'],
      [2, 1, 1, 'Finish'],
      [3, 2, 1, 'Finish'],
    ],
    ['transactionDoubled 1 3'],
  ],
  [
    'one that begins twice',
    [
      [1, 0, 1, 'Start'],
      [2, 1, 1, 'Finish'],
      [3, 2, 1, 'Start'],
      [4, 2, 1, 'Finish'],
    ],
    ['transactionDoubled 1 3'],
  ],
  ['one that is still open', [[1, 0, 1, 'Start']], ['transactionOpen 1 -']],
])('%s', (_what, lines, found) => {
  expect(findingsOf(lines)).toEqual(found);
});

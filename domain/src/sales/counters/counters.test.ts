import { describe, expect, it, test } from 'vitest';
import {
  type CounterGap,
  type CounterRun,
  explainGap,
  findGaps,
  isGapKnown,
  type KnownGap,
  livesOf,
  missingIn,
  originOfGap,
} from './index.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Numbers that arrived in one run, one an hour from the given hour on. */
const run = (
  first: number,
  last: number,
  startHour: number,
  given: Partial<CounterRun> = {},
): CounterRun => ({
  first,
  firstAt: startHour * hour,
  last,
  lastAt: (startHour + last - first) * hour,
  deviceId: 'A',
  unitId: 'U',
  firstSignature: null,
  lastSignature: null,
  ...given,
});

/** Gaps in short: `201-204`, `<450` for a counter that went back to 450. */
const shortly = (gaps: readonly CounterGap[]): readonly string[] =>
  gaps.map(({ fault, first, last }) => (fault === 'backwards' ? `<${first}` : `${first}-${last}`));

describe('what is a gap in a counter', () => {
  test.each<[string, 'receipt' | 'transaction' | 'z', CounterRun[], string[]]>([
    ['nothing in an unbroken run', 'receipt', [run(1, 500, 0)], []],
    ['nothing between runs that touch', 'receipt', [run(1, 10, 0), run(11, 20, 10)], []],
    ['what is missing between two runs', 'receipt', [run(1, 10, 0), run(15, 20, 20)], ['11-14']],
    ['one number', 'z', [run(1, 10, 0), run(12, 12, 20)], ['11-11']],
    ['not what came before the first run', 'receipt', [run(4711, 4800, 0)], []],
    ['not a till that starts again at 1', 'receipt', [run(1, 500, 0), run(1, 20, 600)], []],
    [
      'not a till that starts again far below all that it sent',
      'receipt',
      [run(500, 900, 0), run(1, 20, 600)],
      [],
    ],
    [
      'not a till that starts again at 1 on its first day',
      'receipt',
      [run(500, 501, 0), run(1, 20, 0.5)],
      [],
    ],
    [
      'what lies between receipts that overtake each other at the very beginning',
      'receipt',
      [run(15, 20, 1), run(11, 12, 1.5)],
      ['13-14'],
    ],
    ['not closings that start again at 1', 'z', [run(1, 30, 0), run(1, 2, 600)], []],
    [
      'what is missing in both lives',
      'receipt',
      [run(1, 5, 0), run(8, 9, 9), run(1, 5, 50), run(7, 8, 60)],
      ['6-7', '6-6'],
    ],
    [
      'a till that goes back to another number than 1',
      'receipt',
      [run(1, 500, 0), run(450, 460, 600)],
      ['<450'],
    ],
    ['a security device that starts again', 'transaction', [run(1, 500, 0), run(1, 20, 600)], ['<1']],
    [
      'not receipts that overtake each other',
      'receipt',
      [run(11, 11, 10), run(10, 10, 11), run(12, 12, 12)],
      [],
    ],
    ['not what a clock ahead puts last', 'receipt', [run(1, 5, 0), run(7, 9, 7), run(6, 6, 300)], []],
    ['not a first batch that comes after the second', 'receipt', [run(20, 30, 19), run(1, 19, 0)], []],
    [
      'what two devices at one security device both did not send',
      'transaction',
      [run(1, 1, 1), run(2, 2, 2, { deviceId: 'B' }), run(4, 4, 4), run(5, 5, 5, { deviceId: 'B' })],
      ['3-3'],
    ],
  ])('is %s', (_, kind, runs, gaps) => {
    expect(shortly(findGaps(kind, runs))).toEqual(gaps);
    expect(shortly(findGaps(kind, runs.toReversed()))).toEqual(gaps);
  });

  it('lies between the times of its neighbours and belongs to the register that goes on behind it', () => {
    const [gap] = findGaps('receipt', [run(1, 10, 0), run(15, 20, 40, { deviceId: 'B' })]);
    expect(gap).toMatchObject({ after: 9 * hour, before: 40 * hour, deviceId: 'B' });
    expect(gap && missingIn(gap)).toBe(4);
  });

  it('names the signature counters that are missing along with transactions, and none where there are none', () => {
    const lower = run(1, 10, 0, { firstSignature: 2, lastSignature: 20 });
    const upper = run(13, 20, 20, { firstSignature: 26, lastSignature: 40 });
    expect(findGaps('transaction', [lower, upper])[0]?.signatures).toEqual({ first: 21, last: 24 });
    const beside = { ...upper, firstSignature: 22 };
    expect(findGaps('transaction', [lower, beside])[0]?.signatures).toBeNull();
    expect(findGaps('transaction', [lower, { ...upper, firstSignature: null }])[0]?.signatures).toBeNull();
  });
});

/** A generator of whole numbers below a bound, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % bound;
  };
};

const shuffled = <T>(items: readonly T[], random: (bound: number) => number): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
};

/** Numbers that arrived, each in a run of its own or with its neighbours. */
const runsOf = (
  numbers: readonly number[],
  start: number,
  random: (bound: number) => number,
): CounterRun[] => {
  const runs: CounterRun[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.last + 1 === number && random(3) > 0)
      runs[runs.length - 1] = { ...last, last: number, lastAt: (start + number) * hour };
    else runs.push(run(number, number, start + number));
  }
  return runs;
};

describe('for any order in which any numbers arrive', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

  it('the gaps are exactly the numbers that did not arrive, in each life of the till', () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const missing: number[] = [];
      const life = (start: number): CounterRun[] => {
        const length = 3 + random(40);
        const inside = (number: number) => number > 1 && number < length;
        const arrived = Array.from({ length }, (_, index) => index + 1).filter(
          (number) => !inside(number) || random(4) > 0,
        );
        for (let number = 1; number <= length; number += 1)
          if (!arrived.includes(number)) missing.push(number);
        return runsOf(arrived, start, random);
      };
      const runs = shuffled([...life(0), ...life(1_000)], random);
      const found = findGaps('receipt', runs).flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
      expect(found, `seed ${seed}`).toEqual(missing);
    }
  });

  it('joining the runs that touch changes no gap, and joins once and for all', () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const numbers = Array.from({ length: 60 }, (_, index) => index + 1).filter(() => random(5) > 0);
      const runs = shuffled(runsOf(numbers, 0, random), random);
      const joined = livesOf(runs).flat();
      expect(findGaps('receipt', joined), `seed ${seed}`).toEqual(findGaps('receipt', runs));
      expect(livesOf(joined).flat()).toEqual(joined);
    }
  });

  it('a number that arrives late only ever makes gaps smaller', () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const numbers = shuffled(
        Array.from({ length: 30 }, (_, index) => index + 1),
        random,
      );
      const edges = [run(0, 0, 0), run(31, 31, 31)];
      let before = Number.POSITIVE_INFINITY;
      for (let count = 0; count <= 30; count += 1) {
        const runs = [...edges, ...numbers.slice(0, count).map((number) => run(number, number, number))];
        const missing = findGaps('receipt', runs).reduce((sum, gap) => sum + missingIn(gap), 0);
        expect(missing).toBe(30 - count);
        expect(missing).toBeLessThan(before);
        before = missing;
      }
    }
  });

  it('ten thousand runs are looked at some times each, not each for every other', () => {
    let looks = 0;
    const runs = Array.from({ length: 10_000 }, (_, index) =>
      Object.defineProperty(run(2 * index, 2 * index, 2 * index), 'first', {
        get: () => {
          looks += 1;
          return 2 * index;
        },
      }),
    );
    expect(findGaps('transaction', runs)).toHaveLength(9_999);
    expect(looks).toBeLessThan(20 * runs.length);
  });
});

const gap: CounterGap = {
  fault: 'missing',
  first: 201,
  last: 204,
  after: 0,
  before: day,
  deviceId: 'A',
  unitId: 'U',
  signatures: { first: 401, last: 409 },
};

const inWords = (known: [number, 'stored' | 'waiting' | 'noted'][]) =>
  explainGap(gap, new Map(known)).map(({ first, last, state }) => `${first}-${last} ${state}`);

describe('where the numbers of a gap are', () => {
  test.each<[string, [number, 'stored' | 'waiting' | 'noted'][], string[]]>([
    ['nobody knows', [], ['201-204 open']],
    [
      'one waits in the sync problems',
      [[202, 'waiting']],
      ['201-201 open', '202-202 waiting', '203-204 open'],
    ],
    [
      'all wait',
      [
        [204, 'waiting'],
        [203, 'waiting'],
        [202, 'waiting'],
        [201, 'waiting'],
      ],
      ['201-204 waiting'],
    ],
    ['one was noted', [[201, 'noted']], ['201-201 noted', '202-204 open']],
    [
      'some are stored all the same',
      [
        [201, 'stored'],
        [203, 'stored'],
      ],
      ['202-202 open', '204-204 open'],
    ],
    [
      'all are stored',
      [
        [201, 'stored'],
        [202, 'stored'],
        [203, 'stored'],
        [204, 'stored'],
      ],
      [],
    ],
    [
      'others are no matter',
      [
        [12, 'waiting'],
        [205, 'waiting'],
      ],
      ['201-204 open'],
    ],
  ])('%s', (_, known, parts) => expect(inWords(known)).toEqual(parts));

  it('signature counters stay with the gap as a whole only', () => {
    expect(explainGap(gap, new Map())[0]?.signatures).toEqual({ first: 401, last: 409 });
    expect(explainGap(gap, new Map([[202, 'waiting' as const]]))[0]?.signatures).toBeNull();
  });
});

describe('a gap that late receipts have closed a part of', () => {
  const known: KnownGap = {
    id: 'g',
    fault: 'missing',
    first: 201,
    last: 204,
    after: 0,
    before: day,
    state: 'acknowledged',
  };
  test.each<[string, Partial<CounterGap>, boolean]>([
    ['is the same', {}, true],
    ['is the rest of it', { first: 203, after: hour }, true],
    ['is another when it is larger', { last: 205 }, false],
    ['is another in the next life of the till', { after: 3 * day, before: 4 * day }, false],
    ['is another when the counter went backwards', { fault: 'backwards' }, false],
  ])('%s', (_, change, isKnown) =>
    expect(originOfGap({ ...gap, ...change }, [known]) === known).toBe(isKnown),
  );

  it('was looked into when its parts were', () => {
    expect(isGapKnown(gap, [known])).toBe(true);
    expect(isGapKnown(gap, [{ ...known, first: 202, last: 202 }])).toBe(true);
    expect(isGapKnown({ ...gap, first: 300, last: 301 }, [known])).toBe(false);
  });
});

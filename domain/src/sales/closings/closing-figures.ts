import type { ClosingFigure, ClosingFigureName } from './closing-comparison.ts';

type Unit = ClosingFigure['unit'];

/** One figure of both sides; what one of them does not know is null. */
export const figureOf = (
  figure: ClosingFigureName,
  register: number | null,
  cloud: number | null,
  unit: Unit = 'cents',
  subject: string | null = null,
): ClosingFigure => {
  const isComparable = register !== null && cloud !== null;
  const result = isComparable ? (register === cloud ? 'same' : 'differs') : 'incomparable';
  return { figure, subject, unit, register, cloud, result };
};

/** What is read of the entries of a list. */
export interface EntryReader<Entry> {
  /** What tells entries apart; amounts of one key are summed. */
  readonly keyOf: (entry: Entry) => string;
  readonly amountOf: (entry: Entry) => number;
  /** What the figure is called by; its key by default. */
  readonly subjectOf?: (entry: Entry) => string;
  readonly unit?: Unit;
}

interface Named {
  readonly subject: string;
  readonly amount: number;
}

/** Both sides of a list, as the register says it and as the cloud sums it. */
export type Sides<Entry> = readonly [register: readonly Entry[], cloud: readonly Entry[]];

/** A figure for each entry; what only one side has is 0 on the other. */
export const listFigures = <Entry>(
  figure: ClosingFigureName,
  [register, cloud]: Sides<Entry>,
  read: EntryReader<Entry>,
): ClosingFigure[] => {
  const [mine, theirs] = [amountsByKey(register, read), amountsByKey(cloud, read)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].map((key) => {
    const [one, other] = [mine.get(key), theirs.get(key)];
    const subject = one?.subject ?? other?.subject ?? key;
    return figureOf(figure, one?.amount ?? 0, other?.amount ?? 0, read.unit, subject);
  });
};

/** The same of a list that a register need not keep: it says nothing of it then, which is no difference. */
export const keptListFigures = <Entry>(
  figure: ClosingFigureName,
  sides: Sides<Entry>,
  read: EntryReader<Entry>,
): ClosingFigure[] => {
  const [register, cloud] = sides;
  if (register.length > 0 || cloud.length === 0) return listFigures(figure, sides, read);
  const sum = cloud.reduce((total, entry) => total + read.amountOf(entry), 0);
  return [figureOf(figure, null, sum, read.unit)];
};

function amountsByKey<Entry>(entries: readonly Entry[], read: EntryReader<Entry>): Map<string, Named> {
  const { keyOf, amountOf, subjectOf = keyOf } = read;
  const amounts = new Map<string, Named>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = amounts.get(key);
    const amount = (before?.amount ?? 0) + amountOf(entry);
    amounts.set(key, { subject: before?.subject ?? subjectOf(entry), amount });
  }
  return amounts;
}

/** A measured amount. */
export interface Quantity {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** What a figure has to hold. `of` names what is judged: the ratio to the yardstick, or the figure itself. */
export interface Limit {
  readonly of: 'ratio' | 'measured';
  readonly is: 'atLeast' | 'atMost';
  readonly floor: number;
  /** So much of the figure itself is enough, whatever the ratio, which is for slow days and slow machines. */
  readonly enough?: number;
  /** To be reached, not to be held. */
  readonly aim?: number;
}

/** One line of the result: what was measured, beside its yardstick from the same run. */
export interface Figure {
  readonly bench: string;
  readonly measured: Quantity;
  readonly yardstick?: Quantity;
  /**
   * Measured divided by yardstick, unless given: the median of the rounds' own ratios where rounds were run in turns,
   * since drifts of the machine hardly move that; or how many times faster.
   */
  readonly ratio?: number;
  /** Without a limit the figure only explains others. */
  readonly limit?: Limit;
  /** What a reader must know to judge it. */
  readonly note?: string;
}

export interface JudgedFigure extends Omit<Figure, 'ratio'> {
  readonly ratio: number | undefined;
  readonly outcome: 'reached' | 'held' | 'missed' | 'shown';
}

/** The figure with its ratio, and whether its floor is missed, held, or its aim reached too. */
export const judge = (figure: Figure): JudgedFigure => {
  const ratio = figure.ratio ?? (figure.yardstick && figure.measured.value / figure.yardstick.value);
  return { ...figure, ratio, outcome: outcomeOf(figure, ratio) };
};

function outcomeOf({ limit, measured }: Figure, ratio: number | undefined): JudgedFigure['outcome'] {
  if (!limit) return 'shown';
  if (limit.enough !== undefined && holds(limit, measured.value, limit.enough)) return 'reached';
  const value = limit.of === 'ratio' ? ratio : measured.value;
  if (value === undefined || !holds(limit, value, limit.floor)) return 'missed';
  return holds(limit, value, limit.aim ?? limit.floor) ? 'reached' : 'held';
}

function holds(limit: Limit, value: number, bound: number): boolean {
  return limit.is === 'atLeast' ? value >= bound : value <= bound;
}

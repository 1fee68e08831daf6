import { stayStep } from '../reports/index.ts';

/** Of fewer seatings chance says too much. */
export const fewestSeatings = 5;

/** How long tables were taken: how many seatings lie in which step of minutes. */
export interface Spread {
  readonly add: (minutes: number, seatings: number) => void;
  readonly seatings: () => number;
  /** Minutes after which a part of the seatings, 0 to 1, was over; null where they are too few to say. */
  readonly after: (part: number) => number | null;
}

export const createSpread = (): Spread => {
  const counts = new Map<number, number>();
  let whole = 0;
  return {
    add: (minutes, seatings) => {
      const step = Math.floor(minutes / stayStep);
      counts.set(step, (counts.get(step) ?? 0) + seatings);
      whole += seatings;
    },
    seatings: () => whole,
    after: (part) => (whole < fewestSeatings ? null : minutesAfter(counts, part * whole)),
  };
};

/** Within a step seatings are taken to end one after the other. */
function minutesAfter(counts: ReadonlyMap<number, number>, wanted: number): number {
  let [before, end] = [0, 0];
  for (const [step, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    if (before + count >= wanted) return Math.round((step + (wanted - before) / count) * stayStep);
    before += count;
    end = (step + 1) * stayStep;
  }
  return end;
}

import { useEffect, useState } from 'react';

/** Rows that one frame takes, also on a slow phone. */
const atOnce = 6;

interface Identified {
  readonly id: string;
}

interface Pieces<Row> {
  readonly rows: readonly Row[];
  /** So many of them show. */
  readonly done: number;
  /** What shows in the places behind those. */
  readonly before: readonly Row[];
}

/**
 * The rows of a list where others stood before: from the top down, a few in each frame, so that nobody's typing waits for
 * all of them to be drawn. The first ones, and few changes, show at once.
 */
export const usePieces = <Row extends Identified>(rows: readonly Row[]): readonly Row[] => {
  const [state, setState] = useState<Pieces<Row>>({ rows, done: rows.length, before: [] });
  const current = state.rows === rows ? state : replaced(state, rows);
  if (current !== state) setState(current);
  const isDone = current.done >= rows.length;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => setState({ ...current, done: current.done + atOnce }));
    return () => cancelAnimationFrame(frame);
  }, [current, isDone]);
  return shownOf(current);
};

function replaced<Row extends Identified>(pieces: Pieces<Row>, rows: readonly Row[]): Pieces<Row> {
  const before = shownOf(pieces);
  const known = new Set(before);
  const isSmall = rows.filter((row) => !known.has(row)).length <= atOnce;
  return isSmall || before.length === 0
    ? { rows, done: rows.length, before: [] }
    : { rows, done: atOnce, before };
}

function shownOf<Row extends Identified>({ rows, done, before }: Pieces<Row>): readonly Row[] {
  if (done >= rows.length) return rows;
  const first = rows.slice(0, done);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...before.slice(done).filter(({ id }) => !ids.has(id))];
}

import { type Box, middleOf } from './boxes.ts';

/**
 * Tables as one reads them: rows from top to bottom, each from left to right. A table belongs to the row of the highest
 * one as long as its middle lies beside that.
 */
export const readingOrder = <B extends Box>(boxes: readonly B[]): readonly B[] => {
  const byHeight = boxes
    .map((box, index) => ({ box, index, middle: middleOf(box) }))
    .toSorted((one, other) => one.middle.y - other.middle.y || one.middle.x - other.middle.x);
  const rows: (typeof byHeight)[] = [];
  for (const one of byHeight) {
    const first = rows.at(-1)?.[0];
    if (first && one.middle.y - first.middle.y <= first.box.length / 2) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) =>
    row
      .toSorted((one, other) => one.middle.x - other.middle.x || one.index - other.index)
      .map(({ box }) => box),
  );
};

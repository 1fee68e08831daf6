import {
  columnOf,
  defaultLayout,
  type ReceiptLayout,
  textOf,
} from '@tresen/domain/master-data/receipt-layouts';
import { expect, it } from 'vitest';
import { dropLine, type LinePlace } from './layout-edits.ts';

const layout: ReceiptLayout = {
  ...defaultLayout('receipt', 'CH'),
  blocks: {
    header: ['a', 'b', 'c'].map((one) => textOf(columnOf(one))),
    positions: [],
    footer: [],
    fiscal: [],
  },
};

const namesIn = ({ blocks }: ReceiptLayout) =>
  [blocks.header, blocks.positions].map((lines) =>
    lines.map((line) => (line.kind === 'text' ? line.columns[0]?.text : line.kind)).join(''),
  );

const at = (place: number, block: LinePlace['block'] = 'header'): LinePlace => ({ block, at: place });

it.each([
  ['before the first', at(2), at(0), ['cab', ''], at(0)],
  ['at the end of its block', at(0), at(3), ['bca', ''], at(2)],
  ['one further', at(0), at(2), ['bac', ''], at(1)],
  ['into an empty block', at(1), at(0, 'positions'), ['ac', 'b'], at(0, 'positions')],
])('CFG-02: a line that is pulled is let go %s', (_where, from, gap, names, to) => {
  const dropped = dropLine(layout, from, gap);
  expect(dropped && namesIn(dropped.layout)).toEqual(names);
  expect(dropped?.to).toEqual(to);
});

it.each([at(1), at(2)])('a line that is let go where it was stays, and there is nothing to undo', (gap) => {
  expect(dropLine(layout, at(1), gap)).toBeUndefined();
});

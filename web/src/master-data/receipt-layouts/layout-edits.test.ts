import {
  columnOf,
  defaultLayout,
  type ReceiptLayout,
  textOf,
} from '@tresen/domain/master-data/receipt-layouts';
import { expect, it } from 'vitest';
import { dropLine, type LinePlace, withPaper } from './layout-edits.ts';

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

const logo = { width: 8, height: 1, bits: 'ff' };
const kindsIn = ({ blocks }: ReceiptLayout) => blocks.header.map(({ kind }) => kind);

it('CFG-02: a logo is printed above the name of the company, and goes with its line', () => {
  const begun = defaultLayout('receipt', 'DE');
  const withLogo = withPaper(begun, { logo });
  expect(kindsIn(withLogo)).toEqual(['logo', ...kindsIn(begun)]);
  // Another picture stays where somebody has put the first.
  const moved = {
    ...withLogo,
    blocks: { ...begun.blocks, footer: [{ kind: 'logo', align: 'left' } as const] },
  };
  expect(withPaper(moved, { logo: { ...logo, bits: '0f' } }).blocks).toEqual(moved.blocks);
  expect(withPaper(moved, { logo: null }).blocks.footer).toEqual([]);
  expect(withPaper(withLogo, { logo: null })).toEqual(begun);
});

it('CFG-02: a logo becomes as narrow as the paper', () => {
  const wide = { width: 576, height: 3, bits: 'f'.repeat(432) };
  const begun = withPaper(defaultLayout('receipt', 'DE'), { logo: wide });
  expect(begun.logo).toEqual(wide);
  expect(withPaper(begun, { width: 32 }).logo).toEqual({ width: 384, height: 2, bits: 'f'.repeat(192) });
  expect(withPaper(begun, { width: 48 }).logo).toEqual(wide);
});

it('CFG-02: in Spain the logo stands below the code, which is above all else', () => {
  const header = kindsIn(withPaper(defaultLayout('receipt', 'ES'), { logo }));
  expect(header.indexOf('logo')).toBeGreaterThan(header.indexOf('code'));
});

it('CFG-02: on other paper head and positions are laid out anew, unless somebody has done that', () => {
  const begun = defaultLayout('receipt', 'AT');
  const narrow = withPaper(begun, { width: 24 });
  expect(narrow).toEqual(defaultLayout('receipt', 'AT', 24));
  expect(withPaper(narrow, { width: 42 })).toEqual(begun);
  expect(withPaper(withPaper(begun, { logo }), { width: 24 })).toEqual(withPaper(narrow, { logo }));
  expect(withPaper(layout, { width: 24 })).toEqual({ ...layout, width: 24 });
});

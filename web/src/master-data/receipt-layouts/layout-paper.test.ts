import {
  columnOf,
  defaultLayout,
  type ReceiptLayout,
  textOf,
} from '@tresen/domain/master-data/receipt-layouts';
import { expect, it } from 'vitest';
import { withPaper } from './layout-paper.ts';

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
  const own = {
    ...begun,
    blocks: { ...begun.blocks, header: [textOf(columnOf('a'))], positions: [] },
  };
  expect(withPaper(own, { width: 24 })).toEqual({ ...own, width: 24 });
});

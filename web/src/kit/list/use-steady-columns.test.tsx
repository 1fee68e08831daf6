import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteadyColumns } from './use-steady-columns.ts';

const widths: Readonly<Record<string, number>> = { Name: 320, Preis: 96.5 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLTableCellElement,
  ) {
    return { width: widths[this.textContent ?? ''] } as DOMRect;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Table = ({ isChanging }: { readonly isChanging: boolean }) => {
  const table = useRef<HTMLTableElement>(null);
  useSteadyColumns(table, isChanging);
  return (
    <table ref={table}>
      <thead>
        <tr>
          {Object.keys(widths).map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
    </table>
  );
};

const held = () => screen.getAllByRole('columnheader').map(({ style }) => style.inlineSize);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('columns keep their widths while rows change, and for a second after', () => {
  const { rerender } = render(<Table isChanging={false} />);
  expect(held()).toEqual(['', '']);
  rerender(<Table isChanging />);
  expect(screen.getByRole('table').style.tableLayout).toBe('fixed');
  expect(held()).toEqual(['320px', '96.5px']);
  rerender(<Table isChanging={false} />);
  pass(900);
  expect(held()).toEqual(['320px', '96.5px']);
  pass(400); // and until the browser is idle
  expect(held()).toEqual(['', '']);
  expect(screen.getByRole('table').style.tableLayout).toBe('');
});

it('what changes again meanwhile keeps the widths of before', () => {
  const { rerender } = render(<Table isChanging />);
  rerender(<Table isChanging={false} />);
  pass(900);
  rerender(<Table isChanging />);
  pass(5_000);
  expect(held()).toEqual(['320px', '96.5px']);
});

it('cards on phones have no columns', () => {
  const { rerender } = render(<Table isChanging={false} />);
  screen.getByRole('table').style.display = 'block';
  rerender(<Table isChanging />);
  expect(held()).toEqual(['', '']);
});

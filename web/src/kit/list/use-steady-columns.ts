import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../idle/index.ts';

/** Milliseconds after which somebody who types has stopped. */
const rest = 1_000;

/**
 * Columns keep their widths while rows take the places of others, and fit themselves to the new ones once that is over:
 * else every few new rows would have all rows laid out again, and the columns jump at every key of a search.
 */
export const useSteadyColumns = (table: RefObject<HTMLTableElement | null>, isChanging: boolean): void => {
  // Before the first new row is there: measuring the table as it stands costs nothing.
  useLayoutEffect(() => {
    if (isChanging && table.current) hold(table.current);
  }, [table, isChanging]);
  useEffect(() => {
    if (isChanging) return;
    const end = () => table.current && release(table.current);
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(end);
    }, rest);
    return () => callOff();
  }, [table, isChanging]);
};

function hold(table: HTMLTableElement): void {
  // On phones rows are cards.
  if (table.style.tableLayout === 'fixed' || getComputedStyle(table).display !== 'table') return;
  const heads = headsOf(table);
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  for (const [index, head] of heads.entries()) head.style.inlineSize = `${widths[index]}px`;
  table.style.tableLayout = 'fixed';
}

function headsOf({ tHead }: HTMLTableElement): readonly HTMLTableCellElement[] {
  return [...(tHead?.rows[0]?.cells ?? [])];
}

function release(table: HTMLTableElement): void {
  table.style.removeProperty('table-layout');
  for (const head of headsOf(table)) head.style.removeProperty('inline-size');
}

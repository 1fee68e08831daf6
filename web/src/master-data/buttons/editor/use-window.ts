import { type UIEvent, useState } from 'react';

/** Rows beside those in sight, so that a fast scroll shows none empty. */
const spare = 6;
/** Rows of a list whose height is not known yet. */
const firstRows = 30;

/** Which rows of a long list are in sight; the others are not drawn. */
export const useWindow = (count: number, rowSize: number) => {
  const [scroll, setScroll] = useState({ top: 0, height: firstRows * rowSize });
  const from = Math.max(0, Math.min(Math.floor(scroll.top / rowSize), count) - spare);
  const to = Math.min(count, Math.ceil((scroll.top + scroll.height) / rowSize) + spare);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setScroll({ top: currentTarget.scrollTop, height: currentTarget.clientHeight });
  return { from, to, onScroll };
};

/** Scrolls a list just so far that a row is in sight. */
export const showRow = (list: HTMLElement | null, index: number, rowSize: number): void => {
  if (!list) return;
  const [top, bottom] = [index * rowSize, (index + 1) * rowSize];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
};

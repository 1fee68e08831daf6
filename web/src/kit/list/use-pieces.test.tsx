import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePieces } from './use-pieces.ts';

const rowsOf = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${word}${index}` }));

let frames: Map<number, FrameRequestCallback>;
let asked = 0;
beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    asked += 1;
    frames.set(asked, draw);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

const draw = () =>
  act(() => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame(0);
  });

const show = (first: readonly { id: string }[]) => {
  const { result, rerender } = renderHook((rows) => usePieces(rows), { initialProps: first });
  return { ids: () => result.current.map(({ id }) => id).join(' '), replace: rerender };
};

describe('the rows of a list', () => {
  it('show all at once where none stood before', () => {
    expect(show(rowsOf('a', 20)).ids().split(' ')).toHaveLength(20);
    const list = show([]);
    list.replace(rowsOf('a', 20));
    expect(list.ids().split(' ')).toHaveLength(20);
  });

  it('take the places of others a few in each frame, from the top down', () => {
    const list = show(rowsOf('a', 14));
    list.replace(rowsOf('b', 14));
    expect(list.ids()).toBe('b0 b1 b2 b3 b4 b5 a6 a7 a8 a9 a10 a11 a12 a13');
    draw();
    expect(list.ids()).toBe('b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 a12 a13');
    draw();
    expect(list.ids()).toBe(
      rowsOf('b', 14)
        .map(({ id }) => id)
        .join(' '),
    );
  });

  it('never stand there twice, and those beyond the last one go', () => {
    const list = show(rowsOf('a', 10));
    list.replace([...rowsOf('b', 6), { id: 'a9' }, { id: 'c' }]);
    expect(list.ids()).toBe('b0 b1 b2 b3 b4 b5 a6 a7 a8 a9');
    draw();
    expect(list.ids()).toBe('b0 b1 b2 b3 b4 b5 a9 c');
  });

  it('change at once where few are others', () => {
    const rows = rowsOf('a', 30);
    const list = show(rows);
    list.replace([{ id: 'new' }, ...rows.slice(0, 29)]);
    expect(list.ids().split(' ')).toEqual(['new', ...rows.slice(0, 29).map(({ id }) => id)]);
  });

  it('follow the last search where another comes meanwhile', () => {
    const list = show(rowsOf('a', 14));
    list.replace(rowsOf('b', 14));
    list.replace(rowsOf('c', 14));
    expect(list.ids().startsWith('c0 c1 c2 c3 c4 c5 a6')).toBe(true);
    draw();
    draw();
    expect(list.ids()).toBe(
      rowsOf('c', 14)
        .map(({ id }) => id)
        .join(' '),
    );
  });
});

import type { LayoutBlock } from '@tresen/domain/master-data/receipt-layouts';
import { type PointerEvent, useRef } from 'react';
import { usePulls } from '../../kit/editor/index.ts';
import type { LinePlace } from './layout-edits.ts';
import type { LayoutWork } from './use-layout-work.ts';

/** Where a line may be let go: before the line of that place, or at the end of its block. */
interface Gap {
  readonly place: LinePlace;
  /** On the screen. */
  readonly y: number;
  readonly element: HTMLElement;
  readonly side: 'before' | 'after' | 'inside';
}

/** Pixels from the edge of the window within which it scrolls, and how far at each move. */
const scrolling = { edge: 72, step: 24 } as const;

/** Lines that are pulled by their handle, with a mouse or a finger, also into another block. Nothing renders meanwhile. */
export const useLinePulls = (work: LayoutWork) => {
  const area = useRef<HTMLDivElement>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    if (!line || work.isReadOnly) return undefined;
    let gap: Gap | undefined;
    const mark = (next: Gap | undefined) => {
      delete gap?.element.dataset.drop;
      gap = next;
      if (gap) gap.element.dataset.drop = gap.side;
    };
    const stop = () => {
      mark(undefined);
      delete line.dataset.pulled;
    };
    const pull = {
      move: ({ clientY }: PointerEvent<HTMLElement>) => {
        line.dataset.pulled = 'true';
        scrollAt(clientY);
        mark(nearest(gapsIn(area.current), clientY));
      },
      end: () => {
        const target = gap?.place;
        stop();
        if (target) work.drop(placeOf(line), target);
      },
      cancel: stop,
    };
    return { pull, click: () => undefined };
  };
  return { area, pulls: usePulls(area, begin) };
};

function lineOf(target: EventTarget): HTMLElement | null {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return handle?.closest<HTMLElement>('[data-line]') ?? null;
}

function placeOf({ dataset }: HTMLElement): LinePlace {
  return { block: dataset.block as LayoutBlock, at: Number(dataset.line) };
}

function gapsIn(area: HTMLElement | null): readonly Gap[] {
  return [...(area?.querySelectorAll<HTMLElement>('[data-lines]') ?? [])].flatMap((list): Gap[] => {
    const block = list.dataset.lines as LayoutBlock;
    const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')];
    const last = lines.at(-1);
    const before = lines.map((element, at): Gap => {
      return { place: { block, at }, y: element.getBoundingClientRect().top, element, side: 'before' };
    });
    const end = { block, at: lines.length };
    return [
      ...before,
      last
        ? { place: end, y: last.getBoundingClientRect().bottom, element: last, side: 'after' }
        : { place: end, y: list.getBoundingClientRect().top, element: list, side: 'inside' },
    ];
  });
}

function nearest(gaps: readonly Gap[], y: number): Gap | undefined {
  return gaps.reduce<Gap | undefined>(
    (best, gap) => (best && Math.abs(best.y - y) <= Math.abs(gap.y - y) ? best : gap),
    undefined,
  );
}

function scrollAt(y: number): void {
  if (y < scrolling.edge) window.scrollBy(0, -scrolling.step);
  else if (y > window.innerHeight - scrolling.edge) window.scrollBy(0, scrolling.step);
}

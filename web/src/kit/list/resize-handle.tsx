import type { KeyboardEvent, PointerEvent } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import styles from './list-table.module.css';

const texts = defineTexts(de, en);

/** Pixels. */
const bounds = { least: 64, max: 800, step: 16 } as const;

interface ResizeHandleProps {
  /** Of the column. */
  readonly name: string;
  /** Pixels; undefined while it is as wide as its content. */
  readonly width: number | undefined;
  readonly onResize: (width: number | null) => void;
}

/** The edge of a column: pulled, or moved with the arrows; a double click or Delete gives the width back. */
export const ResizeHandle = ({ name, width, onResize }: ResizeHandleProps) => {
  const t = useTexts(texts);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const head = headOf(event.currentTarget);
    if (steps !== undefined)
      onResize(inBounds((width ?? head.offsetWidth) + steps * along(head) * bounds.step));
    else if (event.key === 'Delete') onResize(null);
    else return;
    event.preventDefault();
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={t.widthOf(name)}
      aria-valuemin={bounds.least}
      aria-valuemax={bounds.max}
      aria-valuenow={width ?? bounds.least}
      aria-valuetext={width === undefined ? t.ownWidth : t.pixels(String(width))}
      tabIndex={0}
      className={styles.handle}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag(event, onResize)}
      onDoubleClick={() => onResize(null)}
    />
  );
};

function headOf(handle: HTMLElement): HTMLElement {
  return handle.closest('th') ?? handle;
}

function inBounds(width: number): number {
  return Math.round(Math.min(Math.max(width, bounds.least), bounds.max));
}

/** 1 where the line runs to the right, −1 where it runs to the left. */
function along(element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Follows the pointer and tells the width at its end; the column itself follows without rendering. */
function drag(event: PointerEvent<HTMLElement>, onResize: (width: number) => void): void {
  const handle = event.currentTarget;
  const head = headOf(handle);
  const [start, wide, sign] = [event.clientX, head.offsetWidth, along(head)];
  const widthAt = (x: number) => inBounds(wide + (x - start) * sign);
  const move = ({ clientX }: globalThis.PointerEvent) => {
    head.dataset.width = 'true';
    head.style.setProperty('--width', `${widthAt(clientX)}px`);
  };
  const end = ({ clientX }: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', move);
    if (clientX !== start) onResize(widthAt(clientX));
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', end, { once: true });
}

import { type Box, seatsAround } from '@tresen/domain/master-data/rooms/plan';
import { memo } from 'react';
import type { PlanTable } from './plan-table.ts';
import { placeStyle, type Scene } from './scene.ts';
import styles from './stage.module.css';
import { WarningMark } from './warning-mark.tsx';

/** Seats are drawn up to here around a table, in units of 10 cm. */
const around = 4;
const seatRadius = 1.9;

const Seats = memo(function Seats({
  width,
  length,
  shape,
  seats,
}: Pick<Box, 'width' | 'length' | 'shape'> & { readonly seats: number }) {
  const [w, l] = [width + 2 * around, length + 2 * around];
  const path = seatsAround({ width, length, shape }, seats).map(circle).join('');
  return (
    <svg
      className={styles.seats}
      viewBox={`${-w / 2} ${-l / 2} ${w} ${l}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});

interface TableShapeProps {
  readonly table: PlanTable;
  readonly isSelected: boolean;
  /** The one to which Tab leads. */
  readonly isCurrent: boolean;
  readonly label: string;
  readonly isMarked: boolean;
  readonly scene: Scene;
  readonly zoom: number;
}

/** A table in the plan. It renders only when something about it changes; while it is pulled, not at all. */
export const TableShape = memo(function TableShape({
  table,
  isSelected,
  isCurrent,
  label,
  isMarked,
  scene,
  zoom,
}: TableShapeProps) {
  const { key, number, name, width, length, shape, seats, isActive } = table;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.table}
      data-key={key}
      data-shape={shape}
      data-inactive={!isActive || undefined}
      data-marked={isMarked || undefined}
      style={placeStyle(table, scene, zoom)}
    >
      <Seats width={width} length={length} shape={shape} seats={seats} />
      <span className={styles.top} />
      <span className={styles.words} aria-hidden="true">
        <b>{number}</b> <small>{name}</small>
      </span>
      {isMarked && <WarningMark className={styles.mark} />}
    </button>
  );
});

function circle({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x - seatRadius} ${y}a${seatRadius} ${seatRadius} 0 1 0 ${2 * seatRadius} 0a${seatRadius} ${seatRadius} 0 1 0 ${-2 * seatRadius} 0`;
}

import { handles } from '@tresen/domain/master-data/rooms/plan';
import type { Ref } from 'react';
import type { PlanTable } from './plan-table.ts';
import { placeStyle, type Scene } from './scene.ts';
import styles from './stage.module.css';

interface HandlesProps {
  readonly table: PlanTable;
  readonly scene: Scene;
  readonly zoom: number;
  readonly ref: Ref<HTMLDivElement>;
}

/** Where a table is pulled at to size and turn it. For pointers only: the keys and the fields beside do the same. */
export const Handles = ({ table, scene, zoom, ref }: HandlesProps) => (
  <div ref={ref} className={styles.handles} style={placeStyle(table, scene, zoom)} aria-hidden="true">
    {handles.map((handle) => (
      <span key={handle} className={styles.handle} data-handle={handle} />
    ))}
    <span className={styles.turn} data-handle="turn" />
  </div>
);

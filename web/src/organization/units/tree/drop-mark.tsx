import type { CSSProperties } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import { unitTexts } from '../unit-texts.ts';
import styles from './tree.module.css';
import type { TreeRow } from './tree-rows.ts';
import { lineSize } from './use-shown-lines.ts';
import type { TreeDrag } from './use-tree-drag.ts';

interface DropMarkProps {
  readonly drag: TreeDrag;
  readonly rows: readonly TreeRow[];
}

/** Where the dragged unit would land, and its name at the pointer; in words why it cannot stand there. */
export const DropMark = ({ drag: { unit, drop, height }, rows }: DropMarkProps) => {
  const t = useTexts(unitTexts);
  const into = drop.isInside ? rows[drop.row]?.unit.name : undefined;
  const words = drop.fault ? t[drop.fault] : into === undefined ? unit.name : t.dropInto(into);
  return (
    <div aria-hidden="true">
      {!drop.isInside && !drop.fault && (
        <div
          className={styles.mark}
          style={{ insetBlockStart: drop.row * lineSize - 1, '--level': drop.level - 1 } as CSSProperties}
        />
      )}
      <div
        className={styles.ghost}
        data-fault={drop.fault !== undefined || undefined}
        style={{ insetBlockStart: height + 12 }}
      >
        {words}
      </div>
    </div>
  );
};

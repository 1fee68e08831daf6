import { AutoScroller, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import type { TreeUnit } from '../tree-unit.ts';
import { unitTexts } from '../unit-texts.ts';
import { DropMark } from './drop-mark.tsx';
import styles from './tree.module.css';
import type { TreeActions } from './tree-actions.ts';
import { lineId, TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import { lineSize, useShownLines } from './use-shown-lines.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeFocus } from './use-tree-focus.ts';
import { useTreeKeys } from './use-tree-keys.ts';

interface UnitTreeProps extends TreeActions {
  readonly units: readonly TreeUnit[];
  readonly rows: readonly TreeRow[];
  readonly onFold: (ids: readonly string[], isOpen: boolean) => void;
  readonly onMenu: (unit: TreeUnit, anchor: HTMLElement) => void;
}

// A handle is for nothing else, so a finger need not rest on it first. Our own keys move units, and our own mark shows
// where one would land.
const sensors = [PointerSensor.configure({ activationConstraints: () => undefined })];
const plugins = [AutoScroller, PreventSelection];

/**
 * The tree of units (ARIA tree pattern): flat lines of one size, of which only those in the window are drawn. Units are
 * moved by dragging, by keys, and by the menu's command.
 */
export const UnitTree = (props: UnitTreeProps) => {
  const { units, rows, onFold, onMenu, onMove } = props;
  const t = useTexts(unitTexts);
  const list = useRef<HTMLDivElement>(null);
  const { from, to } = useShownLines(list, rows.length);
  const { current, index: currentIndex, noteFocus, goTo } = useTreeFocus(rows);
  const openMenu = useSteady((id: string) => {
    const unit = units.find((one) => one.id === id);
    const anchor = document.getElementById(lineId(id))?.querySelector<HTMLElement>('[aria-haspopup]');
    if (unit && anchor) onMenu(unit, anchor);
  });
  const foldOne = useSteady((id: string, isOpen: boolean) => onFold([id], isOpen));
  const focusOne = useSteady(noteFocus);
  const { cut, onKeyDown } = useTreeKeys({ ...props, index: currentIndex, goTo, onMenu: openMenu });
  const { drag, ...dragging } = useTreeDrag({ list, units, rows, onMove });
  const draggedId = drag?.unit.id;
  const isShown = (id: string, index: number) =>
    (index >= from && index < to) || id === current || id === draggedId;
  return (
    <DragDropProvider sensors={sensors} plugins={plugins} {...dragging}>
      <div className={styles.frame} ref={list} style={{ blockSize: rows.length * lineSize }}>
        <div role="tree" aria-label={t.tree} tabIndex={-1} className={styles.tree} onKeyDown={onKeyDown}>
          {rows.map((row, index) =>
            isShown(row.unit.id, index) ? (
              <TreeLine
                key={row.unit.id}
                row={row}
                index={index}
                isCurrent={row.unit.id === current}
                isAway={row.unit.id === cut?.id || row.unit.id === draggedId}
                isTarget={drag?.drop.isInside === true && drag.drop.row === index && !drag.drop.fault}
                onFold={foldOne}
                onMenu={openMenu}
                onFocus={focusOne}
              />
            ) : null,
          )}
        </div>
        {drag && <DropMark drag={drag} rows={rows} />}
      </div>
      <p className={styles.cut} role="status">
        {cut ? t.cut(cut.name) : ''}
      </p>
    </DragDropProvider>
  );
};

/** The same function as long as the component lives, calling the newest one. */
function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

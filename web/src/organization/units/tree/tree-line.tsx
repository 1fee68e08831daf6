import { useDraggable } from '@dnd-kit/react';
import { unitStatus } from '@tresen/domain/organization/units';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../kit/i18n/index.ts';
import { ChevronRightIcon } from '../../../kit/icons/chevron-right.tsx';
import { DragIndicatorIcon } from '../../../kit/icons/drag-indicator.tsx';
import { MoreVertIcon } from '../../../kit/icons/more-vert.tsx';
import { UnitIcon } from '../unit-icon.tsx';
import { unitPath } from '../unit-path.ts';
import { UnitState } from '../unit-state.tsx';
import { unitTexts } from '../unit-texts.ts';
import styles from './tree.module.css';
import type { TreeRow } from './tree-rows.ts';
import { lineSize } from './use-shown-lines.ts';

/** What a line calls back, the same functions for all lines: only those that changed are drawn again. */
export interface LineActions {
  readonly onFold: (id: string, isOpen: boolean) => void;
  readonly onMenu: (id: string) => void;
  readonly onFocus: (id: string) => void;
}

interface TreeLineProps extends LineActions {
  readonly row: TreeRow;
  readonly index: number;
  readonly isCurrent: boolean;
  /** It was cut, or is being dragged. */
  readonly isAway: boolean;
  readonly isTarget: boolean;
}

/** The id of a line's element, by which the tree moves the focus. */
export const lineId = (unitId: string): string => `unit-${unitId}`;

/** A unit in the tree. */
export const TreeLine = memo(Line);

function Line({ row, index, isCurrent, isAway, isTarget, onFold, onMenu, onFocus }: TreeLineProps) {
  const t = useTexts(unitTexts);
  const { unit, level, place, siblings, isOpen } = row;
  const counts = useCounts(row);
  const { ref, handleRef } = useDraggable({ id: unit.id });
  return (
    <div
      ref={ref}
      id={lineId(unit.id)}
      role="treeitem"
      className={styles.line}
      style={
        { insetBlockStart: index * lineSize, blockSize: lineSize, '--level': level - 1 } as CSSProperties
      }
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      aria-label={useLineName(row, counts)}
      data-away={isAway || undefined}
      data-target={isTarget || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && onFocus(unit.id)}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests on the handle drags.
        if (!isWithinHandle(event.target)) onMenu(unit.id);
      }}
    >
      <span
        ref={handleRef}
        data-handle
        className={styles.handle}
        title={t.dragOf(unit.name)}
        aria-hidden="true"
      >
        <DragIndicatorIcon fontSize="small" />
      </span>
      <Chevron row={row} onFold={onFold} />
      <span className={styles.icon} title={t[unit.type]}>
        <UnitIcon type={unit.type} />
      </span>
      <span className={styles.words}>
        <Link to={unitPath(unit)} tabIndex={-1} className={styles.name}>
          {unit.name}
        </Link>{' '}
        <UnitState unit={unit} />
      </span>{' '}
      <span className={styles.counts}>{counts}</span>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        className={styles.more}
        aria-haspopup="menu"
        aria-label={t.actionsOf(unit.name)}
        onClick={() => onMenu(unit.id)}
      >
        <MoreVertIcon />
      </button>
    </div>
  );
}

/** How much is in a unit: "2 Filialen · 3 Kassen". */
function useCounts({ unit, registers, branches }: TreeRow): string {
  const t = useTexts(unitTexts);
  const words = [
    branches > 0 ? t.branchesBelow(branches) : '',
    registers > 0 || sells(unit.type) ? t.registers(registers) : '',
  ];
  return words.filter(Boolean).join(' · ');
}

function sells(type: string): boolean {
  return type === 'branch' || type === 'event';
}

/** What is heard of a line: first what is seen, in its order, then what icons and marks say. */
function useLineName({ unit }: TreeRow, counts: string): string {
  const t = useTexts(unitTexts);
  const isInactive = unit.status === unitStatus.inactive;
  const seen = [unit.name, isInactive ? t.inactive : '', counts].filter(Boolean).join(' ');
  const live = unit.isActive ? t.live : t.notLive;
  return [seen, t[unit.type], sells(unit.type) && !isInactive ? live : ''].filter(Boolean).join(', ');
}

function isWithinHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null;
}

function Chevron({ row: { unit, isOpen }, onFold }: Pick<TreeLineProps, 'row' | 'onFold'>) {
  const t = useTexts(unitTexts);
  if (isOpen === undefined) return <span className={styles.noChevron} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chevron}
      data-open={isOpen}
      aria-label={isOpen ? t.foldOf(unit.name) : t.unfoldOf(unit.name)}
      onClick={() => onFold(unit.id, !isOpen)}
    >
      <ChevronRightIcon className={isOpen ? undefined : 'points'} />
    </button>
  );
}

import Button from '@mui/material/Button';
import { alignments } from '@tresen/domain/master-data/rooms/plan';
import { memo } from 'react';
import { Tool, type ToolEntry, ToolMenu } from '../../../kit/editor/index.ts';
import { AddIcon as Add } from '../../../kit/icons/add.tsx';
import { AlignHorizontalLeftIcon as AlignHorizontalLeft } from '../../../kit/icons/align-horizontal-left.tsx';
import { DeleteOutlinedIcon as DeleteOutlined } from '../../../kit/icons/delete-outlined.tsx';
import { FitScreenIcon as FitScreen } from '../../../kit/icons/fit-screen.tsx';
import { Grid4x4Icon as Grid4x4 } from '../../../kit/icons/grid4x4.tsx';
import { KeyboardOutlinedIcon as KeyboardOutlined } from '../../../kit/icons/keyboard-outlined.tsx';
import { LibraryAddOutlinedIcon as LibraryAddOutlined } from '../../../kit/icons/library-add-outlined.tsx';
import { MoreVertIcon as MoreVert } from '../../../kit/icons/more-vert.tsx';
import { RedoIcon as Redo } from '../../../kit/icons/redo.tsx';
import { TuneIcon as Tune } from '../../../kit/icons/tune.tsx';
import { UndoIcon as Undo } from '../../../kit/icons/undo.tsx';
import { ViewWeekOutlinedIcon as ViewWeekOutlined } from '../../../kit/icons/view-week-outlined.tsx';
import { ZoomInIcon as ZoomIn } from '../../../kit/icons/zoom-in.tsx';
import { ZoomOutIcon as ZoomOut } from '../../../kit/icons/zoom-out.tsx';
import styles from './plan-editor.module.css';
import type { StageHandle } from './stage.tsx';
import type { PlanTools } from './use-plan-tools.ts';

interface PlanToolbarProps extends Omit<PlanTools, 'chosen' | 'step'> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Of the chosen tables. */
  readonly count: number;
  readonly stage: () => StageHandle | null;
  readonly isPhone: boolean;
  readonly onRow: () => void;
  readonly onDetails: () => void;
  readonly onHelp: () => void;
}

/** What can be done with the plan, for pointers and for whoever does not know the keys. On phones the most used. */
export const PlanToolbar = memo(function PlanToolbar({
  canUndo,
  canRedo,
  count,
  stage,
  isPhone,
  onRow,
  onDetails,
  onHelp,
  ...tools
}: PlanToolbarProps) {
  const { t } = tools;
  const added = (key: string | undefined) => {
    if (key !== undefined) requestAnimationFrame(() => stage()?.focusTable(key));
  };
  const arranging: readonly ToolEntry[] = [
    ...alignments.map((alignment) => ({ label: t[alignment], act: () => tools.align(alignment) })),
    ...(['across', 'down'] as const).map((direction) => ({
      label: t[direction],
      isDisabled: count < 3,
      act: () => tools.distribute(direction),
    })),
  ];
  const none = count === 0;
  const copying: readonly ToolEntry[] = [
    { label: t.duplicate, isDisabled: none, act: () => added(tools.duplicate()) },
    { label: t.row, isDisabled: count !== 1, act: onRow },
    { label: t.remove, isDisabled: none, act: tools.removeChosen },
  ];
  const viewing: readonly ToolEntry[] = [
    { label: t.selectAll, act: tools.selectAll },
    { label: t.snap, act: tools.toggleGrid },
    { label: t.zoomIn, act: () => stage()?.zoomIn() },
    { label: t.zoomOut, act: () => stage()?.zoomOut() },
    { label: t.fit, act: () => stage()?.fit() },
  ];
  const many = count > 1 ? arranging : [];
  return (
    <div role="toolbar" aria-label={t.tools} className={styles.toolbar}>
      {isPhone ? (
        <Tool label={t.add} icon={<Add />} onClick={() => added(tools.addTable())} />
      ) : (
        <Button variant="outlined" startIcon={<Add />} onClick={() => added(tools.addTable())}>
          {t.add}
        </Button>
      )}
      <Tool label={t.undo} icon={<Undo className="points" />} isDisabled={!canUndo} onClick={tools.undo} />
      <Tool label={t.redo} icon={<Redo className="points" />} isDisabled={!canRedo} onClick={tools.redo} />
      {isPhone ? (
        <>
          <Tool label={t.edit} icon={<Tune />} isDisabled={none} onClick={onDetails} />
          <Tool label={t.remove} icon={<DeleteOutlined />} isDisabled={none} onClick={tools.removeChosen} />
          <ToolMenu
            label={t.more}
            icon={<MoreVert />}
            entries={[...copying.slice(0, 2), ...many, ...viewing]}
          />
        </>
      ) : (
        <>
          <span className={styles.gap} />
          <Tool
            label={t.duplicate}
            icon={<LibraryAddOutlined />}
            isDisabled={none}
            onClick={() => added(tools.duplicate())}
          />
          <Tool label={t.row} icon={<ViewWeekOutlined />} isDisabled={count !== 1} onClick={onRow} />
          <Tool label={t.remove} icon={<DeleteOutlined />} isDisabled={none} onClick={tools.removeChosen} />
          <ToolMenu
            label={t.arrange}
            icon={<AlignHorizontalLeft />}
            isDisabled={count < 2}
            entries={arranging}
          />
          <span className={styles.gap} />
          <Tool label={t.snap} icon={<Grid4x4 />} isOn={tools.hasGrid} onClick={tools.toggleGrid} />
          <Tool label={t.zoomOut} icon={<ZoomOut />} onClick={() => stage()?.zoomOut()} />
          <Tool label={t.zoomIn} icon={<ZoomIn />} onClick={() => stage()?.zoomIn()} />
          <Tool label={t.fit} icon={<FitScreen />} onClick={() => stage()?.fit()} />
          <Tool label={t.keys} icon={<KeyboardOutlined />} onClick={onHelp} />
        </>
      )}
    </div>
  );
});

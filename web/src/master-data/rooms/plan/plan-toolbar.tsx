import Button from '@mui/material/Button';
import { alignments } from '@tresen/domain/master-data/rooms/plan';
import { memo } from 'react';
import { Tool, type ToolEntry, ToolMenu } from '../../../kit/editor/index.ts';
import { AddIcon } from '../../../kit/icons/add.tsx';
import { AlignHorizontalLeftIcon } from '../../../kit/icons/align-horizontal-left.tsx';
import { DeleteOutlinedIcon } from '../../../kit/icons/delete-outlined.tsx';
import { FitScreenIcon } from '../../../kit/icons/fit-screen.tsx';
import { Grid4x4Icon } from '../../../kit/icons/grid4x4.tsx';
import { KeyboardOutlinedIcon } from '../../../kit/icons/keyboard-outlined.tsx';
import { LibraryAddOutlinedIcon } from '../../../kit/icons/library-add-outlined.tsx';
import { MoreVertIcon } from '../../../kit/icons/more-vert.tsx';
import { RedoIcon } from '../../../kit/icons/redo.tsx';
import { TuneIcon } from '../../../kit/icons/tune.tsx';
import { UndoIcon } from '../../../kit/icons/undo.tsx';
import { ViewWeekOutlinedIcon } from '../../../kit/icons/view-week-outlined.tsx';
import { ZoomInIcon } from '../../../kit/icons/zoom-in.tsx';
import { ZoomOutIcon } from '../../../kit/icons/zoom-out.tsx';
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
        <Tool label={t.add} icon={<AddIcon />} onClick={() => added(tools.addTable())} />
      ) : (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => added(tools.addTable())}>
          {t.add}
        </Button>
      )}
      <Tool
        label={t.undo}
        icon={<UndoIcon className="points" />}
        isDisabled={!canUndo}
        onClick={tools.undo}
      />
      <Tool
        label={t.redo}
        icon={<RedoIcon className="points" />}
        isDisabled={!canRedo}
        onClick={tools.redo}
      />
      {isPhone ? (
        <>
          <Tool label={t.edit} icon={<TuneIcon />} isDisabled={none} onClick={onDetails} />
          <Tool
            label={t.remove}
            icon={<DeleteOutlinedIcon />}
            isDisabled={none}
            onClick={tools.removeChosen}
          />
          <ToolMenu
            label={t.more}
            icon={<MoreVertIcon />}
            entries={[...copying.slice(0, 2), ...many, ...viewing]}
          />
        </>
      ) : (
        <>
          <span className={styles.gap} />
          <Tool
            label={t.duplicate}
            icon={<LibraryAddOutlinedIcon />}
            isDisabled={none}
            onClick={() => added(tools.duplicate())}
          />
          <Tool label={t.row} icon={<ViewWeekOutlinedIcon />} isDisabled={count !== 1} onClick={onRow} />
          <Tool
            label={t.remove}
            icon={<DeleteOutlinedIcon />}
            isDisabled={none}
            onClick={tools.removeChosen}
          />
          <ToolMenu
            label={t.arrange}
            icon={<AlignHorizontalLeftIcon />}
            isDisabled={count < 2}
            entries={arranging}
          />
          <span className={styles.gap} />
          <Tool label={t.snap} icon={<Grid4x4Icon />} isOn={tools.hasGrid} onClick={tools.toggleGrid} />
          <Tool label={t.zoomOut} icon={<ZoomOutIcon />} onClick={() => stage()?.zoomOut()} />
          <Tool label={t.zoomIn} icon={<ZoomInIcon />} onClick={() => stage()?.zoomIn()} />
          <Tool label={t.fit} icon={<FitScreenIcon />} onClick={() => stage()?.fit()} />
          <Tool label={t.keys} icon={<KeyboardOutlinedIcon />} onClick={onHelp} />
        </>
      )}
    </div>
  );
});

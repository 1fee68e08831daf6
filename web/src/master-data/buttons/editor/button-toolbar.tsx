import { cellKey } from '@tresen/domain/master-data/buttons/grid';
import { memo, type ReactNode } from 'react';
import { Tool, type ToolEntry, ToolMenu } from '../../../kit/editor/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { AutoFixHighIcon } from '../../../kit/icons/auto-fix-high.tsx';
import { DashboardCustomizeOutlinedIcon } from '../../../kit/icons/dashboard-customize-outlined.tsx';
import { DeleteOutlinedIcon } from '../../../kit/icons/delete-outlined.tsx';
import { Grid4x4Icon } from '../../../kit/icons/grid4x4.tsx';
import { InsightsIcon } from '../../../kit/icons/insights.tsx';
import { KeyboardOutlinedIcon } from '../../../kit/icons/keyboard-outlined.tsx';
import { MoreVertIcon } from '../../../kit/icons/more-vert.tsx';
import { RedoIcon } from '../../../kit/icons/redo.tsx';
import { TuneIcon } from '../../../kit/icons/tune.tsx';
import { UndoIcon } from '../../../kit/icons/undo.tsx';
import { ViewModuleOutlinedIcon } from '../../../kit/icons/view-module-outlined.tsx';
import { VisibilityOutlinedIcon } from '../../../kit/icons/visibility-outlined.tsx';
import styles from './button-editor.module.css';
import { buttonTexts } from './buttons-texts.ts';
import type { GridState } from './grid-state.ts';
import type { ButtonTools } from './use-button-tools.ts';

/** Dialogs of the editor. */
export type ButtonDialog = 'layout' | 'presets' | 'autofill' | 'copyLayer' | 'preview' | 'keys';

interface ButtonToolbarProps {
  readonly state: GridState;
  readonly tools: ButtonTools;
  readonly isPhone: boolean;
  readonly isWide: boolean;
  readonly onWide: () => void;
  /** Sales show. */
  readonly isHeat: boolean;
  readonly onHeat: () => void;
  readonly onDialog: (dialog: ButtonDialog) => void;
  readonly onLook: () => void;
}

/** What can be done with the buttons, for pointers and for whoever does not know the keys. */
export const ButtonToolbar = memo(function ButtonToolbar(props: ButtonToolbarProps) {
  const { state, tools, isPhone, isWide, onWide, isHeat, onHeat, onDialog, onLook } = props;
  const t = useTexts(buttonTexts);
  const { past, future, present } = state.history;
  const { layer } = state.cursor;
  const none = tools.chosen.length === 0;
  const entries: readonly ToolEntry[] = [
    { label: t.copy, isDisabled: none, act: () => tools.copy(tools.chosen) },
    { label: t.paste, act: () => tools.paste(state.cursor) },
    {
      label: t.selectAll,
      act: () => tools.select(present.mappings.filter((one) => one.layer === layer).map(cellKey)),
    },
    { label: t.copyLayer, isDisabled: present.layout.layers < 2, act: () => onDialog('copyLayer') },
  ];
  const large: readonly (ToolEntry & { readonly icon: ReactNode })[] = [
    { label: t.layout, icon: <Grid4x4Icon />, act: () => onDialog('layout') },
    { label: t.presets, icon: <DashboardCustomizeOutlinedIcon />, act: () => onDialog('presets') },
    { label: t.autofill, icon: <AutoFixHighIcon />, act: () => onDialog('autofill') },
    { label: t.preview, icon: <VisibilityOutlinedIcon />, act: () => onDialog('preview') },
  ];
  const heat = { label: isHeat ? t.hideHeat : t.showHeat, act: onHeat };
  return (
    <div role="toolbar" aria-label={t.tools} className={styles.toolbar}>
      <Tool
        label={t.undo}
        icon={<UndoIcon className="points" />}
        isDisabled={past.length === 0}
        onClick={tools.undo}
      />
      <Tool
        label={t.redo}
        icon={<RedoIcon className="points" />}
        isDisabled={future.length === 0}
        onClick={tools.redo}
      />
      <Tool
        label={t.remove}
        icon={<DeleteOutlinedIcon />}
        isDisabled={none}
        onClick={() => tools.remove(tools.chosen)}
      />
      {isPhone && <Tool label={t.look} icon={<TuneIcon />} isDisabled={none} onClick={onLook} />}
      <span className={styles.gap} />
      {!isPhone &&
        large.map(({ label, icon, act }) => <Tool key={label} label={label} icon={icon} onClick={act} />)}
      {!isPhone && <Tool label={t.showHeat} icon={<InsightsIcon />} isOn={isHeat} onClick={onHeat} />}
      {!isPhone && present.layout.layers > 1 && (
        <Tool label={t.sideBySide} icon={<ViewModuleOutlinedIcon />} isOn={isWide} onClick={onWide} />
      )}
      {!isPhone && <Tool label={t.keys} icon={<KeyboardOutlinedIcon />} onClick={() => onDialog('keys')} />}
      <ToolMenu
        label={t.more}
        icon={<MoreVertIcon />}
        entries={isPhone ? [...large, heat, ...entries] : entries}
      />
    </div>
  );
});

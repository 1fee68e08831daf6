import AutoFixHigh from '@mui/icons-material/AutoFixHigh';
import DashboardCustomize from '@mui/icons-material/DashboardCustomizeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Grid4x4 from '@mui/icons-material/Grid4x4';
import Insights from '@mui/icons-material/Insights';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Redo from '@mui/icons-material/Redo';
import Tune from '@mui/icons-material/Tune';
import Undo from '@mui/icons-material/Undo';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { cellKey } from '@tresen/domain/master-data/buttons/grid';
import { memo, type ReactNode } from 'react';
import { Tool, type ToolEntry, ToolMenu } from '../../../kit/editor/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
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
    { label: t.layout, icon: <Grid4x4 />, act: () => onDialog('layout') },
    { label: t.presets, icon: <DashboardCustomize />, act: () => onDialog('presets') },
    { label: t.autofill, icon: <AutoFixHigh />, act: () => onDialog('autofill') },
    { label: t.preview, icon: <VisibilityOutlined />, act: () => onDialog('preview') },
  ];
  const heat = { label: isHeat ? t.hideHeat : t.showHeat, act: onHeat };
  return (
    <div role="toolbar" aria-label={t.tools} className={styles.toolbar}>
      <Tool
        label={t.undo}
        icon={<Undo className="points" />}
        isDisabled={past.length === 0}
        onClick={tools.undo}
      />
      <Tool
        label={t.redo}
        icon={<Redo className="points" />}
        isDisabled={future.length === 0}
        onClick={tools.redo}
      />
      <Tool
        label={t.remove}
        icon={<DeleteOutlined />}
        isDisabled={none}
        onClick={() => tools.remove(tools.chosen)}
      />
      {isPhone && <Tool label={t.look} icon={<Tune />} isDisabled={none} onClick={onLook} />}
      <span className={styles.gap} />
      {!isPhone &&
        large.map(({ label, icon, act }) => <Tool key={label} label={label} icon={icon} onClick={act} />)}
      {!isPhone && <Tool label={t.showHeat} icon={<Insights />} isOn={isHeat} onClick={onHeat} />}
      {!isPhone && present.layout.layers > 1 && (
        <Tool label={t.sideBySide} icon={<ViewModule />} isOn={isWide} onClick={onWide} />
      )}
      {!isPhone && <Tool label={t.keys} icon={<KeyboardOutlined />} onClick={() => onDialog('keys')} />}
      <ToolMenu
        label={t.more}
        icon={<MoreVert />}
        entries={isPhone ? [...large, heat, ...entries] : entries}
      />
    </div>
  );
});

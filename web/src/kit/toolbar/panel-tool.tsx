import { usePanel } from '../panel-drawer/index.ts';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';

interface PanelToolProps extends Pick<ToolButtonProps, 'label' | 'icon' | 'mark'> {
  /** Value of the address's parameter: quick, notifications, settings, shortcuts. */
  readonly panel: string;
  /** Loads the panel's code while the pointer is still on its way to the click. */
  readonly onIntent?: () => void;
}

/** A tool that opens a panel, and closes it at the second click (SHL-60). */
export const PanelTool = ({ panel, onIntent, ...tool }: PanelToolProps) => {
  const { isOpen, toggle } = usePanel(panel);
  return (
    <ToolButton
      {...tool}
      aria-expanded={isOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={toggle}
    />
  );
};

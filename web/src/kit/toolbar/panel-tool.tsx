import { useAddress } from '../address/index.ts';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';

/** Parameter of the address that names the open panel, such as `?panel=quick`. */
export const panelParam = 'panel';

interface PanelToolProps extends Pick<ToolButtonProps, 'label' | 'icon' | 'mark'> {
  /** Value of the parameter: quick, notifications, settings, shortcuts. */
  readonly panel: string;
  /** Loads the panel's code while the pointer is still on its way to the click. */
  readonly onIntent?: () => void;
}

/** A tool that opens a panel, and closes it at the second click (SHL-60). */
export const PanelTool = ({ panel, onIntent, ...tool }: PanelToolProps) => {
  const { params, change } = useAddress();
  const isOpen = params.get(panelParam) === panel;
  return (
    <ToolButton
      {...tool}
      aria-expanded={isOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => change({ [panelParam]: isOpen ? null : panel })}
    />
  );
};

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ToolButton } from './tool-button.tsx';

// Opened by a click, so it need not weigh on the first view.
const loadMenu = () => import('@mui/material/Menu');
const Menu = lazy(loadMenu);

interface ToolMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entries; `close` ends the menu after one was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A tool that opens a menu. */
export const ToolMenu = ({ label, icon, children }: ToolMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        onPointerEnter={() => void loadMenu()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Menu anchorEl={anchor} open onClose={close}>
            {children(close)}
          </Menu>
        </Suspense>
      )}
    </>
  );
};

import { lazy, type ReactNode, Suspense } from 'react';
import { ToolButton } from './tool-button.tsx';
import { useAnchor } from './use-anchor.ts';

const Menu = lazy(loadMenu);

/** Loads what menus need, before the first one is opened: the way out must work without a connection. */
export const preloadToolMenu = (): void => void loadMenu().catch(() => undefined);

interface ToolMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entries; `close` ends the menu after one was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A tool that opens a menu. */
export const ToolMenu = ({ label, icon, children }: ToolMenuProps) => {
  const { anchor, close, openAt, preload } = useAnchor(loadMenu);
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        onPointerEnter={preload}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => openAt(event.currentTarget)}
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

// Opened by a click, so it need not weigh on the first view.
function loadMenu() {
  return import('@mui/material/Menu');
}

import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './shell.module.css';

// Opened by a click, so it need not weigh on the first view.
const loadMenu = () => import('@mui/material/Menu');
const Menu = lazy(loadMenu);

interface ToolbarMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entries; `close` ends the menu after one was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu. */
export const ToolbarMenu = ({ label, icon, children }: ToolbarMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        title={label}
        onPointerEnter={() => void loadMenu()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </button>
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

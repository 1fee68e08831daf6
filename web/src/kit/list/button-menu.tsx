import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { MoreVertIcon } from '../icons/more-vert.tsx';
import { useAnchor } from '../toolbar/index.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';

const texts = defineTexts(de, en);
const Menu = lazy(loadMenu);

interface ButtonMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entries (MenuItem); `close` ends the menu after one was chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a menu. */
export const ButtonMenu = ({ label, icon, children }: ButtonMenuProps) => {
  const { anchor, close, openAt, preload } = useAnchor(loadMenu);
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        onPointerEnter={preload}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => openAt(event.currentTarget)}
      >
        {label}
      </Button>
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

/** What else a list can do: export, import, and whatever its page gives. */
export const MoreMenu = ({ children }: Pick<ButtonMenuProps, 'children'>) => {
  const t = useTexts(texts);
  return (
    <ButtonMenu label={t.more} icon={<MoreVertIcon />}>
      {children}
    </ButtonMenu>
  );
};

function loadMenu() {
  return import('@mui/material/Menu');
}

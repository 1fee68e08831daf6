import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { defaultProjectName } from '@tresen/domain/shop/cart';
import { lazy, Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { MoreVertIcon } from '../../kit/icons/more-vert.tsx';
import { FailedDialog } from '../../kit/states/index.ts';
import { useAnchor } from '../../kit/toolbar/index.ts';
import { cartTexts } from './cart-texts.ts';
import { leaveDraft } from './drafts.ts';
import { useCart } from './use-cart.ts';

const Menu = lazy(loadMenu);

const dialogs = {
  saveAs: optional(() => import('./save-as-dialog.tsx').then((module) => module.SaveAsDialog), FailedDialog),
  drafts: optional(() => import('./drafts-dialog.tsx').then((module) => module.DraftsDialog), FailedDialog),
  clear: optional(() => import('./clear-dialog.tsx').then((module) => module.ClearDialog), FailedDialog),
} as const;
type DialogName = keyof typeof dialogs;

/** What can be done with the cart as a whole: keep it as a draft, open one, empty it (SHP-29 to SHP-32). */
export const CartMenu = () => {
  const t = useTexts(cartTexts);
  const { lines, project } = useCart();
  const { anchor, close, openAt, preload } = useAnchor(loadMenu);
  const [dialog, setDialog] = useState<DialogName>();
  const isNamed = project.name !== defaultProjectName;
  const open = (name: DialogName) => () => {
    close();
    setDialog(name);
  };
  const leave = () => {
    close();
    leaveDraft();
  };
  const Dialog = dialog && dialogs[dialog];
  return (
    <>
      <IconButton
        aria-label={t.actions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onClick={(event) => openAt(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Menu anchorEl={anchor} open onClose={close}>
            <MenuItem disabled={lines.length === 0} onClick={open('saveAs')}>
              {t.saveAs}
            </MenuItem>
            <MenuItem onClick={open('drafts')}>{t.drafts}</MenuItem>
            {/* A draft stays as it was saved; only what has no name would be lost (SHP-29, SHP-30). */}
            <MenuItem disabled={lines.length === 0 && !isNamed} onClick={isNamed ? leave : open('clear')}>
              {t.clear}
            </MenuItem>
          </Menu>
        </Suspense>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
};

function loadMenu() {
  return import('@mui/material/Menu');
}

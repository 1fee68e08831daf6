import Drawer from '@mui/material/Drawer';
import { useTexts } from '../../kit/i18n/index.ts';
import { schemeAttributes, useSchemes } from '../../kit/settings/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './menu.module.css';
import { MenuFoot } from './menu-foot.tsx';
import { MenuHead } from './menu-head.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuProps } from './menu-props.ts';

export interface SmallMenuProps extends MenuProps {
  readonly onClose: () => void;
}

/** The menu of small screens: a drawer of 280 px over the page, closed by whatever is chosen (SHL-10, SHL-11). */
export const SmallMenu = ({ onClose, ...menu }: SmallMenuProps) => {
  const t = useTexts(shellTexts);
  const { navbar } = useSchemes();
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { ...schemeAttributes(navbar), className: styles.small ?? '' } }}
    >
      <nav className={styles.whole} aria-label={t.menu}>
        <MenuHead isOpen label={t.closeMenu} onToggle={onClose} />
        <MenuList {...menu} onOpen={onClose} />
        <MenuFoot />
      </nav>
    </Drawer>
  );
};

import MenuIcon from '@mui/icons-material/Menu';
import { useTexts } from '../../kit/i18n/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import { shellTexts } from '../shell-texts.ts';
import { UserMenu } from '../user-menu.tsx';
import styles from './menu-fab.module.css';

/** Without a toolbar: the ways to the menu and to one's settings float at the page's corner, so that nobody is lost. */
export const MenuFab = ({ onMenu }: { readonly onMenu?: () => void }) => {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.fab}>
      {onMenu && <ToolButton label={t.openMenu} icon={<MenuIcon />} onClick={onMenu} />}
      <UserMenu />
    </div>
  );
};

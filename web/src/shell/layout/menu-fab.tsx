import { useTexts } from '../../kit/i18n/index.ts';
import { MenuIcon } from '../../kit/icons/menu.tsx';
import { SearchIcon } from '../../kit/icons/search.tsx';
import { PanelTool, ToolButton } from '../../kit/toolbar/index.ts';
import { preloadSearch, searchToolTexts } from '../search/index.ts';
import { shellTexts } from '../shell-texts.ts';
import { UserMenu } from '../user-menu.tsx';
import styles from './menu-fab.module.css';

/** Without a toolbar: the ways to the menu, the search and one's settings float at the page's corner, so that nobody is lost. */
export const MenuFab = ({ onMenu }: { readonly onMenu?: () => void }) => {
  const t = useTexts(shellTexts);
  const { search } = useTexts(searchToolTexts);
  return (
    <div className={styles.fab}>
      {onMenu && <ToolButton label={t.openMenu} icon={<MenuIcon />} onClick={onMenu} />}
      <PanelTool panel="search" label={search} icon={<SearchIcon />} onIntent={preloadSearch} />
      <UserMenu />
    </div>
  );
};

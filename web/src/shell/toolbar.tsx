import { NotificationsTool } from '../content/notifications/index.ts';
import { useTexts } from '../kit/i18n/index.ts';
import { MenuIcon } from '../kit/icons/menu.tsx';
import { schemeAttributes, useSchemes } from '../kit/settings/index.ts';
import { ToolButton } from '../kit/toolbar/index.ts';
import { SyncTool } from '../master-data/sync/index.ts';
import { CartTool } from '../shop/cart/index.ts';
import { LiveBadge } from './live-badge.tsx';
import { MoreTools } from './more-tools.tsx';
import { QuickPanelTool } from './quick-panel/index.ts';
import { SearchTool } from './search/index.ts';
import { SettingsTool } from './settings-drawer/index.ts';
import { shellTexts } from './shell-texts.ts';
import { ShortcutLinks, ShortcutsTool } from './shortcuts/index.ts';
import styles from './toolbar.module.css';
import { FontSizeTool, FullscreenTool, LanguageTool } from './tools/index.ts';
import { UserMenu } from './user-menu.tsx';

/**
 * The bar on top. The search stands before the live badge and what registers do not have yet, which come and go: left
 * of all that stays, they move nothing. Among `MoreTools`, which a phone lists behind one button, stand language, font
 * size, fullscreen, shortcuts, quick panel and settings, in this order; after them what a phone has in the bar, too:
 * the cart, notifications and the user menu (SHL-21 to SHL-28).
 * `onMenu` opens the menu where none stands beside the page.
 */
export const Toolbar = ({ onMenu }: { readonly onMenu?: () => void }) => {
  const t = useTexts(shellTexts);
  const { toolbar } = useSchemes();
  return (
    <header {...schemeAttributes(toolbar)} className={`frame-toolbar ${styles.toolbar}`}>
      {onMenu && <ToolButton label={t.openMenu} icon={<MenuIcon />} onClick={onMenu} />}
      <SearchTool />
      <LiveBadge />
      <SyncTool />
      <ShortcutLinks />
      <MoreTools>
        <LanguageTool />
        <FontSizeTool />
        <FullscreenTool />
        <ShortcutsTool />
        <QuickPanelTool />
        <SettingsTool />
      </MoreTools>
      <CartTool />
      <NotificationsTool />
      <UserMenu />
    </header>
  );
};

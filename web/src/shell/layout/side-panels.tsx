import { Link } from 'react-router';
import { NotificationsTool } from '../../content/notifications/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { schemeAttributes, useSchemes } from '../../kit/settings/index.ts';
import type { NavigationItem } from '../navigation-nodes.ts';
import { QuickPanelTool } from '../quick-panel/index.ts';
import { SettingsTool } from '../settings-drawer/index.ts';
import { shellTexts } from '../shell-texts.ts';
import { ShortcutsTool } from '../shortcuts/index.ts';
import styles from './side-panels.module.css';

interface ShortcutProps {
  readonly page: NavigationItem;
  readonly isCurrent: boolean;
}

interface LeftPanelProps {
  readonly pages: readonly NavigationItem[];
  readonly current: NavigationItem | undefined;
}

/** The panel beside the menu, 56 px: the starred pages, and the way to star others (SHL-12, SHL-20). */
export const LeftPanel = ({ pages, current }: LeftPanelProps) => {
  const t = useTexts(shellTexts);
  const { navbar } = useSchemes();
  const starred = useProfile()?.data.shortcuts ?? [];
  const shown = starred.flatMap((id) => pages.filter((page) => page.id === id));
  return (
    <nav {...schemeAttributes(navbar)} className={`frame-left ${styles.panel}`} aria-label={t.shortcuts}>
      <div className={styles.tools}>
        {shown.map((page) => (
          <Shortcut key={page.id} page={page} isCurrent={page === current} />
        ))}
        <ShortcutsTool />
      </div>
    </nav>
  );
};

/** The panel at the end of the page, 56 px: what opens and closes the panels (SHL-12, SHL-20, SHL-60). */
export const RightPanel = () => {
  const t = useTexts(shellTexts);
  const { toolbar } = useSchemes();
  return (
    <aside {...schemeAttributes(toolbar)} className={`frame-right ${styles.panel}`} aria-label={t.panels}>
      <div className={styles.tools}>
        <QuickPanelTool />
        <NotificationsTool />
        <SettingsTool />
      </div>
    </aside>
  );
};

function Shortcut({ page: { id, icon: Icon, url }, isCurrent }: ShortcutProps) {
  const t = useTexts(shellTexts);
  return (
    <Link
      to={url}
      className={styles.shortcut ?? ''}
      aria-label={t.items[id]}
      aria-current={isCurrent ? 'page' : undefined}
      title={t.items[id]}
    >
      <Icon />
    </Link>
  );
}

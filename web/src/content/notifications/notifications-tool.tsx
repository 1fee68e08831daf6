import { useInfiniteQuery } from '@tanstack/react-query';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { NotificationsOutlinedIcon } from '../../kit/icons/notifications-outlined.tsx';
import { usePageStands } from '../../kit/idle/index.ts';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { notificationsQuery } from './notifications.queries.ts';
import { de } from './notifications-tool.de.ts';
import { en } from './notifications-tool.en.ts';

// The button stands on every page; the other texts come with the panel.
const texts = defineTexts(de, en);

/** Opens and closes the notification panel; a dot says that something lasts that was not put away (SHL-28). */
export const NotificationsTool = () => {
  const t = useTexts(texts);
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: usePageStands() });
  const unread = data?.unread ?? 0;
  return (
    <PanelTool
      panel="notifications"
      label={t.tool(unread)}
      icon={<NotificationsOutlinedIcon />}
      mark={unread > 0 ? 'dot' : undefined}
      onIntent={loadPanel}
    />
  );
};

function loadPanel() {
  return void import('./notifications-panel.tsx');
}

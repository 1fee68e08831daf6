import { useQuery } from '@tanstack/react-query';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { CloudSyncOutlinedIcon } from '../../kit/icons/cloud-sync-outlined.tsx';
import { usePageStands } from '../../kit/idle/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { openChangeCountQuery } from './sync-count.query.ts';
import { de } from './sync-tool.de.ts';
import { en } from './sync-tool.en.ts';

// The sign stands on every page; the other texts come with the panel.
const texts = defineTexts(de, en);

/**
 * Says how many changes of master data are saved and not yet on every register, and opens their list. There is none
 * while everything is everywhere, and for people without master data.
 */
export const SyncTool = () => {
  const t = useTexts(texts);
  const { isOpen } = usePanel('sync');
  const isAllowed = useMayOpen('/manage/data/overview');
  const isStanding = usePageStands();
  const { data } = useQuery({ ...openChangeCountQuery, enabled: isAllowed && isStanding });
  const { count = 0, isMore = false } = data ?? {};
  // The panel gives the focus back to this button.
  if (!isAllowed || (count === 0 && !isOpen)) return null;
  return (
    <PanelTool
      panel="sync"
      label={t.tool(isMore ? t.more(count) : String(count), count === 1)}
      icon={<CloudSyncOutlinedIcon />}
      mark={count}
      onIntent={loadPanel}
    />
  );
};

function loadPanel() {
  return void import('./sync-panel.tsx');
}

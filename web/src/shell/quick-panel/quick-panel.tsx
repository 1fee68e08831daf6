import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { LatestNews } from './latest-news.tsx';
import { NextEvents } from './next-events.tsx';
import { quickPanelQuery } from './quick-panel.queries.ts';
import { quickPanelTexts } from './quick-panel-texts.ts';
import { QuickSettings } from './quick-settings.tsx';
import { Today } from './today.tsx';

/** Milliseconds after which the device knows better what day it is than what was heard from the server. */
const dayHolds = 60_000;

/** Today's date, what comes next, the latest news and quick settings at the end of any page (SHL-34 to SHL-40). */
export const QuickPanel = () => {
  const t = useTexts(quickPanelTexts);
  const { data, isError, dataUpdatedAt } = useQuery(quickPanelQuery(useLanguage()));
  const isDayNew = Date.now() - dataUpdatedAt < dayHolds;
  return (
    <PanelDrawer value="quick" title={t.title} width={280}>
      <Today day={isDayNew ? data?.today : undefined} />
      <NextEvents events={data?.events} />
      <LatestNews news={data?.news} isMissing={isError} />
      <QuickSettings toggles={data?.toggles} />
    </PanelDrawer>
  );
};

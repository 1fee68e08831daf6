import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { SecretFeedDialog } from '../feeds/index.ts';
import { createFeed, feedQuery, revokeFeed } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';

/** The secret address by which a calendar program reads the calendar. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  return (
    <SecretFeedDialog
      title={t.feedTitle}
      text={t.feedText}
      query={feedQuery}
      create={() => createFeed(language)}
      revoke={revokeFeed}
      onClose={onClose}
    />
  );
};

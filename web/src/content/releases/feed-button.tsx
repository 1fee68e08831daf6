import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { RssFeedIcon } from '../../kit/icons/rss-feed.tsx';
import { SecretFeedDialog } from '../feeds/index.ts';
import { createReleaseFeed, releaseFeedQuery, revokeReleaseFeed } from './releases.queries.ts';
import { releasesTexts } from './releases-texts.ts';

interface FeedButtonProps {
  /** Slug of the application. */
  readonly application: string;
  /** Everybody may read its releases: then its address is no secret. */
  readonly isPublic: boolean;
}

/** Leads to the releases of an application as an Atom feed (CNT-08). */
export const FeedButton = ({ application, isPublic }: FeedButtonProps) => {
  const t = useTexts(releasesTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (isPublic)
    return (
      <Button
        component="a"
        startIcon={<RssFeedIcon />}
        href={`/api/release-feeds/public.atom?${new URLSearchParams({ application, language })}`}
      >
        {t.feed}
      </Button>
    );
  return (
    <>
      <Button startIcon={<RssFeedIcon />} onClick={() => setOpen(true)}>
        {t.feed}
      </Button>
      {isOpen && (
        <SecretFeedDialog
          title={t.feedTitle}
          text={t.feedText}
          query={releaseFeedQuery}
          create={() => createReleaseFeed(application, language)}
          revoke={revokeReleaseFeed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

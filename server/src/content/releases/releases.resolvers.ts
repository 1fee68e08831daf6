import type { Kit } from '../../kit/graphql/index.ts';
import { createFeed, type ReleaseFeed, releaseFeed, revokeFeed } from './feed.service.ts';

/** A person's secret address answers at /graphql; it is told once, when it is made. */
export const addReleaseFeeds = ({ builder, saveResult }: Kit): void => {
  const feed = builder.objectRef<ReleaseFeed>('ReleaseFeed').implement({
    description: 'That the caller has a secret feed address. The address itself is shown once.',
    fields: (t) => ({ createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
  });
  builder.queryField('releaseFeed', (t) =>
    t.field({ type: feed, nullable: true, resolve: (_root, _args, ctx) => releaseFeed(ctx) }),
  );
  builder.mutationFields((t) => ({
    createReleaseFeed: t.string({
      description: 'Creates a secret address and returns its path. Any previous one stops working.',
      resolve: (_root, _args, ctx) => createFeed(ctx),
    }),
    revokeReleaseFeed: t.field({ type: saveResult, resolve: (_root, _args, ctx) => revokeFeed(ctx) }),
  }));
};

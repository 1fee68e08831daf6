import type { Feature } from '../../kit/features/index.ts';
import { addReleaseFeedRoute } from './feed.routes.ts';
import { addReleaseFeeds } from './releases.resolvers.ts';

/** Releases as feeds: what is public for everybody, the others by the secret address of a person. */
export const releases: Feature = {
  at: 'general',
  fields: addReleaseFeeds,
  routes: (app, _needs, { publicUrl }) => addReleaseFeedRoute(app, publicUrl),
};

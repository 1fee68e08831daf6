import type { Feature } from '../../kit/features/index.ts';
import { cleanUpContentFiles, createContentFileRoutes } from '../downloads/index.ts';
import { cleanUpTextPictures, createTextPictureRoutes } from '../pictures/index.ts';
import { addEntries } from './entries.resolvers.ts';

export {
  type ContentEntry,
  type ContentHead,
  findEntry,
  listEntries,
  listHeads,
  readableKind,
} from './entries.store.ts';
export { type PlannedEntry, type PlannedText, publishContent } from './publish-content.ts';
export { asGuest, asMember, asReader, type ContentReader } from './reader.ts';

/** What the vendor writes for all: articles, downloads, questions, releases. */
export const contentEntries: Feature = {
  at: 'general',
  fields: addEntries,
  routes: async (app, _needs, { files, now, pictures, uploads }) => {
    await app.register(createTextPictureRoutes(files, now, pictures));
    await app.register(createContentFileRoutes(files, uploads));
  },
  work: (host) => ({
    cleanUp: async () => {
      await cleanUpTextPictures(host);
      await cleanUpContentFiles(host);
    },
  }),
};

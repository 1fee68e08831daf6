import { type Kit, requestedFields } from '../../kit/graphql/index.ts';
import { contentEntries, readContentEntry } from './entries.service.ts';
import { addEntryEditing } from './entry-editing.resolvers.ts';
import { detailsType, editedType, entryType, readingTypes } from './entry-types.ts';
import { voteOnContent } from './votes.service.ts';

/** Content answers at /graphql, to everybody who is signed in, as far as it is for such as them. */
export const addEntries = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const details = detailsType(kit);
  const { page, reading } = readingTypes(kit, entryType(kit, details));
  builder.queryFields((t) => ({
    contentEntries: t.field({
      type: page,
      description: 'Published content in its order; for a search the best matches, misspelt words included.',
      args: {
        kinds: t.arg.stringList({ required: true }),
        language: t.arg.string({ required: true }),
        frontEnd: t.arg.string({ description: 'Where it is read: Back_Office if omitted.' }),
        parent: t.arg.string({ description: 'Slug of the topic or application.' }),
        search: t.arg.string(),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx, info) =>
        contentEntries(ctx, args, requestedFields(info, 'nodes').has('body')),
    }),
    contentEntry: t.field({
      type: reading,
      args: {
        kind: t.arg.string({ required: true }),
        slug: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
        frontEnd: t.arg.string(),
      },
      resolve: (_root, args, ctx) => readContentEntry(ctx, args),
    }),
  }));
  builder.mutationField('voteOnContent', (t) =>
    t.field({
      type: saveResult,
      args: {
        entryId: t.arg.id({ required: true }),
        isHelpful: t.arg.boolean({ description: 'Omit to withdraw the answer and its comment.' }),
        comment: t.arg.string({ required: true, defaultValue: '' }),
      },
      resolve: (_root, { isHelpful = null, ...args }, ctx) => voteOnContent(ctx, { ...args, isHelpful }),
    }),
  );
  addEntryEditing(kit, editedType(kit, details));
};

import type { Kit } from '../../kit/graphql/index.ts';
import { mayWriteContent } from '../authors/index.ts';
import {
  contentRevisions,
  editedContent,
  editedContentEntry,
  removeContentEntry,
  saveContentEntry,
} from './entry-editing.service.ts';
import { entryInput } from './entry-inputs.ts';
import { commentType, type editedType, revisionType } from './entry-types.ts';
import { contentComments } from './votes.service.ts';

/** Writing content answers at /graphql, to the administrators of the vendor's own tenant (contract 2). */
export const addEntryEditing = (kit: Kit, edited: ReturnType<typeof editedType>): void => {
  const { builder, saveResult } = kit;
  const [revision, comment, input] = [revisionType(kit), commentType(kit), entryInput(kit)];
  builder.queryFields((t) => ({
    mayWriteContent: t.boolean({
      description: 'Whether the caller may write content.',
      resolve: (_root, _args, ctx) => mayWriteContent(ctx),
    }),
    editedContent: t.field({
      type: [edited],
      description: 'All content of a kind in its order, limited to 500 entries.',
      args: { kind: t.arg.string({ required: true }), search: t.arg.string() },
      resolve: (_root, { kind, search }, ctx) => editedContent(ctx, kind, search),
    }),
    editedContentEntry: t.field({
      type: edited,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => editedContentEntry(ctx, id),
    }),
    contentRevisions: t.field({
      type: [revision],
      description: 'The states an entry was saved in, newest first, limited to 100.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => contentRevisions(ctx, id),
    }),
    contentComments: t.field({
      type: [comment],
      description: 'What readers wrote about an entry, newest first, limited to 200.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => contentComments(ctx, id),
    }),
  }));
  builder.mutationFields((t) => ({
    saveContentEntry: t.field({
      type: saveResult,
      args: { entry: t.arg({ type: input, required: true }) },
      resolve: (_root, { entry }, ctx) =>
        saveContentEntry(ctx, { ...entry, parentId: entry.parentId ?? null }),
    }),
    removeContentEntry: t.field({
      type: saveResult,
      description: 'Deletes an entry that holds no others.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => removeContentEntry(ctx, id, version),
    }),
  }));
};

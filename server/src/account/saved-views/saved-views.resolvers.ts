import type { Kit } from '../../kit/graphql/index.ts';
import {
  listViews,
  removeView,
  restoreView,
  type SavedView,
  saveView,
  setDefaultView,
} from './saved-views.service.ts';

const viewType = ({ builder }: Kit) =>
  builder.objectRef<SavedView>('SavedView').implement({
    description: 'A filter, an order and columns of a list under a name.',
    fields: (t) => ({
      id: t.exposeID('id'),
      list: t.exposeString('list'),
      name: t.exposeString('name'),
      query: t.exposeString('query', { description: 'Filter and order as they stand in the address.' }),
      columns: t.exposeString('columns', { description: 'JSON of the web app; [] for as the list comes.' }),
      isShared: t.exposeBoolean('isShared', { description: 'Everybody of the tenant sees it.' }),
      isOwn: t.exposeBoolean('isOwn'),
      isDefault: t.exposeBoolean('isDefault', {
        description: 'The list opens with it for the person who asks.',
      }),
      mayChange: t.exposeBoolean('mayChange'),
      ownerName: t.exposeString('ownerName'),
      version: t.exposeInt('version'),
    }),
  });

const inputType = ({ builder }: Kit) =>
  builder.inputType('SavedViewInput', {
    fields: (t) => ({
      id: t.id({ description: 'Missing for a new one.' }),
      version: t.int({ description: 'The version that was looked at.' }),
      list: t.string({ required: true, description: 'Of letters: printers, articles …' }),
      name: t.string({ required: true }),
      query: t.string({ required: true }),
      columns: t.string({ required: true }),
      isShared: t.boolean({ required: true }),
    }),
  });

/** Saved views answer at /graphql. */
export const addSavedViews = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const view = viewType(kit);
  const input = inputType(kit);
  builder.queryField('savedViews', (t) =>
    t.field({
      type: [view],
      description: "The person's own views of a list and those that others share, by name.",
      args: { list: t.arg.string({ required: true }) },
      resolve: (_root, { list }, ctx) => listViews(ctx, list),
    }),
  );
  builder.mutationFields((t) => ({
    saveView: t.field({
      type: saveResult,
      args: { view: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveView(ctx, args.view),
    }),
    removeView: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => removeView(ctx, id),
    }),
    restoreView: t.field({
      type: saveResult,
      description: 'Brings back what was removed; possible for a day.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => restoreView(ctx, id),
    }),
    setDefaultView: t.field({
      type: saveResult,
      description: 'The list opens with this view for the person who asks; without one as it comes.',
      args: { list: t.arg.string({ required: true }), id: t.arg.id() },
      resolve: (_root, { list, id }, ctx) => setDefaultView(ctx, list, id ?? null),
    }),
  }));
};

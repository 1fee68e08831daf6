import type { Kit } from '../../kit/graphql/index.ts';
import {
  listViews,
  removeView,
  restoreView,
  type SavedView,
  saveView,
  setDefaultView,
} from './saved-views.service.ts';

/** Saved views answer at /graphql. */
export const addSavedViews = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const view = viewType(kit);
  const input = inputType(kit);
  builder.queryField('savedViews', (t) =>
    t.field({
      type: [view],
      description: 'The caller’s own and shared views of a list, sorted by name.',
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
      description: 'Restores a removed view. Possible for one day.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => restoreView(ctx, id),
    }),
    setDefaultView: t.field({
      type: saveResult,
      description: 'Sets the caller’s default view for a list, or clears it if none is given.',
      args: { list: t.arg.string({ required: true }), id: t.arg.id() },
      resolve: (_root, { list, id }, ctx) => setDefaultView(ctx, list, id ?? null),
    }),
  }));
};

function viewType({ builder }: Kit) {
  return builder.objectRef<SavedView>('SavedView').implement({
    description: 'A named combination of filter, sort order and columns for a list.',
    fields: (t) => ({
      id: t.exposeID('id'),
      list: t.exposeString('list'),
      name: t.exposeString('name'),
      query: t.exposeString('query', { description: 'Filter and sort order as in the URL’s query string.' }),
      columns: t.exposeString('columns', {
        description: 'JSON owned by the web app; `[]` for the default columns.',
      }),
      isShared: t.exposeBoolean('isShared', { description: 'True if everyone in the tenant can see it.' }),
      isOwn: t.exposeBoolean('isOwn'),
      isDefault: t.exposeBoolean('isDefault', {
        description: 'True if it is the caller’s default view.',
      }),
      mayChange: t.exposeBoolean('mayChange'),
      ownerName: t.exposeString('ownerName'),
      version: t.exposeInt('version'),
    }),
  });
}

function inputType({ builder }: Kit) {
  return builder.inputType('SavedViewInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
      list: t.string({
        required: true,
        description: 'Name of the list, letters only: `printers`, `articles` …',
      }),
      name: t.string({ required: true }),
      query: t.string({ required: true }),
      columns: t.string({ required: true }),
      isShared: t.boolean({ required: true }),
    }),
  });
}

import type { Kit } from '../../kit/graphql/index.ts';
import { editedNews, removeNewsItems, saveNewsItem } from './news-editing.service.ts';
import type { EditedNews } from './news-editing.store.ts';

/** Writing news answers at /graphql, to the administrators of the vendor's own tenant (contract 2). */
export const addNewsEditing = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const edited = editedType(kit);
  const input = inputType(kit);
  builder.queryField('editedNews', (t) =>
    t.field({
      type: [edited],
      description: 'All news written for the back-office, limited to the latest 500.',
      resolve: (_root, _args, ctx) => editedNews(ctx),
    }),
  );
  builder.mutationFields((t) => ({
    saveNewsItem: t.field({
      type: saveResult,
      args: { item: t.arg({ type: input, required: true }) },
      resolve: (_root, { item }, ctx) => saveNewsItem(ctx, item),
    }),
    removeNewsItems: t.field({
      type: saveResult,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => removeNewsItems(ctx, ids),
    }),
  }));
};

function editedType({ builder }: Kit) {
  return builder.objectRef<EditedNews>('EditedNewsItem').implement({
    description: 'A news item in one language, published or not, for editing.',
    fields: (t) => ({
      id: t.exposeID('id'),
      itemId: t.exposeID('itemId', { description: 'Identifier shared by all language versions of an item.' }),
      language: t.exposeString('language'),
      tittle: t.exposeString('title'),
      description: t.exposeString('description'),
      content: t.exposeString('content'),
      tags: t.exposeStringList('tags'),
      imagePath: t.exposeString('imagePath', { nullable: true }),
      order: t.exposeInt('order'),
      publishDate: t.expose('publishDate', { type: 'DateTime' }),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
      isDraft: t.exposeBoolean('isDraft'),
      version: t.exposeInt('version'),
    }),
  });
}

function inputType({ builder }: Kit) {
  return builder.inputType('NewsItemInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
      itemId: t.id({ description: 'For a new item: the item it translates.' }),
      language: t.string({ required: true }),
      tittle: t.string({ required: true }),
      description: t.string({ required: true }),
      content: t.string({ required: true, description: 'Markdown.' }),
      tags: t.stringList({ required: true }),
      imagePath: t.string(),
      order: t.int({ required: true }),
      publishDate: t.field({ type: 'DateTime', required: true }),
      isDraft: t.boolean({ required: true }),
    }),
  });
}

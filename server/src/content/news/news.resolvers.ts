import { newsDefaults } from '@tresen/domain/content/news';
import { tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  limitedNews,
  type NewsConnection,
  type NewsReading,
  newsConnection,
  readNewsItem,
} from './news.service.ts';
import { countNews, type NewsItem, newsTags } from './news.store.ts';

type ItemType = ReturnType<typeof itemType>;

/** News answer at /graphql; they are the same for every tenant. */
export const addNews = (kit: Kit): void => {
  const item = itemType(kit);
  const connection = connectionType(kit, item);
  const reading = readingType(kit, item);
  kit.builder.queryFields((t) => ({
    getLimitedNews: t.field({
      type: [item],
      description: 'The latest 1 to 50 items, in English if there are none in the language.',
      args: {
        language: t.arg.string({ required: true }),
        frontEndTypeId: t.arg.int({ required: true, defaultValue: newsDefaults.frontEndTypeId }),
        number: t.arg.int({ required: true, defaultValue: newsDefaults.number }),
      },
      resolve: (_root, args, ctx) => limitedNews(ctx, args),
    }),
    news: t.field({
      type: connection,
      args: {
        language: t.arg.string({ required: true }),
        search: t.arg.string(),
        tag: t.arg.string(),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => newsConnection(ctx, args),
    }),
    newsItem: t.field({
      type: reading,
      args: { id: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_root, { id, language }, ctx) => readNewsItem(ctx, id, language),
    }),
  }));
};

function itemType({ builder }: Kit) {
  return builder.objectRef<NewsItem>('NewsItem').implement({
    description: 'The vendor’s news in one language (CNT-02).',
    fields: (t) => ({
      id: t.exposeID('id'),
      tittle: t.exposeString('title', {
        description: 'The title. The spelling is part of the specification.',
      }),
      description: t.exposeString('description'),
      content: t.exposeString('content', { description: 'Markdown.' }),
      tags: t.exposeStringList('tags'),
      imagePath: t.exposeString('imagePath', { nullable: true, description: 'Path on this server.' }),
      language: t.exposeString('language', { description: '`de` or `en`.' }),
      order: t.exposeInt('order', { description: 'Sort order for items with the same date, lowest first.' }),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
      publishDate: t.expose('publishDate', { type: 'DateTime' }),
    }),
  });
}

function connectionType({ builder, pageInfo }: Kit, item: ItemType) {
  return builder.objectRef<NewsConnection>('NewsConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [item] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({
        resolve: ({ reader, filter }, _args, ctx) =>
          askTenant(ctx.db, tenantOf(ctx), (tx) => countNews(tx, reader, filter)),
      }),
      tags: t.stringList({
        description: 'Tags of all news, regardless of the search.',
        resolve: ({ reader }, _args, ctx) => askTenant(ctx.db, tenantOf(ctx), (tx) => newsTags(tx, reader)),
      }),
    }),
  });
}

function readingType({ builder }: Kit, item: ItemType) {
  return builder.objectRef<NewsReading>('NewsReading').implement({
    description: 'An item with the previous and next one in the list.',
    fields: (t) => ({
      item: t.expose('item', { type: item }),
      newer: t.expose('newer', { type: item, nullable: true }),
      older: t.expose('older', { type: item, nullable: true }),
    }),
  });
}

import type { Kit } from '../../kit/graphql/index.ts';
import { currentTerms, publishTerms } from './terms.service.ts';
import type { ShopTerms } from './terms.store.ts';

/** The terms of the shop answer at /graphql (SHP-67). */
export const addTerms = ({ builder, saveResult }: Kit): void => {
  const type = builder.objectRef<ShopTerms>('ShopTerms').implement({
    description: 'Terms a buyer agrees to. Versions are immutable.',
    fields: (t) => ({
      version: t.exposeString('version'),
      language: t.exposeString('language'),
      content: t.exposeString('content', { description: 'Markdown.' }),
      validFrom: t.expose('validFrom', { type: 'DateTime' }),
    }),
  });
  builder.queryField('shopTerms', (t) =>
    t.field({
      type,
      nullable: true,
      description: 'The current terms; null if the vendor has not published any.',
      args: { language: t.arg.string() },
      resolve: async (_root, { language }, ctx) => (await currentTerms(ctx, language)) ?? null,
    }),
  );
  builder.mutationField('publishShopTerms', (t) =>
    t.field({
      type: saveResult,
      description: 'Publishes new terms in Markdown, effective immediately. `modelId` is their version.',
      args: { de: t.arg.string({ required: true }), en: t.arg.string({ required: true }) },
      resolve: (_root, words, ctx) => publishTerms(ctx, words),
    }),
  );
};

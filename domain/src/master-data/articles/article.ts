import { defineEntity, type Fault } from '../../kit/entities/index.ts';
import { isGtin } from '../../kit/identifiers/index.ts';
import { type ArticleValues, articleFields } from './article-fields.ts';

export const article = defineEntity({
  name: 'article',
  fields: articleFields,
  unique: [['plu'], ['ean']],
  tidy: withoutForeignParts,
  rules: [
    { of: ['ean'], faultsOf: eanIsRight },
    { of: ['prices'], faultsOf: keysAreUnique },
    { of: ['negativePrice', 'price', 'prices'], faultsOf: signIsAllowed },
    { of: ['type', 'mainArticleId'], faultsOf: mainArticleFits },
  ],
});

/** What belongs to another type of article is dropped. */
function withoutForeignParts(values: ArticleValues): ArticleValues {
  return {
    ...values,
    mainArticleId: values.type === 'SubArticle' ? values.mainArticleId : null,
    members: values.type === 'GroupArticle' || values.type === 'BundleArticle' ? values.members : [],
  };
}

function eanIsRight({ ean }: ArticleValues): readonly Fault[] {
  return ean === null || isGtin(ean) ? [] : [{ path: 'ean', code: 'GTIN_CHECK_DIGIT' }];
}

/** ART-05: the later of two prices with one key is at fault. */
function keysAreUnique({ prices }: ArticleValues): readonly Fault[] {
  return prices.flatMap(({ key }, index) =>
    prices.findIndex((price) => price.key === key) < index
      ? [{ path: `prices.${index}.key`, code: 'PRICE_KEY_TWICE' }]
      : [],
  );
}

/** Only articles that may take money off (deposits given back, say) have a price below zero. */
function signIsAllowed({ negativePrice, price, prices }: ArticleValues): readonly Fault[] {
  return negativePrice
    ? []
    : [
        ...(price < 0 ? [outOfRange('price')] : []),
        ...prices.flatMap((row, index) => (row.price < 0 ? [outOfRange(`prices.${index}.price`)] : [])),
      ];
}

function outOfRange(path: string): Fault {
  return {
    path,
    code: 'OUT_OF_RANGE',
    parameters: { least: 0, max: 99_999_999_99 },
  };
}

/** A sub-article belongs to one main article, and no other kind does (decisions ART-17). */
function mainArticleFits({ type, mainArticleId }: ArticleValues): readonly Fault[] {
  return type === 'SubArticle' && mainArticleId === null ? [{ path: 'mainArticleId', code: 'MISSING' }] : [];
}

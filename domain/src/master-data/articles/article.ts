import { defineEntity, type Fault } from '../../kit/entities/index.ts';
import { isGtin } from '../../kit/identifiers/index.ts';
import { type ArticleValues, articleFields } from './article-fields.ts';

const eanIsRight = ({ ean }: ArticleValues): readonly Fault[] =>
  ean === null || isGtin(ean) ? [] : [{ path: 'ean', code: 'GTIN_CHECK_DIGIT' }];

/** ART-05: the later of two prices with one key is at fault. */
const keysAreUnique = ({ prices }: ArticleValues): readonly Fault[] =>
  prices.flatMap(({ key }, index) =>
    prices.findIndex((price) => price.key === key) < index
      ? [{ path: `prices.${index}.key`, code: 'PRICE_KEY_TWICE' }]
      : [],
  );

const outOfRange = (path: string): Fault => ({
  path,
  code: 'OUT_OF_RANGE',
  parameters: { least: 0, most: 99_999_999_99 },
});

/** Only articles that may take money off (deposits given back, say) have a price below zero. */
const signIsAllowed = ({ negativePrice, price, prices }: ArticleValues): readonly Fault[] =>
  negativePrice
    ? []
    : [
        ...(price < 0 ? [outOfRange('price')] : []),
        ...prices.flatMap((row, index) => (row.price < 0 ? [outOfRange(`prices.${index}.price`)] : [])),
      ];

/** A sub-article belongs to one main article, and no other kind does (decisions ART-17). */
const mainArticleFits = ({ type, mainArticleId }: ArticleValues): readonly Fault[] =>
  type === 'SubArticle' && mainArticleId === null ? [{ path: 'mainArticleId', code: 'MISSING' }] : [];

/** What belongs to another type of article is dropped. */
const withoutForeignParts = (values: ArticleValues): ArticleValues => ({
  ...values,
  mainArticleId: values.type === 'SubArticle' ? values.mainArticleId : null,
  members: values.type === 'GroupArticle' || values.type === 'BundleArticle' ? values.members : [],
});

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

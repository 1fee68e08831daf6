import { type article, nextPriceGroup } from '@tresen/domain/master-data/articles';
import type { FormSection, FormValues } from '../../kit/record-form/index.ts';
import { mainCategories, subcategoriesOf } from '../records/index.ts';
import type { ArticleTexts } from './article-texts.ts';
import { BasePrice } from './base-price.tsx';
import { Margin } from './margin.tsx';
import { StockPart } from './stock-part.tsx';
import { hasUsualGroup, UsualGroupNote } from './usual-group-note.tsx';

type Section = FormSection<typeof article>;

/** The article's page, section by section (ART-03 to ART-17). */
export const articleSections = (t: ArticleTexts): readonly Section[] => [
  basics(t),
  ...parts(t),
  prices(t),
  assignment(t),
  ...quantities(t),
  register(t),
  shop(t),
];

function basics(t: ArticleTexts): Section {
  return {
    id: 'article',
    title: t.article,
    fields: [
      { name: 'name', hint: t.nameHint },
      { name: 'price', hint: t.priceHint },
      { name: 'type', hint: t.typeHint, isWide: true },
      { name: 'mainArticleId', isShown: isType('SubArticle'), isWide: true },
      { name: 'plu', hint: t.pluHint },
      { name: 'ean', hint: t.eanHint },
      { name: 'shortDescription', isWide: true },
      { name: 'longDescription' },
      { name: 'picture', hint: t.pictureHint, isWide: true },
      'favorite',
    ],
  };
}

function isType(...types: readonly string[]) {
  return ({ type }: FormValues): boolean => types.includes(String(type));
}

function parts(t: ArticleTexts): readonly Section[] {
  return [
    {
      id: 'parts',
      title: t.parts,
      intro: t.groupIntro,
      isShown: isType('GroupArticle'),
      fields: [{ name: 'members', add: t.addMember }],
    },
    {
      id: 'bundle',
      title: t.parts,
      intro: t.bundleIntro,
      isShown: isType('BundleArticle'),
      fields: [{ name: 'members', add: t.addMember }],
    },
  ];
}

function prices(t: ArticleTexts): Section {
  return {
    id: 'prices',
    title: t.prices,
    fields: [
      { name: 'purchasePrice', hint: t.purchasePriceHint },
      { key: 'margin', element: <Margin /> },
      { name: 'priceName', hint: t.priceNameHint, isWide: true },
      {
        name: 'prices',
        hint: t.pricesHint,
        add: t.addPrice,
        newRow: (rows) => ({ key: nextPriceGroup(rows.map(({ key }) => Number(key))) }),
      },
      { key: 'usualGroup', element: <UsualGroupNote />, isShown: hasUsualGroup },
    ],
  };
}

function assignment(t: ArticleTexts): Section {
  return {
    id: 'assignment',
    title: t.assignment,
    fields: [
      { name: 'mainCategoryId', source: () => mainCategories },
      {
        name: 'subcategoryId',
        hint: t.subcategoryHint,
        source: ({ mainCategoryId }) => subcategoriesOf(idOr(mainCategoryId)),
      },
      { name: 'vatInHouseId', hint: t.vatInHouseHint },
      { name: 'vatOutOfHouseId', hint: t.vatOutOfHouseHint },
      { name: 'printerId', hint: t.printerHint },
      { name: 'course', hint: t.courseHint, isWide: true },
    ],
  };
}

function idOr(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function quantities(t: ArticleTexts): readonly Section[] {
  return [
    {
      id: 'unit',
      title: t.quantity,
      fields: [
        { name: 'unit', isWide: true },
        { name: 'baseQuantity', hint: t.baseQuantityHint },
        'baseUnit',
        { key: 'basePrice', element: <BasePrice /> },
      ],
    },
    {
      id: 'stock',
      title: t.stock,
      fields: [
        { key: 'stock', element: <StockPart /> },
        { name: 'inventoryQuantity', hint: t.inventoryHint },
        { name: 'reorderQuantity', hint: t.reorderHint },
        'preventNegativeStock',
      ],
    },
  ];
}

function register(t: ArticleTexts): Section {
  return {
    id: 'register',
    title: t.register,
    intro: t.registerIntro,
    fields: [
      'variableName',
      { name: 'variablePrice', hint: t.priceFreeHint, fills: withoutPrice },
      'variablePriceGroup',
      'variableQuantity',
      'variableSerialNumber',
      'variableNameAppend',
      'variableOptions',
      'blockDiscount',
      { name: 'negativePrice', hint: t.negativeHint },
      'grouping',
      'useInButtonMapping',
    ],
  };
}

/** Where the price is entered at the register, nobody has to enter one here. */
function withoutPrice(isFree: unknown, { price }: FormValues): FormValues {
  return isFree === true && price === null ? { price: 0 } : {};
}

function shop(t: ArticleTexts): Section {
  return {
    id: 'shop',
    title: t.shop,
    fields: [
      { name: 'shopArticle', hint: t.shopArticleHint },
      { name: 'shopArticleNumber', isShown: isInShop },
      { name: 'activeInShop', isShown: isInShop },
    ],
  };
}

function isInShop({ shopArticle }: FormValues): boolean {
  return shopArticle === true;
}

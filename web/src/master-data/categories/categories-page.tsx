import { type CategoryType, category } from '@tresen/domain/master-data/categories';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { CategoryOutlinedIcon } from '../../kit/icons/category-outlined.tsx';
import { colourColumn, RecordListPage } from '../record-lists/index.ts';
import { categoryPath } from '../records/index.ts';
import { categoriesQuery, listWords, partOf } from './categories-lists.ts';
import { de } from './categories-page.de.ts';
import { en } from './categories-page.en.ts';
import { categoryKinds } from './category-kinds.ts';

const texts = defineTexts(de, en);

const common = [
  { field: 'sort', isTableOnly: true, edit: true },
  colourColumn,
  { field: 'description', isExtra: true },
] as const;
const name = { field: 'name', edit: true } as const;
const columns = { main: [name, ...common], sub: [name, 'parentId', ...common] } as const;

const paths: Readonly<Record<CategoryType, (id: string) => string>> = {
  main: (id) => categoryPath(id, 'main'),
  sub: (id) => categoryPath(id, 'sub'),
};

/** /manage/data/articleCategories (CAT-01). */
export const CategoriesPage = () => <CategoryList key="main" type="main" />;

/** /manage/data/articleSubcategories (CAT-02). */
export const SubcategoriesPage = () => <CategoryList key="sub" type="sub" />;

function CategoryList({ type }: { readonly type: CategoryType }) {
  const t = useTexts(texts);
  const ofType = {
    main: { create: t.create, emptyTitle: t.emptyTitle, emptyText: t.emptyText },
    sub: { create: t.createSub, emptyTitle: t.emptySubTitle, emptyText: t.emptySubText },
  };
  return (
    <RecordListPage
      name={type === 'main' ? 'articleCategories' : 'articleSubcategories'}
      entity={category}
      words={listWords[type]}
      query={categoriesQuery}
      fixed={partOf[type]}
      columns={columns[type]}
      pathOf={paths[type]}
      texts={ofType[type]}
      icon={<CategoryOutlinedIcon />}
      kind={categoryKinds[type]}
    />
  );
}

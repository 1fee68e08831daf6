import { categoryWords } from '@tresen/domain/master-data/categories';
import { FindCategoriesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { CategoryOutlinedIcon } from '../../kit/icons/category-outlined.tsx';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths, subcategoriesPath } from '../records/index.ts';

/** Categories and subcategories by name. */
export const foundCategories: RecordKind = {
  name: { de: categoryWords.de.many, en: categoryWords.en.many },
  icon: CategoryOutlinedIcon,
  find: async (text, { language, signal }) => {
    const { categories } = await posApi.request(FindCategoriesDocument, findVariables(text), signal);
    const { one } = categoryWords[language];
    // Each of the two lists shows one sort: the link leads to the one that the shown ones are in.
    const areSubcategories = categories.nodes.every(({ parentId }) => parentId !== null);
    return foundRecords(
      categories,
      ({ id, name, parentId, parent }) => ({
        id,
        title: name,
        detail: parent ? `${parent.name} › ${name}` : one,
        to: recordPaths.category.pathOf(id, { parentId }),
      }),
      areSubcategories ? subcategoriesPath : recordPaths.category.list,
      text,
    );
  },
};

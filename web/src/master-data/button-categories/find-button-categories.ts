import { buttonCategoryWords } from '@tresen/domain/master-data/buttons';
import { ButtonCategoriesFoundDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { GridViewOutlinedIcon } from '../../kit/icons/grid-view-outlined.tsx';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Categories of buttons by name, with the template that has them. */
export const foundButtonCategories: RecordKind = {
  name: { de: buttonCategoryWords.de.many, en: buttonCategoryWords.en.many },
  icon: GridViewOutlinedIcon,
  find: async (text, { signal }) => {
    const variables = findVariables(text);
    const { buttonCategories } = await posApi.request(ButtonCategoriesFoundDocument, variables, signal);
    return foundRecords(
      buttonCategories,
      ({ id, name, app, templateId, template }) => ({
        id,
        title: name,
        detail: template?.name ?? '',
        to: recordPaths.buttonCategory.pathOf(id, { templateId, app }),
      }),
      recordPaths.buttonCategory.list,
      text,
    );
  },
};

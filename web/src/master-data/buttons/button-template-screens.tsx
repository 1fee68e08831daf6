import { buttonTemplate, buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { buttonTemplateDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { GridViewIcon } from '../../kit/icons/grid-view.tsx';
import { AlongDialog } from '../change-sets/index.ts';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind } from '../records/index.ts';
import { de } from './button-templates.de.ts';
import { en } from './button-templates.en.ts';
import { TemplateViews } from './editor/template-views.tsx';
import { ImportTemplate } from './made/import-template.tsx';
import { TemplateTools } from './made/template-tools.tsx';
import { ToCategories } from './to-categories.tsx';

/** The list and the page of templates, `?tab=buttons` for what they show (BTN-10) (BTN-01, BTN-06, MDA-04). */
export const buttonTemplateScreens = recordScreens({
  kind: defineKind({
    entity: buttonTemplate,
    words: buttonTemplateWords,
    documents: buttonTemplateDocuments,
    AlongDialog,
  }),
  texts: defineTexts(de, en),
  icon: <GridViewIcon />,
  columns: [{ field: 'name', edit: true }, 'apps'],
  isEdited: true,
  head: <ImportTemplate />,
  firstSteps: <ImportTemplate />,
  Views: ({ id }) => <TemplateViews templateId={id} view="facts" />,
  sections: (t) => [
    {
      id: 'template',
      title: t.template,
      fields: [
        { name: 'name', hint: t.nameHint },
        { name: 'apps', hint: t.appsHint, isWide: true },
      ],
    },
    {
      id: 'categories',
      title: t.categories,
      intro: t.categoriesIntro,
      fields: [{ key: 'categories', element: <ToCategories /> }],
    },
    {
      id: 'preset',
      title: t.use,
      intro: t.useIntro,
      fields: [{ key: 'use', element: <TemplateTools /> }],
    },
  ],
});

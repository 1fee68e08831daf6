import { buttonCategory, buttonCategoryWords } from '@tresen/domain/master-data/buttons';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ReferenceSource } from '../../kit/form/index.ts';
import { ButtonCategoriesToChooseDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { buttonCategoryDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { buttonCategoriesPath, defineKind, MasterDataRecord, recordPaths } from '../records/index.ts';
import { type ButtonCategoryTexts, buttonCategoryTexts } from './button-categories-texts.ts';
import { categoriesOf } from './button-category-first.ts';

const kind = defineKind({
  entity: buttonCategory,
  words: buttonCategoryWords,
  documents: buttonCategoryDocuments,
  neverIn: ['templateId', 'app'],
});

/** Categories that a choice shows; further ones come when more is typed. */
const first = 20;

/**
 * /manage/data/btnCategories/:btnTemplateId/:layoutApp/:btnCategoryId (BTN-03, BTN-04). A new one is of the template and
 * app of the address, and below another where that says so: `new?parent=<id>`.
 */
export const ButtonCategoryPage = () => {
  const t = useTexts(buttonCategoryTexts);
  const { btnTemplateId: templateId = '', layoutApp: app = '', btnCategoryId: id = '' } = useParams();
  const [params] = useSearchParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  const ofTemplate = useMemo(
    () => ({
      ...kind,
      fixed: categoriesOf(templateId, app),
      listPath: buttonCategoriesPath(templateId, app),
    }),
    [templateId, app],
  );
  // Whoever comes by a link that does not know the template goes on from all templates.
  const isKnown = templateId !== '-';
  return (
    <MasterDataRecord>
      <RecordPage
        kind={isKnown ? ofTemplate : kind}
        id={id}
        sections={sections}
        initial={{ templateId, app, parentId: params.get('parent') }}
        keeps={['templateId', 'app', 'parentId']}
        draftName={`new.${templateId}.${app}`}
      />
    </MasterDataRecord>
  );
};

function sectionsOf(t: ButtonCategoryTexts): readonly FormSection<typeof buttonCategory>[] {
  return [
    {
      id: 'category',
      title: t.category,
      fields: [
        { name: 'name', hint: t.nameHint },
        {
          name: 'parentId',
          hint: t.parentHint,
          source: ({ templateId, app }) => parentsIn(String(templateId), String(app)),
        },
      ],
    },
    {
      id: 'look',
      title: t.look,
      fields: [
        { name: 'sort', hint: t.sortHint },
        { name: 'colour', hint: t.colourHint },
      ],
    },
  ];
}

/** Where the category above is chosen: of the same template and app. */
function parentsIn(templateId: string, app: string): ReferenceSource {
  return {
    key: `buttonCategory of ${templateId} ${app}`,
    search: async (search) =>
      (
        await posApi.request(ButtonCategoriesToChooseDocument, {
          ...{ search, first },
          conditions: [...categoriesOf(templateId, app)],
        })
      ).buttonCategories.nodes,
    pathOf: (id) => recordPaths.buttonCategory.pathOf(id, { templateId, app }),
  };
}

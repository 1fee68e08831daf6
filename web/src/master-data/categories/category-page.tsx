import { type category, categoryTypes } from '@tresen/domain/master-data/categories';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord, mainCategories } from '../records/index.ts';
import { categoryKinds } from './category-kinds.ts';
import { de } from './category-page.de.ts';
import { en } from './category-page.en.ts';

const texts = defineTexts(de, en);

type Sections = readonly FormSection<typeof category>[];

/**
 * /manage/data/articleCategories/:articleCategoryId/:type (CAT-01, decisions CAT-03). A new one says in the address
 * which it will be: `new/main`, `new/sub`, `new/sub?parent=<id>`.
 */
export const CategoryPage = () => {
  const t = useTexts(texts);
  const { articleCategoryId = '', type } = useParams();
  const [params] = useSearchParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  const shown = categoryTypes.find((one) => one === type) ?? 'main';
  return (
    <MasterDataRecord>
      <RecordPage
        kind={categoryKinds[shown]}
        id={articleCategoryId}
        sections={sections[shown]}
        initial={{ parentId: shown === 'sub' ? params.get('parent') : null }}
        draftName={`new.${shown}`}
      />
    </MasterDataRecord>
  );
};

function sectionsOf(t: typeof de): Readonly<Record<'main' | 'sub', Sections>> {
  return {
    main: [
      {
        id: 'category',
        title: t.category,
        fields: [
          { name: 'name', hint: t.nameHint },
          { name: 'description', hint: t.descriptionHint },
        ],
      },
      look(t),
    ],
    sub: [
      {
        id: 'category',
        title: t.subcategory,
        fields: [
          { name: 'name', hint: t.subNameHint },
          { name: 'parentId', hint: t.parentHint, source: () => mainCategories },
          { name: 'description', hint: t.descriptionHint },
        ],
      },
      look(t),
    ],
  };
}

function look(t: typeof de): Sections[number] {
  return {
    id: 'look',
    title: t.look,
    fields: [
      { name: 'sort', hint: t.sortHint },
      { name: 'colour', hint: t.colourHint },
    ],
  };
}

import { ContentListDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { SchoolOutlinedIcon } from '../../kit/icons/school-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { academyTexts } from './academy-texts.ts';

/** Courses and their steps, found by their words, misspelt ones too (SHL-22). */
export const courseKind: RecordKind = {
  name: { de: academyTexts.de.title, en: academyTexts.en.title },
  icon: SchoolOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { kinds: ['course', 'step'], language, search: text, first: hitLimit };
    const { contentEntries } = await generalApi.request(ContentListDocument, variables, signal);
    const hits = contentEntries.nodes.map(({ id, slug, title, parentSlug, parentTitle }) => ({
      ...{ id, title, detail: parentTitle ?? '' },
      to: parentSlug === null ? `/apps/academy/${slug}` : `/apps/academy/${parentSlug}?step=${slug}`,
    }));
    return { hits };
  },
};

import { ContentListDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { MenuBookOutlinedIcon } from '../../kit/icons/menu-book-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { readingPath } from './knowledge-base-path.ts';
import { knowledgeBaseTexts } from './knowledge-base-texts.ts';

/** Articles, downloads and questions, found by their words, misspelt ones too (SHL-22). */
export const articleKind: RecordKind = {
  name: { de: knowledgeBaseTexts.de.title, en: knowledgeBaseTexts.en.title },
  icon: MenuBookOutlinedIcon,
  find: async (text, { language, signal }) => {
    const kinds = ['article', 'download', 'question'];
    const variables = { kinds, language, search: text, first: hitLimit };
    const { contentEntries } = await generalApi.request(ContentListDocument, variables, signal);
    const hits = contentEntries.nodes.map(({ id, kind, slug, title, parentTitle }) => ({
      ...{ id, title, detail: parentTitle ?? '' },
      to: kind === 'question' ? `/apps/faq?question=${slug}` : readingPath(kind === 'download', slug),
    }));
    const all = `/apps/knowledge-base?${new URLSearchParams({ search: text })}`;
    return { hits, ...(contentEntries.pageInfo.hasNextPage && { all }) };
  },
};

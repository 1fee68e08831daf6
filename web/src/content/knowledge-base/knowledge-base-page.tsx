import { useLocation, useParams } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { WriteLink } from '../authoring/index.ts';
import { TopicChoice } from '../entries/index.ts';
import { ArticleList } from './article-list.tsx';
import { ArticlePage } from './article-page.tsx';
import { listPath, showsDownloads } from './knowledge-base-path.ts';
import { knowledgeBaseTexts } from './knowledge-base-texts.ts';

/** /apps/knowledge-base/:slug? and /apps/downloads/:slug?: all of them, or one to read (CNT-05). */
export const KnowledgeBasePage = () => {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const { params } = useAddress();
  const isDownloads = showsDownloads(pathname, params);
  if (slug !== undefined) return <ArticlePage key={slug} isDownloads={isDownloads} slug={slug} />;
  return <Lists isDownloads={isDownloads} />;
};

function Lists({ isDownloads }: { readonly isDownloads: boolean }) {
  const t = useTexts(knowledgeBaseTexts);
  const links = [false, true].map((one) => ({
    to: listPath(one),
    title: one ? t.downloads : t.articles,
    isCurrent: one === isDownloads,
  }));
  return (
    <>
      <PageHeader
        title={isDownloads ? t.downloads : t.title}
        subtitle={isDownloads ? t.downloadsIntro : t.intro}
      >
        <WriteLink kind={isDownloads ? 'download' : 'article'} />
      </PageHeader>
      <ViewLinks label={t.views} links={links} />
      <FilterBar label={t.filter}>
        <SearchBox label={t.search} param="search" />
        <TopicChoice />
      </FilterBar>
      <ArticleList isDownloads={isDownloads} />
    </>
  );
}

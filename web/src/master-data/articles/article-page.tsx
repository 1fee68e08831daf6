import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { chosenUnits } from '../../kit/branches/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { articleKind } from './article-kind.ts';
import { articleSections } from './article-sections.tsx';
import { articleTexts } from './article-texts.ts';
import { useProposedArticle } from './new-article.ts';

/** Whoever enters one article after the other seldom changes these. */
const keeps = ['mainCategoryId', 'subcategoryId', 'vatInHouseId', 'vatOutOfHouseId', 'printerId'] as const;

/** /manage/data/articlesList/:articleId; `new` for a new one (ART-01). */
export const ArticlePage = () => {
  const t = useTexts(articleTexts);
  const { articleId = '' } = useParams();
  const [params] = useSearchParams();
  const sections = useMemo(() => articleSections(t), [t]);
  const isNew = articleId === 'new';
  const proposed = useProposedArticle(chosenUnits(params), isNew);
  if (isNew && proposed === undefined) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={articleKind}
        id={articleId}
        sections={sections}
        keeps={keeps}
        {...(proposed && { initial: proposed })}
      />
    </MasterDataRecord>
  );
};

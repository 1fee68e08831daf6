import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { articleKind } from './article-kind.ts';
import { articleSections } from './article-sections.tsx';
import { articleTexts } from './article-texts.ts';

/** /manage/data/articlesList/:articleId; `new` for a new one (ART-01). */
export const ArticlePage = () => {
  const t = useTexts(articleTexts);
  const { articleId = '' } = useParams();
  const sections = useMemo(() => articleSections(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={articleKind} id={articleId} sections={sections} />
    </MasterDataRecord>
  );
};

import Button from '@mui/material/Button';
import { article, articleWords } from '@tresen/domain/master-data/articles';
import { Link } from 'react-router';
import { defineTexts, useTexts, useWords } from '../../kit/i18n/index.ts';
import { Inventory2OutlinedIcon } from '../../kit/icons/inventory2-outlined.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { ImportButton } from '../files/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { categoryPath, mainCategories, recordPaths } from '../records/index.ts';
import { articleKind } from './article-kind.ts';
import { useArticleNeeds } from './articles.queries.ts';
import { de } from './articles-page.de.ts';
import { en } from './articles-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  { field: 'name', edit: true },
  { field: 'price', edit: true },
  { field: 'mainCategoryId', edit: { source: mainCategories, along: () => ({ subcategoryId: null }) } },
  { field: 'subcategoryId', isTableOnly: true, isExtra: true },
  { field: 'plu', isTableOnly: true, edit: true },
  { field: 'ean', isTableOnly: true, edit: true },
  { field: 'vatInHouseId', isTableOnly: true, isExtra: true, edit: true },
  { field: 'vatOutOfHouseId', isTableOnly: true, isExtra: true, edit: true },
  { field: 'purchasePrice', isTableOnly: true, isExtra: true },
  { field: 'printerId', isTableOnly: true, isExtra: true },
  { field: 'course', isTableOnly: true, isExtra: true },
  { field: 'type', isTableOnly: true, isExtra: true },
  { field: 'unit', isTableOnly: true, isExtra: true },
  { field: 'favorite', isTableOnly: true, isExtra: true },
  { field: 'shopArticle', isTableOnly: true, isExtra: true },
] as const;

/** /manage/data/articlesList, and the same screen as /manage/e-commerce/products (ART-01, ART-02). */
export const ArticlesPage = () => {
  const t = useTexts(texts);
  const needs = useArticleNeeds().data;
  if (needs && !(needs.hasVat && needs.hasCategory)) return <FirstThings {...needs} />;
  return (
    <RecordListPage
      name="articles"
      entity={article}
      words={articleWords}
      query={articleKind.query}
      columns={columns}
      pathOf={recordPaths.article.pathOf}
      texts={t}
      icon={<Inventory2OutlinedIcon />}
      kind={articleKind}
    />
  );
};

/** VAT rates and categories come before articles (MDA-17). */
function FirstThings({ hasVat, hasCategory }: { readonly hasVat: boolean; readonly hasCategory: boolean }) {
  const t = useTexts(texts);
  const { many } = useWords(articleWords);
  return (
    <>
      <PageHeader title={many} />
      <EmptyState icon={<Inventory2OutlinedIcon />} title={t.needsTitle} text={t.needsText}>
        {!hasVat && (
          <Button variant="contained" component={Link} to={recordPaths.vat.pathOf('new')}>
            {t.needsVat}
          </Button>
        )}
        {!hasCategory && (
          <Button variant="contained" component={Link} to={categoryPath('new', 'main')}>
            {t.needsCategory}
          </Button>
        )}
        {/* A file may bring its categories along. */}
        {hasVat && <ImportButton entity="article" />}
      </EmptyState>
    </>
  );
}

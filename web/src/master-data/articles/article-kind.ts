import { article, articleWords } from '@tresen/domain/master-data/articles';
import {
  ArticleDeletionsDocument,
  ArticleDocument,
  ArticleNeighboursDocument,
  DeleteArticlesDocument,
  RestoreArticlesDocument,
  SaveArticleDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { AlongDialog } from '../change-sets/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const articleKind = defineRecordKind({
  AlongDialog,
  entity: article,
  words: articleWords,
  listPath: recordPaths.article.list,
  pathOf: recordPaths.article.pathOf,
  api: recordApi({
    entity: article,
    history: recordHistory,
    documents: {
      find: ArticleDocument,
      save: SaveArticleDocument,
      deletions: ArticleDeletionsDocument,
      remove: DeleteArticlesDocument,
      restore: RestoreArticlesDocument,
      neighbours: ArticleNeighboursDocument,
    },
  }),
});

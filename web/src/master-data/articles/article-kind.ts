import { article, articleWords } from '@tresen/domain/master-data/articles';
import type { ArticleRowFragment } from '../../kit/graphql/generated/pos/graphql.ts';
import { articleDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { AlongDialog } from '../change-sets/index.ts';
import { defineKind, type ListedRecordKind } from '../records/index.ts';

export const articleKind: ListedRecordKind<typeof article, ArticleRowFragment> = defineKind({
  AlongDialog,
  entity: article,
  words: articleWords,
  documents: articleDocuments,
});

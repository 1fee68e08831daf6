import { hash } from 'node:crypto';
import type { Change, ChangesPage } from '@tresen/domain/master-data/sync';

/** The same id for the same name, each time. */
export const idOf = (name: string): string =>
  hash('sha256', name, 'hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

export const vatPut = (name: string, seq: number, content: object = {}): Change =>
  put('vat', name, seq, { symbol: 'A', value: 1900, key: 1, ...content });
export const categoryPut = (name: string, seq: number, content: object = {}): Change =>
  put('category', name, seq, content);

/** An article of the category "Bier" under the rate "Regel"; give what the test is about. */
export const articlePut = (name: string, seq: number, content: object = {}): Change =>
  put('article', name, seq, {
    price: 400,
    mainCategoryId: idOf('Bier'),
    vatInHouseId: idOf('Regel'),
    vatOutOfHouseId: idOf('Regel'),
    ...content,
  });

export const deletion = (entity: string, name: string, seq: number): Change => ({
  seq,
  entity,
  id: idOf(name),
  operation: 'delete',
  version: seq,
  content: null,
});

/** A page of deltas that ends a run, unless told otherwise. */
export const pageOf = (
  cursor: string,
  changes: readonly Change[],
  more: Partial<ChangesPage> = {},
): ChangesPage => ({
  changes: [...changes],
  cursor,
  hasMore: false,
  isSnapshot: false,
  isReset: false,
  ...more,
});

/** A branch with a rate, a category and an article, as its snapshot tells of it. */
export const snapshot = (cursor: string, changes: readonly Change[]): ChangesPage =>
  pageOf(cursor, changes, { isSnapshot: true, isReset: true, hasMore: true });

function put(entity: string, name: string, seq: number, content: object): Change {
  return {
    seq,
    entity,
    id: idOf(name),
    operation: 'put',
    version: seq,
    content: JSON.stringify({ name, isActive: true, ...content }),
  };
}

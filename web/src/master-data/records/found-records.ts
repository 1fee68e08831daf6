import { type Found, hitLimit, type RecordHit } from '../../kit/search/index.ts';

interface FoundPage<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** What the search box asks a list for: the text as its filter. */
export const findVariables = (text: string) => ({ search: text, first: hitLimit });

/** What the search box shows of a list's first page; there is more in the list itself, under the same text. */
export const foundRecords = <Row>(
  { nodes, pageInfo }: FoundPage<Row>,
  hitOf: (row: Row) => RecordHit,
  listPath: string,
  text: string,
): Found => ({
  hits: nodes.map(hitOf),
  all: pageInfo.hasNextPage ? `${listPath}?q=${encodeURIComponent(text)}` : undefined,
});

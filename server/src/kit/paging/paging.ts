import { AppError } from '@tresen/domain/kit/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { PageInfo } from '../graphql/index.ts';

/** What a list by names is asked for. */
export interface NamesArgs {
  readonly search?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A row of such a list, with the text by which it is searched and ordered. */
export interface NamedRow {
  readonly id: string;
  /** Without case and accents. */
  readonly searchText: string;
}

/** A page of names in bounds. */
export interface NamesPage {
  readonly words: readonly string[];
  readonly size: number;
  /** The last row of the page before. */
  readonly after: NamedRow | undefined;
}

const maxWords = 8;
const pageSize = { default: 50, max: 200 } as const;
const placeSchema = z.tuple([z.string(), z.uuid()]);

/** The page that is asked for. @throws {AppError} INVALID_INPUT for a place that is none */
export const namesPage = ({ search, first, after }: NamesArgs): NamesPage => ({
  words: (search ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords),
  size: Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max),
  after: after ? readPlace(after) : undefined,
});

/** Every word stands in the text, in whatever case, with accents or without; and the row comes after the last page's. */
export const onNamesPage = ({ words, after }: NamesPage, text: RawBuilder<string>): RawBuilder<SqlBool> => {
  const conditions = words.map((word) => sql<SqlBool>`strpos(${text}, searchable(${word})) > 0`);
  if (after) conditions.push(sql`(${text}, id) > (${after.searchText}, ${after.id}::uuid)`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
};

export interface NamesConnection<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: PageInfo;
}

/** The page itself, of the rows that were read: one more than its size tells of a next one. */
export const connectionOf = <Row extends NamedRow>(
  rows: readonly Row[],
  { size }: NamesPage,
): NamesConnection<Row> => {
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  const endCursor = last && Buffer.from(JSON.stringify([last.searchText, last.id])).toString('base64url');
  return { nodes, pageInfo: { endCursor: endCursor ?? null, hasNextPage: rows.length > size } };
};

function readPlace(cursor: string): NamedRow {
  try {
    const [searchText, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { searchText, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

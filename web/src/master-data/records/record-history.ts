import { RecordHistoryDocument, type RecordHistoryQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { HistoryEntry, HistoryPage } from '../../kit/record-form/index.ts';

type AuditEntry = RecordHistoryQuery['recordHistory']['nodes'][number];

const valuesOf = (changes: AuditEntry['changes'], side: 'old' | 'new'): Record<string, unknown> =>
  Object.fromEntries(
    changes.flatMap(({ field, [side]: text }) => (text === null ? [] : [[field, JSON.parse(text)]])),
  );

const entryOf = ({ changes, de, en, ...entry }: AuditEntry): HistoryEntry => ({
  ...entry,
  description: de && en ? { de, en } : null,
  before: valuesOf(changes, 'old'),
  after: valuesOf(changes, 'new'),
});

/** All that happened to a record, the newest first: what people saved, and what changes of many records did to it. @throws {RequestError} */
export const recordHistory = async (
  entity: string,
  id: string,
  after: string | null,
): Promise<HistoryPage> => {
  const { recordHistory: history } = await posApi.request(RecordHistoryDocument, { entity, id, after });
  const { nodes, pageInfo } = history;
  return { entries: nodes.map(entryOf), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
};

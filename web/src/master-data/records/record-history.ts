import { RecordHistoryDocument, type RecordHistoryQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { HistoryEntry, HistoryPage } from '../../kit/record-form/index.ts';

type AuditEntry = RecordHistoryQuery['recordHistory']['nodes'][number];

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

function entryOf({ changes, de, en, ...entry }: AuditEntry): HistoryEntry {
  return {
    ...entry,
    description: de && en ? { de, en } : null,
    before: valuesOf(changes, 'old'),
    after: valuesOf(changes, 'new'),
  };
}

function valuesOf(changes: AuditEntry['changes'], side: 'old' | 'new'): Record<string, unknown> {
  return Object.fromEntries(
    changes.flatMap(({ field, [side]: text }) => (text === null ? [] : [[field, JSON.parse(text)]])),
  );
}

import {
  RecordHistoryDocument,
  type RecordHistoryQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { HistoryEntry, HistoryPage } from '../../kit/record-form/index.ts';

type AuditEntry = RecordHistoryQuery['auditLog']['nodes'][number];

const valuesOf = (changes: AuditEntry['changes'], side: 'old' | 'new'): Record<string, unknown> =>
  Object.fromEntries(
    changes.flatMap(({ field, [side]: text }) => (text === null ? [] : [[field, JSON.parse(text)]])),
  );

const entryOf = ({ changes, ...entry }: AuditEntry): HistoryEntry => ({
  ...entry,
  before: valuesOf(changes, 'old'),
  after: valuesOf(changes, 'new'),
});

/** What the audit log tells of a record, the newest first. @throws {RequestError} */
export const recordHistory = async (
  entity: string,
  id: string,
  after: string | null,
): Promise<HistoryPage> => {
  const { auditLog } = await generalApi.request(RecordHistoryDocument, { entity, id, after });
  const { nodes, pageInfo } = auditLog;
  return { entries: nodes.map(entryOf), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
};

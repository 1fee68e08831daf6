import type { Deletion } from '@tresen/domain/kit/entities';
import { room, roomWords } from '@tresen/domain/master-data/rooms';
import {
  DeleteRoomsWithTablesDocument,
  RestoreTablesDocument,
  type RoomRowFragment,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { roomDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { posApi, RequestError } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/record-form/index.ts';
import { defineKind, type ListedRecordKind } from '../records/index.ts';

/** Records that one request restores. */
const perRequest = 200;

const kind = defineKind({ entity: room, words: roomWords, documents: roomDocuments });

export const roomKind: ListedRecordKind<typeof room, RoomRowFragment> = {
  ...kind,
  api: withTables(kind.api),
};

/** A room in use can go with its tables; both come back together. */
function withTables(api: RecordKind['api']): RecordKind['api'] {
  return {
    ...api,
    removeWithUsers: async (id) => {
      const { deleteRoomsWithTables: gone } = await posApi.request(DeleteRoomsWithTablesDocument, {
        ids: [id],
      });
      const tables = gone.tables.filter(({ outcome }) => outcome !== 'refused').map((table) => table.id);
      return {
        deletion: gone.deletions[0] as Deletion | undefined,
        restore: async () => {
          await api.restore([id]);
          await restoreTables(tables);
        },
      };
    },
  };
}

async function restoreTables(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += perRequest) {
    const { restoreTables: restored } = await posApi.request(RestoreTablesDocument, {
      ids: ids.slice(at, at + perRequest),
    });
    if (!restored.isSuccess) throw new RequestError('CONFLICT');
  }
}

import type { Deletion } from '@tresen/domain/kit/entities';
import { readFault, type WireFault } from '../faults/index.ts';
import { type ApiDocument, failureCode, type generalApi, posApi, RequestError } from '../graphql/index.ts';
import type { HistoryPage, Neighbours, RecordApi, RecordKind } from './record-kind.ts';
import type { RecordInput, SaveOutcome, StoredRecord } from './stored-record.ts';

/** A document of one field, whatever the field is called: `printer`, `savePrinter`. */
type OneField<Answer> = ApiDocument<Readonly<Record<string, Answer>>, never>;

interface SaveAnswer {
  readonly isSuccess: boolean;
  readonly faults: readonly WireFault[];
  readonly record: object | null;
}
interface ToldDeletion {
  readonly id: string;
  readonly name: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly uses: readonly { readonly entity: string; readonly count: number }[];
}

/** The documents of a kind of record; each asks for one field. */
interface RecordDocuments {
  readonly find: OneField<object | null>;
  readonly save: OneField<SaveAnswer>;
  readonly deletions: OneField<readonly ToldDeletion[]>;
  readonly remove: OneField<{ readonly deletions: readonly ToldDeletion[] }>;
  readonly restore: OneField<{ readonly isSuccess: boolean }>;
  readonly neighbours: OneField<Neighbours>;
}

/** The endpoint at which a kind of record answers. */
type RecordClient = Pick<typeof posApi | typeof generalApi, 'request'>;

interface ApiDescription extends Pick<RecordKind, 'entity'> {
  readonly documents: RecordDocuments;
  readonly history: (entity: string, id: string, after: string | null) => Promise<HistoryPage>;
  /** Where its documents are answered: master data's endpoint unless told. */
  readonly client?: RecordClient;
}

/** What a kind of record's screen asks of the server, by the documents of its feature. */
export const recordApi = (description: ApiDescription): RecordApi => {
  const { entity, documents, history, client = posApi } = description;
  const ask = asker(client);
  return {
    find: async (id) => {
      const record = await ask(documents.find, { id });
      return record && asRecord(record);
    },
    save: async (input) => {
      try {
        return outcomeOf(await ask(documents.save, { input }));
      } catch (error) {
        if (isGone(error, input)) return { kind: 'gone' };
        throw error;
      }
    },
    deletions: async (ids) => asDeletions(await ask(documents.deletions, { ids })),
    remove: async (ids) => asDeletions((await ask(documents.remove, { ids })).deletions),
    restore: async (ids) => {
      const { isSuccess } = await ask(documents.restore, { ids });
      if (!isSuccess) throw new RequestError('CONFLICT');
    },
    neighbours: (id, filter, sort) => ask(documents.neighbours, { id, filter, sort }),
    history: (id, after) => history(entity.name, id, after),
  };
};

function asker(client: RecordClient) {
  return async <Answer>(document: OneField<Answer>, variables: object): Promise<Answer> => {
    const [answer] = Object.values(await client.request(document, variables as never));
    return answer as Answer;
  };
}

// The words of the wire are those of the domain: the schema of the server is made of it.
function asRecord(record: object) {
  return record as StoredRecord;
}

function outcomeOf({ isSuccess, faults, record }: SaveAnswer): SaveOutcome {
  if (!isSuccess && faults.length > 0) return { kind: 'refused', faults: faults.map(readFault) };
  if (record === null) throw new RequestError('INTERNAL');
  return { kind: isSuccess ? 'saved' : 'conflict', record: asRecord(record) };
}

function isGone(error: unknown, input: RecordInput): boolean {
  return (input.id ?? input.newId) !== undefined && failureCode(error) === 'NOT_FOUND';
}

function asDeletions(deletions: readonly ToldDeletion[]) {
  return deletions as readonly Deletion[];
}

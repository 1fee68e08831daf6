import type { Deletion, Fault } from '@tresen/domain/kit/entities';
import { perDatabase } from '../db/per-database.ts';
import type { Kit } from '../graphql/index.ts';
import { recordNameType } from './field-types.ts';
import { KnownNames } from './known-names.ts';
export type SharedTypes = ReturnType<typeof makeTypes>;

const made = new WeakMap<Kit, SharedTypes>();

/** The types of the API that all lists and kinds of record share; made once for a schema, whoever asks first. */
export const createSharedTypes = (kit: Kit): SharedTypes => {
  const types = made.get(kit) ?? makeTypes(kit);
  made.set(kit, types);
  return types;
};

function makeTypes(kit: Kit) {
  const { builder } = kit;
  const condition = builder.inputType('RecordConditionInput', {
    fields: (t) => ({
      field: t.string({ required: true }),
      is: t.string({
        required: true,
        description: '`is`, `isNot`, `contains`, `from`, `to`, `empty` or `notEmpty`.',
      }),
      values: t.stringList({
        required: true,
        description: 'Value as text: cents, hundredths of a percent, `true`, an ID …',
      }),
    }),
  });
  const filter = builder.inputType('RecordFilterInput', {
    fields: (t) => ({
      search: t.string({ required: false, description: 'Search words, ignoring case and accents.' }),
      unitIds: t.idList({
        required: false,
        description: 'Records that belong to at least one of these branches.',
      }),
      status: t.string({ required: false, description: '`active`, `inactive` or `deletePending`.' }),
      conditions: t.field({ type: [condition], required: false }),
    }),
  });
  const fault = builder.objectRef<Fault>('RecordFault').implement({
    description: 'A validation error for one value.',
    fields: (t) => ({
      path: t.exposeString('path', {
        description: 'Path of the field, such as `name`, or `prices.1.key` for the second row.',
      }),
      code: t.exposeString('code'),
      parameters: t.string({
        nullable: true,
        description: 'Parameters of the message as JSON text.',
        resolve: ({ parameters }) => (parameters ? JSON.stringify(parameters) : null),
      }),
    }),
  });
  const use = builder.objectRef<Deletion['uses'][number]>('RecordUse').implement({
    fields: (t) => ({ entity: t.exposeString('entity'), count: t.exposeInt('count') }),
  });
  const deletion = builder.objectRef<Deletion>('RecordDeletion').implement({
    description: 'Result of deleting a record.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      outcome: t.exposeString('outcome', { description: '`removed`, `marked` or `refused`.' }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: '`IN_USE`, `STANDARD_VAT`, `LAST_ORGANIZATION` or `NOT_FOUND`.',
      }),
      uses: t.expose('uses', { type: [use] }),
    }),
  });
  const deleteResult = builder
    .objectRef<{ readonly deletions: readonly Deletion[] }>('DeleteRecordsResult')
    .implement({
      fields: (t) => ({
        isSuccess: t.boolean({
          description: 'True if none was refused.',
          resolve: ({ deletions }) => deletions.every(({ outcome }) => outcome !== 'refused'),
        }),
        message: t.string({ nullable: true, resolve: () => null }),
        deletions: t.expose('deletions', { type: [deletion] }),
      }),
    });
  const restoreResult = builder
    .objectRef<{ readonly isSuccess: boolean; readonly faults: readonly Fault[] }>('RestoreRecordsResult')
    .implement({
      fields: (t) => ({
        isSuccess: t.exposeBoolean('isSuccess'),
        faults: t.expose('faults', { type: [fault] }),
      }),
    });
  const neighbours = builder
    .objectRef<{ readonly previousId: string | null; readonly nextId: string | null }>('RecordNeighbours')
    .implement({
      fields: (t) => ({
        previousId: t.exposeID('previousId', { nullable: true }),
        nextId: t.exposeID('nextId', { nullable: true }),
      }),
    });
  return {
    recordName: recordNameType(kit),
    condition,
    filter,
    fault,
    deletion,
    deleteResult,
    restoreResult,
    neighbours,
    names: perDatabase(() => new KnownNames()),
  };
}

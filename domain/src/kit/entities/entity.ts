import type { Group } from '../groups/index.ts';
import { type CheckedValues, checkFields } from './check.ts';
import { type EntityName, isSynced } from './entity-names.ts';
import type { Fault } from './faults.ts';
import type { Fields, ListedFields, ValuesOf } from './fields.ts';
import type { RecordFilter } from './filter.ts';

/** What a list shows: its fields, which of them names a row, and by which statuses it is narrowed (all unless told). */
export interface ListedKind {
  readonly fields: ListedFields;
  readonly title: string;
  readonly statuses?: readonly NonNullable<RecordFilter['status']>[];
}

/** A kind of record of the master data, as all sides know it: rules without I/O. */
export interface Entity<F extends Fields = Fields> {
  readonly name: EntityName;
  /** Registers get it: it belongs to branches, has a sync state, and its deletion waits for them. */
  readonly isSynced: boolean;
  /** By which statuses lists of it are narrowed. */
  readonly statuses: NonNullable<ListedKind['statuses']>;
  readonly fields: F;
  /** The field that names a record to people. */
  readonly title: string;
  /** The field that says more of a record beside its name where somebody has searched for it. */
  readonly detail: string | undefined;
  /**
   * Values that no two records of one branch may share, ignoring case and accents: of one field, or of several
   * together. The first of them is at fault, and counts only when it has a value.
   */
  readonly unique: readonly (readonly string[])[];
  /**
   * The reference to the record whose branches are this one's, always: a table is where its room is. Nobody enters
   * branches of such a record, and when those of the other change, its own change with them.
   */
  readonly follows: string | undefined;
  /** Fields that follow from the others, as a customer's name does: nobody enters them, or chooses between two of them. */
  readonly derived: readonly string[];
  /** Values that registers get with a record, and that no page, file or history shows: how to verify a PIN. */
  readonly secrets: Fields;
  /** Who may change its records. */
  readonly changedBy: Group;
  /** All that its fields and the rules between them find in an input. */
  readonly check: (input: unknown) => CheckedValues<F>;
  /** The same for what may be right only in parts: its values, with null where one is wrong, beside all faults. */
  readonly checkParts: (input: unknown) => CheckedParts;
}

/** What is right of an input, and what is wrong with it. */
export type CheckedParts = ReturnType<typeof checkFields>;

/** A rule between some fields. It is asked as soon as these are right, whatever is wrong with others. */
interface Rule<F extends Fields> {
  readonly of: readonly (keyof F & string)[];
  readonly faultsOf: (values: ValuesOf<F>) => readonly Fault[];
}

interface EntityDescription<F extends Fields> {
  readonly name: EntityName;
  readonly fields: F;
  readonly title?: keyof F & string;
  readonly detail?: keyof F & string;
  readonly unique?: readonly (readonly (keyof F & string)[])[];
  readonly follows?: keyof F & string;
  /** What `tidy` makes of the other fields. */
  readonly derived?: readonly (keyof F & string)[];
  readonly secrets?: Fields;
  /** The Owner group unless told. */
  readonly changedBy?: Group;
  /** Says what an input leaves out, before it is checked: a name from its parts. What is said stays. */
  readonly complete?: (input: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly rules?: readonly Rule<F>[];
  /** Makes values that are right into those that are kept. */
  readonly tidy?: (values: ValuesOf<F>) => ValuesOf<F>;
}

const allStatuses = ['active', 'inactive', 'deletePending'] as const;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Describes a kind of record. Its name is in `name` unless told. */
export const defineEntity = <const F extends Fields>(description: EntityDescription<F>): Entity<F> => {
  const { name, fields, title = 'name', unique = [], follows, rules = [], tidy } = description;
  const { detail, derived = [], secrets = {}, complete, changedBy = 'owner' } = description;
  const checkParts = (input: unknown): CheckedParts => {
    const checked = checkFields(fields, complete && isObject(input) ? complete(input) : input);
    const values = checked.values as ValuesOf<F>;
    const wrong = new Set(checked.faults.map(({ path }) => path.split('.')[0]));
    const between = rules
      .filter(({ of }) => !of.some((field) => wrong.has(field)))
      .flatMap(({ faultsOf }) => faultsOf(values));
    const nameless: Fault[] = isNoName(checked.values[title])
      ? [{ path: title, code: 'NAME_NOT_VALID' }]
      : [];
    return { values, faults: [...checked.faults, ...nameless, ...between] };
  };
  const check = (input: unknown): CheckedValues<F> => {
    const { values, faults } = checkParts(input);
    if (faults.length > 0) return { faults };
    return { values: tidy ? tidy(values as ValuesOf<F>) : (values as ValuesOf<F>), faults: [] };
  };
  const synced = isSynced(name);
  const statuses = synced ? allStatuses : allStatuses.filter((status) => status !== 'deletePending');
  return {
    ...{ name, isSynced: synced, statuses, fields, title, detail, unique, follows, derived },
    ...{ secrets, changedBy },
    ...{ check, checkParts },
  };
};

/** True for kinds whose records are given branches: no others can be changed together, or come from a file. */
export const choosesBranches = ({
  isSynced: synced,
  follows,
}: Pick<Entity, 'isSynced' | 'follows'>): boolean => synced && follows === undefined;

/** The values that a kind of record has. */
export type EntityValues<E extends Entity> = ValuesOf<E['fields']>;

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null;
}

/** A name that nobody can see, or that files would take for the id of another record (MDA-14). */
function isNoName(name: unknown): boolean {
  return typeof name === 'string' && (/^[\p{C}\p{Z}\p{M}]+$/u.test(name) || uuid.test(name));
}

import {
  type Condition,
  isCondition,
  type ListedFields,
  type ListedKind,
  type RecordFilter,
  readOrder,
  recordFilterSchema,
} from '@tresen/domain/kit/entities';
import { listParam } from '../address/index.ts';
import { rowsPerPage } from '../list/index.ts';

/** Parameters of the address that narrow a list. */
export const filterParams = ['q', 'f', 'units', 'status'] as const;

/** Parameters that a view keeps: what narrows a list, and how it is ordered. */
const viewParams = [...filterParams, 'sort'] as const;

/** `price.from.500`, `group.is.bar,kitchen`, `gtin.empty` */
export const conditionText = ({ field, is, values }: Condition): string =>
  [field, is, ...(values.length > 0 ? [values.map(writeValue).join(',')] : [])].join('.');

/** The filter that stands in an address. */
export const readFilter = (fields: ListedFields, params: URLSearchParams): RecordFilter => {
  const status = statusOf(params.get('status'));
  return {
    search: params.get('q')?.trim() ?? '',
    unitIds: listParam(params, 'units').filter(isUuid),
    ...(status && { status }),
    conditions: readConditions(fields, params),
  };
};

/** The order that stands in an address; null where it is the list's own. */
export const readSort = (fields: ListedFields, params: URLSearchParams): string | null => {
  const sort = params.get('sort') ?? '';
  return readOrder(fields, sort) ? sort : null;
};

/** What a list asks the server for: the variables of its document. */
export interface RecordVariables {
  readonly filter: RecordFilter;
  readonly sort: string | null;
  readonly first: number;
  readonly after: string | null;
}

/** What variables depend on beside the address. */
interface ListOptions {
  /** Rows of a page; those that this browser remembers unless told. */
  readonly rows?: number;
  /** What makes the list a part of the records: it stands in no address and cannot be removed. */
  readonly fixed?: readonly Condition[];
}

/** Variables of a list's request for an address. */
export const recordVariables = (
  { fields }: Pick<ListedKind, 'fields'>,
  params: URLSearchParams,
  { rows = rowsPerPage(), fixed = [] }: ListOptions = {},
): RecordVariables => ({
  filter: withFixed(readFilter(fields, params), fixed),
  sort: readSort(fields, params),
  first: rows,
  after: params.get('after'),
});

/** The address with other conditions: at the first page of the list. */
export const withConditions = (
  params: URLSearchParams,
  conditions: readonly Condition[],
): URLSearchParams => {
  const next = fromStart(params);
  next.delete('f');
  for (const condition of conditions) next.append('f', conditionText(condition));
  return next;
};

/** The address with a condition in place of all others about its field: at the first page of the list. */
export const narrowedTo = (
  { fields }: Pick<ListedKind, 'fields'>,
  params: URLSearchParams,
  condition: Condition,
): URLSearchParams => {
  const others = readConditions(fields, params).filter(({ field }) => field !== condition.field);
  return withConditions(params, [...others, condition]);
};

/** The same list at its first page. */
export const fromStart = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of ['after', 'page']) next.delete(name);
  return next;
};

/** What of an address a view keeps, in a stable order: `f=group.is.bar&sort=-name`. */
export const viewQuery = (params: URLSearchParams): string => {
  const kept = viewParams.flatMap((name) =>
    params
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value]),
  );
  return new URLSearchParams(kept).toString();
};

// A value may hold the comma that parts values.
function writeValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function statusOf(text: string | null): RecordFilter['status'] {
  return recordFilterSchema.shape.status.safeParse(text ?? undefined).data;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

/** The conditions that stand in an address; what the list does not know (any more) narrows nothing. */
function readConditions(fields: ListedFields, params: URLSearchParams): Condition[] {
  return params.getAll('f').flatMap((text) => readCondition(fields, text) ?? []);
}

/** Reads one condition; undefined when the fields do not admit it. Values may hold points, names do not. */
function readCondition(fields: ListedFields, text: string): Condition | undefined {
  const [, field = '', is = '', , list] = /^([^.]*)\.([^.]*)(\.(.*))?$/s.exec(text) ?? [];
  const values = list === undefined ? [] : list.split(',').map(readValue);
  const condition = { field, is: is as Condition['is'], values };
  return isCondition(fields, condition) ? condition : undefined;
}

function readValue(text: string): string {
  return text.replaceAll('%2C', ',').replaceAll('%25', '%');
}

function withFixed(filter: RecordFilter, fixed: readonly Condition[]): RecordFilter {
  return {
    ...filter,
    conditions: [...fixed, ...filter.conditions],
  };
}

import { addDays, isDay } from '@tresen/domain/kit/business-day';
import type { AuditLogFilter, AuditLogQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';

/** Filters that stand in the address; `record` is an id and only means something beside `entity`. */
export const filterNames = ['person', 'entity', 'record', 'from', 'to', 'support'] as const;

/** Entries that are loaded at a time. */
const pageSize = 50;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True when the address narrows the list. */
export const isFiltered = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

/** The day of a parameter, empty where it is none. */
export const dayParam = (params: URLSearchParams, name: 'from' | 'to'): string => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** The period of an address, both days included, as instants. */
export const periodOf = (params: URLSearchParams): { from: string | null; to: string | null } => {
  const [from, to] = [dayParam(params, 'from'), dayParam(params, 'to')];
  return { from: from ? startOf(from) : null, to: to ? startOf(addDays(to, 1)) : null };
};

/** The filter that an address means; what nobody can have chosen counts for nothing. */
export const auditFilterOf = (params: URLSearchParams): AuditLogFilter => {
  const person = params.get('person') ?? '';
  const entity = params.get('entity') || null;
  return {
    person: uuid.test(person) ? person : null,
    entity,
    entityId: entity === null ? null : params.get('record') || null,
    actingOnly: params.has('support') || null,
    ...periodOf(params),
  };
};

/** Variables of the list's first request for an address. */
export const auditVariables = (params: URLSearchParams): AuditLogQueryVariables => ({
  filter: auditFilterOf(params),
  first: pageSize,
  after: null,
});

/** The day of the reader on which an instant lies, YYYY-MM-DD. */
export const readersDay = (iso: string): string => {
  const at = new Date(iso);
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${at.getFullYear()}-${month}-${day}`;
};

// A day of the reader: it begins at the reader's midnight, which the date without a zone means.
function startOf(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

import { auditList } from '@tresen/domain/account/audit-log';
import { addDays, isDay } from '@tresen/domain/kit/business-day';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import type { AuditLogFilter, AuditLogQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { daysLeft, linkReader, narrowedTo, type RecordVariables } from '../../kit/record-list/index.ts';

export const auditLogPath = '/setting/auditLog';
export const visitsPath = `${auditLogPath}/support`;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for what can be the id of somebody. */
export const isActor = (id = ''): boolean => uuid.test(id);

/** A record as the list's filter names it: ids mean something beside the kind only. */
export const recordValue = (entity: string, id: string): string => `${entity}:${id}`;

/** Kind and id of a record that a filter names. */
export const recordNamed = (value: string): { readonly entity: string; readonly id: string } => {
  const [entity = '', ...rest] = value.split(':');
  return { entity, id: rest.join(':') };
};

const readLinks = linkReader(auditList.fields, {
  person: ['actor', 'is'],
  entity: ['entity', 'is'],
  record: ['record', 'is', (text) => [text]],
  from: ['day', 'from'],
  to: ['day', 'to'],
  support: ['origin', 'is', () => ['support']],
});

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = (params: URLSearchParams): URLSearchParams => {
  if (!params.has('record')) return readLinks(params);
  const next = new URLSearchParams(params);
  const [entity, record] = [params.get('entity'), params.get('record')];
  for (const name of entity ? ['record', 'entity'] : ['record']) next.delete(name);
  if (entity && record) next.set('record', recordValue(entity, record));
  return readLinks(next);
};

/** The address of the same list about one value of a field. */
export const narrowedBy = (params: URLSearchParams, field: keyof typeof auditList.fields, value: string) =>
  `?${narrowedTo(auditList, params, { field, is: 'is', values: [value] })}`;

/** The filter as the API of the log and its file take it; what nobody can have chosen counts for nothing. */
export const auditFilter = ({ conditions }: RecordFilter): AuditLogFilter => {
  const given = (name: string): string | undefined =>
    conditions.find(({ field }) => field === name)?.values[0];
  const record = given('record');
  const { entity, id } = recordNamed(record ?? given('entity') ?? '');
  const { from, to } = daysLeft(conditions, 'day');
  return {
    person: isActor(given('actor')) ? given('actor') : null,
    entity: entity || null,
    entityId: record && id ? id : null,
    actingOnly: given('origin') === 'support' || null,
    ...periodOf(from, to),
  };
};

/** What a list's request is to the API of the log. */
export const auditRequest = ({ filter, first, after }: RecordVariables): AuditLogQueryVariables => ({
  filter: auditFilter(filter),
  first,
  after,
});

/** The day of a parameter, empty where it is none. */
export const dayParam = (params: URLSearchParams, name: 'from' | 'to'): string => {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : '';
};

/** A period, both days included, as instants; null or empty is open. */
export const periodOf = (from: string | null, to: string | null) => ({
  from: from ? startOf(from) : null,
  to: to ? startOf(addDays(to, 1)) : null,
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

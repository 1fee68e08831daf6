import {
  type Condition,
  isCondition,
  type ListedField,
  type RecordFilter,
} from '@tresen/domain/kit/entities';
import { receiptList } from '@tresen/domain/sales/receipts';
import { listParam } from '../../kit/address/index.ts';
import type { ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { conditionText, readFilter, recordVariables } from '../../kit/record-list/index.ts';

// The list keeps its filters as lists of records do (`f=gross.from.500`). Links of dashboards, and those of before, say
// `from`, `to`, `number` and so on; they are read as the same filters.

type Field = keyof typeof receiptList.fields;

const linkParams: Readonly<Record<string, readonly [Field, Condition['is']]>> = {
  from: ['businessDay', 'from'],
  to: ['businessDay', 'to'],
  number: ['number', 'is'],
  devices: ['deviceId', 'is'],
  employees: ['employee', 'is'],
  currency: ['currency', 'is'],
  hour: ['hour', 'is'],
  payment: ['payment', 'is'],
  article: ['article', 'is'],
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Register's own keys of employees may hold the comma that parts them. */
const valuesOf = (params: URLSearchParams, name: string): readonly string[] => {
  const field: ListedField = receiptList.fields[linkParams[name]?.[0] ?? 'number'];
  const given = params.get(name)?.trim() ?? '';
  if (name === 'article') return given === '' ? [] : [given];
  const values = listParam(params, name).map((value) => value.trim());
  return field.kind === 'named' ? values.map(decoded) : values;
};

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = (params: URLSearchParams): URLSearchParams => {
  const names = Object.keys(linkParams).filter((name) => params.has(name));
  if (names.length === 0) return params;
  const next = new URLSearchParams(params);
  for (const name of names) {
    next.delete(name);
    const [field, is] = linkParams[name] ?? ['number', 'is'];
    const condition = { field, is, values: [...valuesOf(params, name)] };
    if (isCondition(receiptList.fields, condition)) next.append('f', conditionText(condition));
  }
  return next;
};

/** The filter that stands in an address. */
export const receiptFilterOf = (params: URLSearchParams): RecordFilter =>
  readFilter(receiptList.fields, withListFilters(params));

/** Variables of the list's first request for an address. */
export const receiptsVariables = (params: URLSearchParams): ReceiptsQueryVariables => {
  const { filter, sort, first, after } = recordVariables(receiptList, withListFilters(params));
  return { filter, sort, first, after };
};

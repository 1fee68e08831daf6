import { choiceOfRange, type RangeChoice, rangeOfChoice } from '@tresen/domain/sales/dashboards';
import { isInOrder } from '@tresen/domain/sales/reports';
import { changedParams } from '../../kit/address/index.ts';
import { viewOf } from './reports-address.ts';

/** A report as Home shows it: what was saved, for days relative to today. */
export interface PinnedQuestion {
  readonly viewId: string;
  readonly query: string;
  readonly range: RangeChoice;
}

/** So many parts say at a glance where the most is sold; of times all show that a chart has room for. */
const fewParts = 5;
const mostTimes = 62;

/** The address of the report with the days that it has on Home today. */
export const pinnedParams = ({ query, range }: PinnedQuestion, today: string): URLSearchParams => {
  const { from, to } = rangeOfChoice(range, today);
  return changedParams(new URLSearchParams(query), { from, to });
};

/** Where a pinned report leads: to itself, with the same days. */
export const pinnedAddress = (pin: PinnedQuestion, today: string): string =>
  `/dashboards/reports/own?${changedParams(pinnedParams(pin, today), { view: pin.viewId })}`;

/** How many rows are asked for. */
export const pinnedRows = (params: URLSearchParams): number =>
  isInOrder(viewOf('own', params).rows) ? mostTimes : fewParts;

/** The days of an address as relative ones; undefined for others, and for an address without days. */
export const relativeRange = (
  params: URLSearchParams,
  today: string | undefined,
): RangeChoice | undefined => {
  const [from, to] = [params.get('from'), params.get('to')];
  return from && to && today ? choiceOfRange({ from, to }, today) : undefined;
};

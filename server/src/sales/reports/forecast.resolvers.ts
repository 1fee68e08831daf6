import { type ForecastHour, type ForecastMethod, forecastMethods } from '@tresen/domain/sales/forecast';
import type { Kit } from '../../kit/graphql/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { enumValuesOf } from './enum-values.ts';
import { readForecast, type SalesForecast, type ToldDay } from './forecast.service.ts';

/** What the next seven days will probably sell, at /graphql/pos. */
export const addSalesForecast = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const answer = forecastType(kit);
  builder.queryFields((t) => ({
    salesForecast: t.field({
      type: answer,
      description:
        'An estimate of the next seven business days. Only branches and currency of the filter apply. Staff is estimated for a single branch.',
      args: {
        filter: t.arg({ type: filter }),
        language: t.arg.string({ description: '`de` or `en`, of the holidays’ names; defaults to German.' }),
      },
      resolve: (_root, { filter: input, language }, ctx) => {
        const { unitIds, currency } = readSalesFilter(input);
        return readForecast(ctx, { unitIds, currency }, language === 'en' ? 'en' : 'de');
      },
    }),
  }));
};

function forecastType(kit: Kit) {
  const { builder } = kit;
  const day = dayType(kit);
  const method = builder.enumType('ForecastMethod', {
    description:
      'As the same weekday last week; a mean of eight weeks in which newer ones count more; the median of eight weeks.',
    values: enumValuesOf(Object.keys(forecastMethods) as ForecastMethod[]),
  });
  return builder.objectRef<SalesForecast>('SalesForecast').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      pace: t.exposeFloat('pace', {
        nullable: true,
        description: 'Receipts per employee and hour in the last four weeks; null for several branches.',
      }),
      isOmitted: t.exposeBoolean('isOmitted', { description: 'Too many branches at once.' }),
      method: t.field({
        type: method,
        nullable: true,
        description: 'The method that was nearest in the last eight weeks; null with too few weeks of sales.',
        resolve: ({ forecast }) => forecast?.method,
      }),
      error: t.float({
        nullable: true,
        description: 'How far it was off in those weeks, as a part of turnover: 0.12 for 12 %.',
        resolve: ({ forecast }) => forecast?.error,
      }),
      errorOfLastWeek: t.float({
        nullable: true,
        description: 'How far last week’s turnover would have been off.',
        resolve: ({ forecast }) => forecast?.errorOfLastWeek,
      }),
      triedDays: t.int({ resolve: ({ forecast }) => forecast?.triedDays ?? 0 }),
      days: t.field({ type: [day], resolve: ({ forecast }) => [...(forecast?.days ?? [])] }),
    }),
  });
}

function dayType({ builder }: Kit) {
  const hour = builder.objectRef<ForecastHour>('ForecastHour').implement({
    fields: (t) => ({
      hour: t.exposeInt('hour'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      receipts: t.exposeInt('receipts'),
      people: t.exposeInt('people', { nullable: true }),
    }),
  });
  return builder.objectRef<ToldDay>('ForecastDay').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'Day' }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      low: t.expose('low', { type: 'Cents', description: 'Of ten days, one was below.' }),
      high: t.expose('high', { type: 'Cents', description: 'Of ten days, one was above.' }),
      receipts: t.exposeInt('receipts'),
      weekBefore: t.expose('weekBefore', { type: 'Cents', nullable: true }),
      holidays: t.exposeStringList('holidays', {
        description: 'Public holidays of the branches; the estimate does not account for them.',
      }),
      hours: t.expose('hours', { type: [hour], description: 'In the order of the clock.' }),
    }),
  });
}

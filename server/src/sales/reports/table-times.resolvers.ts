import {
  fewestSeatings,
  type HourTimes,
  type NamedTable,
  type PartyTimes,
  type TimeFigures,
  type WeekdayTimes,
} from '@tresen/domain/sales/table-times';
import type { Kit } from '../../kit/graphql/index.ts';
import { readSalesFilter, salesFilterTypes } from '../dashboards/index.ts';
import { readTableTimes, type TableTimesAnswer } from './table-times.service.ts';

/** How long tables are taken, and how often, at /graphql/pos. */
export const addTableTimes = (kit: Kit): void => {
  const { builder } = kit;
  const { filter } = salesFilterTypes(kit);
  const answer = answerType(kit);
  builder.queryFields((t) => ({
    tableTimes: t.field({
      type: answer,
      description: `How long tables are taken, from opening to payment, and how often. Times need ${fewestSeatings} seatings and are null below. Registers, employees and comparison in the filter do not apply.`,
      args: { filter: t.arg({ type: filter }) },
      resolve: (_root, { filter: input }, ctx) => readTableTimes(ctx, readSalesFilter(input)),
    }),
  }));
};

function answerType(kit: Kit) {
  const times = timesTypes(kit);
  const table = tableType(kit);
  return kit.builder.objectRef<TableTimesAnswer>('TableTimes').implement({
    fields: (t) => ({
      currency: t.exposeString('currency'),
      currencies: t.exposeStringList('currencies'),
      today: t.expose('today', { type: 'Day' }),
      from: t.expose('from', { type: 'Day' }),
      to: t.expose('to', { type: 'Day' }),
      isOmitted: t.exposeBoolean('isOmitted', { description: 'Too many branches and days at once.' }),
      isCounting: t.exposeBoolean('isCounting'),
      allSeatings: t.exposeInt('allSeatings', { description: 'Receipts of tables with turnover.' }),
      turns: t.exposeFloat('turns', {
        nullable: true,
        description: 'Seatings per table and day on which its branch sold anything.',
      }),
      seatings: t.exposeInt('seatings', {
        description: 'Those that tell how long the table was taken, 1 minute to 12 hours.',
      }),
      median: t.exposeInt('median', { nullable: true, description: 'Minutes.' }),
      most: t.exposeInt('most', {
        nullable: true,
        description: 'Minutes after which nine of ten were over.',
      }),
      weekdays: t.expose('weekdays', { type: [times.weekday] }),
      hours: t.expose('hours', {
        type: [times.hour],
        description: 'By the hour of payment; those with seatings.',
      }),
      parties: t.expose('parties', { type: [times.party] }),
      tables: t.expose('tables', { type: [table], description: 'The most often taken first.' }),
    }),
  });
}

function timesTypes({ builder }: Kit) {
  const times = builder.interfaceRef<TimeFigures>('SeatingTimes').implement({
    fields: (t) => ({
      seatings: t.exposeInt('seatings'),
      median: t.exposeInt('median', { nullable: true, description: 'Minutes.' }),
      most: t.exposeInt('most', {
        nullable: true,
        description: 'Minutes after which nine of ten were over.',
      }),
    }),
  });
  return {
    weekday: builder.objectRef<WeekdayTimes>('WeekdayTimes').implement({
      interfaces: [times],
      fields: (t) => ({ weekday: t.exposeInt('weekday', { description: '0 for Monday.' }) }),
    }),
    hour: builder.objectRef<HourTimes>('HourTimes').implement({
      interfaces: [times],
      fields: (t) => ({
        weekday: t.exposeInt('weekday', { description: '0 for Monday.' }),
        hour: t.exposeInt('hour', { description: 'Of the branch’s local time.' }),
      }),
    }),
    party: builder.objectRef<PartyTimes>('PartyTimes').implement({
      interfaces: [times],
      fields: (t) => ({
        guests: t.exposeInt('guests', {
          description: '0 if the register does not count guests; 10 for 10 and more.',
        }),
      }),
    }),
  };
}

function tableType({ builder }: Kit) {
  return builder.objectRef<NamedTable>('TableFigures').implement({
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Key of the report dimension `TARGET`.' }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName', { description: 'Empty for a single branch.' }),
      roomName: t.exposeString('roomName', {
        description: 'Of the room plan that has a table of this name; empty if none or several have.',
      }),
      label: t.exposeString('label'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      covers: t.exposeInt('covers'),
      seatings: t.exposeInt('seatings'),
      turns: t.exposeFloat('turns', { description: 'Per day on which its branch sold anything.' }),
      averageStay: t.exposeInt('averageStay', { nullable: true, description: 'Minutes.' }),
    }),
  });
}

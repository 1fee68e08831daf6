export { createSpread, fewestSeatings, type Spread } from './spread.ts';
export type { HourTimes, PartyTimes, TimeFigures, WeekdayTimes } from './stays.ts';
export { createTableTimes, type TableFigures, type TableTimes } from './table-times.ts';
export {
  hoursShown,
  type NamedTable,
  partyLabel,
  type RoomFigures,
  roomLabel,
  roomsOf,
  roundedTurns,
  type TableTimesData,
  tableLabel,
  tableTimesSheets,
} from './table-times-sheets.ts';
export { type TableTimesWords, tableTimesWords } from './table-times-words.ts';

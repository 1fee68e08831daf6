export { createSpread, fewestSeatings, type Spread } from './spread.ts';
export {
  createTableTimes,
  type HourTimes,
  type PartyTimes,
  type TableFigures,
  type TableTimes,
  type TimeFigures,
  type WeekdayTimes,
} from './table-times.ts';
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

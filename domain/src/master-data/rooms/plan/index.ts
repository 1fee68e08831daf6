export { type Alignment, aligned, alignments, type Direction, distributed } from './arrange.ts';
export {
  type Area,
  type Bounds,
  type Box,
  boundsOf,
  boundsOfAll,
  isOn,
  isWithin,
  middleOf,
  type Point,
} from './boxes.ts';
export { doOverlap, type Finding, findingsOf, isOutside, type KeyedBox } from './findings.ts';
export {
  type Handle,
  handleSide,
  handles,
  movedBy,
  resized,
  snappedWay,
  turnedTo,
  wholeTurn,
} from './moves.ts';
export { nextNames, nextNumbers } from './numbering.ts';
export { atFreePlace, type RowDirection, rowDirections, rowOf } from './places.ts';
export { readingOrder } from './reading-order.ts';
export { seatsAround } from './seats.ts';

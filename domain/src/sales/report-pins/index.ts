export { maxPins, movedTo, pinInputSchema, reportList } from './report-pin.ts';

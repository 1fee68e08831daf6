export { medianOf, quantileOf, spreadOf } from './statistics.ts';

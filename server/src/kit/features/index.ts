export { type Door, type Feature, type Host, nothing, type Work } from './feature.ts';

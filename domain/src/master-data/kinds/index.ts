export { type KindField, kinds, kindWords, type ReferenceAt, referencesOf } from './kinds.ts';

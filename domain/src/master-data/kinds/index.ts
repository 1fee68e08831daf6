export { kinds, type ReferenceAt, referencesOf } from './kinds.ts';

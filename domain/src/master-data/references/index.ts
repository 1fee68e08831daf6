export { type ReferenceAt, referencesOf } from './references.ts';

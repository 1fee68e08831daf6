export { followersOf } from './followers.ts';
export { devicesOf, type KindField, kinds, kindWords, type ReferenceAt, referencesOf } from './kinds.ts';

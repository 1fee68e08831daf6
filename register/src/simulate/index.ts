export { keepSelling } from './keep-selling.ts';
export type { Recipe } from './plan-days.ts';
export { type ProfileName, profileNames } from './profiles/index.ts';
export * from './simulate-register.ts';

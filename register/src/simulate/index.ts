export type { Formerly } from './formerly.ts';
export type { Growth } from './growth.ts';
export { keepSelling } from './keep-selling.ts';
export type { Mishaps } from './mishaps.ts';
export { planDays, type Recipe } from './plan-days.ts';
export * from './profile-menu.ts';
export { type ProfileName, profileNames, profiles } from './profiles/index.ts';
export { randomOf } from './random.ts';
export * from './simulate-register.ts';

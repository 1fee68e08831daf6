import type { Profile } from '../profile.ts';
import { beerGarden } from './beer-garden.ts';
import { cafe } from './cafe.ts';
import { delicatessen } from './delicatessen.ts';
import { kiosk } from './kiosk.ts';
import { restaurant } from './restaurant.ts';

/** The businesses that can be simulated, by the name on the command line. */
export const profiles = {
  cafe,
  restaurant,
  'beer-garden': beerGarden,
  delicatessen,
  kiosk,
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof profiles;
export const profileNames = Object.keys(profiles) as readonly ProfileName[];

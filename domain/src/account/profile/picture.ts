import { isPictureName } from '../../kit/pictures/index.ts';

/** Pixels of each side of a stored profile picture. */
export const pictureSide = 512;

/** Where a browser loads a stored picture; null without one (IDN-62). */
export const picturePath = (name: string | null): string | null =>
  name !== null && isPictureName(name) ? `/files/photoURL/${name}` : null;

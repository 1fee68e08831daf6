import type { Backplane } from './backplane.ts';

const nothing = (): void => undefined;

/** The one process of its installation: nobody is told, and nobody tells. */
export const aloneBackplane: Backplane = {
  id: 'alone',
  isShared: false,
  isUp: true,
  tell: nothing,
  tellOne: nothing,
  hear: nothing,
  onAsked: nothing,
  onGone: nothing,
  onMissed: nothing,
  close: async () => undefined,
};

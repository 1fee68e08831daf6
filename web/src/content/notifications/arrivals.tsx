import { useArrivals } from './use-arrivals.ts';

/** Says what comes up; once on the page, whichever tools and panels show. */
export const Arrivals = () => {
  useArrivals();
  return null;
};

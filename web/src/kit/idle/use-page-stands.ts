import { startTransition, useEffect, useState } from 'react';
import { pageStands, whenPageStands } from './page-stands.ts';

/** False until the page that a visit begins with stands, for what shows beside it and can come later. */
export const usePageStands = (): boolean => {
  const [isStanding, setStanding] = useState(pageStands);
  useEffect(() => whenPageStands(() => startTransition(() => setStanding(true))), []);
  return isStanding;
};

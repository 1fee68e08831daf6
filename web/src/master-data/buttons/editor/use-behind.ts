import { startTransition, useEffect, useState } from 'react';

/**
 * A value, once all that was drawn with it stands: what shows it is drawn in a turn of its own behind that. Two deferred
 * values of one component come in one turn.
 * @param first until then
 */
export const useBehind = <T>(value: T, first: T): T => {
  const [shown, setShown] = useState(first);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
};

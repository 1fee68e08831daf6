import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False until the browser has nothing better to do, for what nobody waits for. @param latestMs of waiting at most */
export const useIdle = (latestMs: number): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), latestMs), [latestMs]);
  return isIdle;
};

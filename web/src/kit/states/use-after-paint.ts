import { startTransition, useEffect, useState } from 'react';

/** False in the first rendering, true once it stands on the screen. */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
};

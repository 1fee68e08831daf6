import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** False in the first rendering, true once it stands on the screen. */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
};

/** Draws what is inside after what stands around it: one frame for all of it would be a long one. */
export const AfterPaint = ({ children }: { readonly children: ReactNode }) =>
  useAfterPaint() ? children : null;

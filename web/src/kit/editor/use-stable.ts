import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The same functions at every rendering, which do what those of the last one do. */
export const useStable = <A extends Acts>(acts: A): A => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(acts).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
      ) as A,
  );
  return stable;
};

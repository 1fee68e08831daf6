/** True when all registration levels of a product are among the bits (SHP-57); one without levels is never covered. */
export const isCovered = ({ appRegLevel }: { readonly appRegLevel: number }, bits: number): boolean =>
  appRegLevel !== 0 && (appRegLevel & bits) === appRegLevel;

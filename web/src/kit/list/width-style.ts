import type { CSSProperties } from 'react';

/** Attributes of a cell whose column has a width of its own, in pixels; cards have none. */
export const widthStyle = (width: number | undefined) =>
  width === undefined ? {} : { 'data-width': true, style: { '--width': `${width}px` } as CSSProperties };

import type { StylisElement, StylisPlugin } from '@emotion/cache';

/** What each property means where lines run from left to right, in words that hold in both directions. */
const logical: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  ...Object.fromEntries(
    ['margin', 'padding', 'border'].flatMap((name) => [
      [`${name}-left`, `${name}-inline-start`],
      [`${name}-right`, `${name}-inline-end`],
    ]),
  ),
};

const aligned: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

/**
 * Writes the styles of MUI, which speak of left and right, with logical properties (decisions SHL-02): one set of styles
 * for both directions, which turns around with `dir` without rendering. Ours are written that way already.
 */
export const logicalStyles: StylisPlugin = (element: StylisElement) => {
  if (element.type !== 'decl') return;
  const { props, children } = element;
  const changed = rewritten(String(props), String(children));
  if (changed !== undefined) element.return = changed;
};

function rewritten(name: string, value: string): string | undefined {
  if (name === 'text-align' && value in aligned) return `text-align:${aligned[value]};`;
  if (name === 'padding' || name === 'margin') {
    const sides = sidesOf(value);
    return sides && `${name}-block:${sides.top} ${sides.bottom};${name}-inline:${sides.start} ${sides.end};`;
  }
  // Half way is half way from both sides, and what goes with it is a translation to the left.
  return name in logical && value !== '50%' ? `${logical[name]}:${value};` : undefined;
}

/** `4px 0 0 16px` in its four parts; undefined for all that is the same on both sides. */
function sidesOf(value: string) {
  const [top = '', end = '', bottom = '', start = ''] = value.split(/ (?![^(]*\))/);
  return start === '' || start === end ? undefined : { top, end, bottom, start };
}

import createCache from '@emotion/cache';
import { expect, it } from 'vitest';
import { logicalStyles } from './logical-styles.ts';

/** What a browser gets of some styles. */
const written = (styles: string) => {
  const container = document.createElement('div');
  const cache = createCache({ key: 'test', stylisPlugins: [logicalStyles], container, speedy: false });
  cache.insert('.x', { name: 'x', styles }, cache.sheet, false);
  return container.textContent;
};

it.each([
  ['left:0;right:auto;', 'inset-inline-start:0;inset-inline-end:auto;'],
  ['margin-left:-4px;margin-right:8px;', 'margin-inline-start:-4px;margin-inline-end:8px;'],
  ['padding:4px 0 0 16px;', 'padding-block:4px 0;padding-inline:16px 0;'],
  ['padding:1px calc(2px + 1px) 3px 4px;', 'padding-block:1px 3px;padding-inline:4px calc(2px + 1px);'],
  ['border-top-left-radius:4px;', 'border-start-start-radius:4px;'],
  ['border-left:1px solid red;', 'border-inline-start:1px solid red;'],
  ['text-align:left;', 'text-align:start;'],
])('SHL-02: %s follows the direction', (styles, logical) => expect(written(styles)).toBe(`.x{${logical}}`));

it.each(['left:50%;transform:translate(-50%);', 'padding:8px 16px;', 'margin:1px 2px 3px 2px;', 'top:0;'])(
  'leaves what is the same from both sides: %s',
  (styles) => expect(written(styles)).toBe(`.x{${styles}}`),
);

import { describe, expect, it } from 'vitest';
import { readSettings } from './index.ts';

const defaults = {
  layout: {
    style: 'style-1',
    config: {
      mode: 'fullwidth',
      containerWidth: null,
      navbar: { display: true, folded: false, isFixed: true },
      toolbar: { display: true, isFixed: true, position: 'below' },
      footer: { display: false, isFixed: false },
      leftSidePanel: { display: false },
      rightSidePanel: { display: false },
    },
  },
  theme: null,
  customScrollbars: true,
  alertNotices: true,
  direction: 'ltr',
  fontScale: 1,
};

describe('settings', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{}'],
    ['a list', []],
    ['an empty object', {}],
    ['parts of other kinds', { layout: 1, theme: 'dark', direction: 'up', fontScale: '2' }],
    ['unknown values', { layout: { style: 'style-9', config: { mode: 'x', navbar: { display: 'no' } } } }],
  ])(
    'SHL-53: %s is the default: full width, menu not folded, toolbar fixed and below, footer hidden',
    (_what, stored) => expect(readSettings(stored)).toEqual(defaults),
  );

  it('SHL-52: keeps what is known, and one bad value costs no good one', () => {
    const { layout, theme, fontScale } = readSettings({
      layout: {
        style: 'style-3-dense',
        config: { containerWidth: 99, toolbar: { position: 'above' }, footer: 3 },
      },
      theme: { main: 'dark2', navbar: 'pink' },
      fontScale: 0.9,
    });
    expect(layout.style).toBe('style-3-dense');
    expect(layout.config).toEqual({
      ...defaults.layout.config,
      toolbar: { display: true, isFixed: true, position: 'above' },
    });
    expect(theme).toEqual({ main: 'dark2', navbar: 'light4', toolbar: 'light4', footer: 'light4' });
    expect(fontScale).toBe(0.9);
  });
});

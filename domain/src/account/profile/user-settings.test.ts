import { expect, test } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { userUpdateSchema } from './index.ts';

const accepted = (data: unknown) => userUpdateSchema.safeParse({ user: { data } }).success;
const many = (count: number) => Array.from({ length: count }, (_, index) => `item${index}`);

test('API-17, SHL-52: settings keep what the specification names, and lose the rest', () => {
  const settings = {
    layout: {
      style: 'style-3-dense',
      config: { mode: 'boxed', containerWidth: null, navbar: { display: true, folded: false } },
    },
    theme: { main: 'light4', navbar: 'light4', toolbar: 'light4', footer: 'light4' },
    customScrollbars: true,
    alertNotices: false,
    direction: 'ltr',
    fontScale: 1.3,
  };
  const user = {
    role: 'superAdmin',
    data: { settings: { ...settings, extra: 1 }, shortcuts: ['mail'], email: 'x' },
  };
  expect(userUpdateSchema.parse({ user })).toEqual({ user: { data: { settings, shortcuts: ['mail'] } } });
});

test.each([
  ['nothing of either', {}],
  ['no shortcuts', { shortcuts: [] }],
  ['all that can be set up', { settings: readSettings(null) }],
  ['IDN-60: shortcuts without a screen', { shortcuts: ['calendar', 'mail', 'contacts'] }],
])('API-17: %s is accepted', (_what, data) => expect(accepted(data)).toBe(true));

test.each([
  ['settings that are a text', { settings: '{}' }],
  ['a list for settings', { settings: [] }],
  ['a direction of another kind', { settings: { direction: 'up' } }],
  ['a layout style that does not exist', { settings: { layout: { style: 'style-9' } } }],
  ['a menu that is folded by a text', { settings: { layout: { config: { navbar: { folded: 'yes' } } } } }],
  ['SHL-17: a width of 99 pixels', { settings: { layout: { config: { containerWidth: 99 } } } }],
  ['SHL-54: a colour scheme that does not exist', { settings: { theme: { main: 'pink' } } }],
  ['SHL-48: a font size beyond 1.3', { settings: { fontScale: 1.4 } }],
  ['a shortcut without a name', { shortcuts: [''] }],
  ['51 shortcuts', { shortcuts: many(51) }],
])('API-17: %s is refused', (_what, data) => expect(accepted(data)).toBe(false));

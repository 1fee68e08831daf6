import { expect, test } from 'vitest';
import { userUpdateSchema } from './index.ts';

const accepted = (data: unknown) => userUpdateSchema.safeParse({ user: { data } }).success;
const many = (count: number) => Array.from({ length: count }, (_, index) => `item${index}`);

test('API-17, SHL-52: settings keep what the specification names, and lose the rest', () => {
  const settings = {
    layout: { style: 'layout1', config: { mode: 'fullwidth', navbar: { display: true, folded: false } } },
    theme: { main: 'light4', navbar: 'light4', toolbar: 'light4', footer: 'light4' },
    customScrollbars: true,
    alertNotices: false,
    direction: 'ltr',
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
  ['IDN-60: shortcuts without a screen', { shortcuts: ['calendar', 'mail', 'contacts'] }],
])('API-17: %s is accepted', (_what, data) => expect(accepted(data)).toBe(true));

test.each([
  ['settings that are a text', { settings: '{}' }],
  ['a list for settings', { settings: [] }],
  ['a direction of another kind', { settings: { direction: 'up' } }],
  ['settings that go deeper', { settings: { layout: { config: { navbar: { style: { a: 1 } } } } } }],
  ['a long name', { settings: { theme: { main: 'x'.repeat(65) } } }],
  [
    'settings beyond 8 KiB',
    { settings: { layout: { config: Object.fromEntries(many(800).map((key) => [key, 1])) } } },
  ],
  ['a shortcut without a name', { shortcuts: [''] }],
  ['51 shortcuts', { shortcuts: many(51) }],
])('API-17: %s is refused', (_what, data) => expect(accepted(data)).toBe(false));

import { expect, test } from 'vitest';
import { invitationExpiry, invitationSchema } from './index.ts';

const messagesOf = (input: unknown) =>
  invitationSchema
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const form = { email: 'new@demo.example', role: 'manager', language: 'de' };

test('USR-05: the e-mail is trimmed and in small letters, as accounts keep it', () => {
  expect(invitationSchema.parse({ ...form, email: ' New.Person@Demo.Example ' })).toEqual({
    ...form,
    email: 'new.person@demo.example',
  });
});

test.each([
  ['an e-mail without @', { ...form, email: 'new' }, ['email EMAIL_INVALID']],
  [
    'an e-mail with a line break',
    { ...form, email: 'a@b.example\nbcc: c@d.example' },
    ['email EMAIL_INVALID'],
  ],
  ['an e-mail of 255', { ...form, email: `${'a'.repeat(246)}@b.example` }, ['email EMAIL_INVALID']],
  ['an unknown role', { ...form, role: 'chef' }, ['role ROLE_MISSING']],
  ['an unknown language', { ...form, language: 'fr' }, ['language LANGUAGE_UNKNOWN']],
])('USR-05: %s is refused', (_rule, input, messages) => {
  expect(messagesOf(input)).toEqual(messages);
});

test('USR-08: an invitation expires after 7 days', () => {
  expect(new Date(invitationExpiry(Date.parse('2026-03-27T12:00:00Z'))).toISOString()).toBe(
    '2026-04-03T12:00:00.000Z',
  );
});

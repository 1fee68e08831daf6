import { expect, test } from 'vitest';
import { signInSchema } from './index.ts';

const messagesOf = (input: unknown) =>
  signInSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];

test.each([
  [{ email: 'owner@demo.example', password: 'abcd' }],
  [{ email: 'Owner.Name+till@sub.demo.example', password: ' 1 2' }],
])('IDN-07, IDN-09: %j is accepted', (input) => {
  expect(messagesOf(input)).toEqual([]);
});

test.each([
  ['IDN-07: an e-mail without @', { email: 'owner', password: 'abcd' }, ['email EMAIL_INVALID']],
  ['IDN-07: an empty e-mail', { email: '', password: 'abcd' }, ['email EMAIL_INVALID']],
  [
    'IDN-08, CON-08: a password of 3',
    { email: 'o@demo.example', password: 'abc' },
    ['password PASSWORD_TOO_SHORT'],
  ],
  ['nothing', {}, ['email EMAIL_INVALID', 'password PASSWORD_TOO_SHORT']],
])('%s is refused', (_rule, input, messages) => {
  expect(messagesOf(input)).toEqual(messages);
});

test('the e-mail is trimmed, the password is not', () => {
  expect(signInSchema.parse({ email: ' o@demo.example ', password: ' abcd ' })).toEqual({
    email: 'o@demo.example',
    password: ' abcd ',
  });
});

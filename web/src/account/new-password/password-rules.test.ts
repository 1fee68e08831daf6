import { resetPassword } from '@tresen/domain/account/password-reset';
import { registrationPassword } from '@tresen/domain/account/registration';
import { describe, expect, it } from 'vitest';
import { passwordParts, registrationRule, resetRule } from './password-rules.ts';

const pieces = ['', 'a', 'B', '3', '!', '_', ' ', 'ß', 'Ä', '٣', 'xxxx', 'x'.repeat(16), 'x'.repeat(44)];
const passwords = pieces.flatMap((one) =>
  pieces.flatMap((two) => pieces.flatMap((three) => pieces.map((four) => one + two + three + four))),
);

describe.each([
  ['IDN-20, IDN-21: the registration', registrationRule, registrationPassword],
  ['IDN-36, IDN-37: the reset', resetRule, resetPassword],
] as const)('%s', (_name, rule, schema) => {
  it('ticks all parts exactly when the schema accepts the password', () => {
    const differing = passwords.filter(
      (password) =>
        Object.values(passwordParts(rule, password)).every(Boolean) !== schema.safeParse(password).success,
    );
    expect(differing).toEqual([]);
  });
});

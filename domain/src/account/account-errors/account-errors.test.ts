import { expect, test } from 'vitest';
import { guessableCodes } from '../guessable-passwords/index.ts';
import { passwordResetMessages } from '../password-reset/index.ts';
import { registrationMessages } from '../registration/index.ts';
import { accountErrors, accountFieldErrors } from './index.ts';

test('ERR-06, ERR-09, ERR-10, ERR-12: the texts of the specification are verbatim', () => {
  expect(accountErrors.USER_EXISTS.description).toBe('User already exist!');
  expect(accountErrors.USER_UNKNOWN.description).toBe("User doesn't exist!");
  expect(accountErrors.EMAIL_UNCONFIRMED.description).toBe('User Email is not Confirmed');
  expect(accountErrors.WRONG_DATA.description).toBe('Wrong data entered.');
});

test('ERR-11: a 400 has no field, a 422 has one', () => {
  for (const error of Object.values(accountErrors)) {
    if (error.status === 400) expect(error).not.toHaveProperty('field');
    if (error.status === 422) expect(error).toHaveProperty('field');
  }
});

test('every message of the two forms, and of a password that others would guess, has its description', () => {
  const messages = new Set([...registrationMessages, ...passwordResetMessages, ...guessableCodes]);
  expect(Object.keys(accountFieldErrors).sort()).toEqual([...messages].sort());
});

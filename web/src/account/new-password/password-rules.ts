/** A password rule in parts, each of which can be ticked while typing. The schemas of the domain decide. */
export interface PasswordRule {
  readonly min: number;
  readonly max: number;
  /** What counts as a special character. */
  readonly special: RegExp;
  /** The special characters, where only some count. */
  readonly specials?: string;
}

/** IDN-20, IDN-21: what is neither letter nor digit is special. */
export const registrationRule: PasswordRule = { min: 6, max: 50, special: /[^\p{L}\p{N}]/u };

/** IDN-36, IDN-37 */
export const resetRule: PasswordRule = { min: 6, max: 20, special: /[!@#$%^&*]/, specials: '!@#$%^&*' };

export type PasswordPart = 'length' | 'digit' | 'lowercase' | 'uppercase' | 'special';

/** Which parts of the rule a password fulfils. */
export const passwordParts = (
  { min, max, special }: PasswordRule,
  password: string,
): Readonly<Record<PasswordPart, boolean>> => ({
  length: password.length >= min && password.length <= max,
  digit: /\p{Nd}/u.test(password),
  lowercase: /\p{Ll}/u.test(password),
  uppercase: /\p{Lu}/u.test(password),
  special: special.test(password),
});

/** The rule for password managers that suggest one (the `passwordrules` attribute). */
export const rulesForManagers = ({ min, max, specials = '!@#$%^&*' }: PasswordRule): string =>
  `minlength: ${min}; maxlength: ${max}; required: lower; required: upper; required: digit; required: [${specials}];`;

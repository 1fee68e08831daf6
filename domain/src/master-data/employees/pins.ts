/** Digits of a PIN: what can be remembered, and typed in a hurry. */
export const pinLength = { least: 4, max: 8 } as const;

/** After so many wrong PINs in a row a register lets the person in no more (contract 25). */
export const maxPinTries = 5;

/** True for what may be a PIN: 4 to 8 digits. */
export const isPin = (text: string): boolean => /^[0-9]{4,8}$/.test(text);

/** Columns and corners of the keypad. */
const drawn: readonly string[] = ['2580', '0852', '1470', '0741', '1397', '7931', '147258', '159357'];

/**
 * True for a PIN that somebody would try first: all digits alike, a run, a repeated pair, a year, a line of the keypad.
 * People are warned of it; it is not refused.
 */
export const isTrivialPin = (pin: string): boolean =>
  isPin(pin) && (isRun(pin) || isRepeated(pin) || isYear(pin) || drawn.includes(pin));

/** What a register verifies a PIN by, without the cloud. Bytes are base64url without padding. */
export interface PinVerifier {
  readonly iterations: number;
  readonly salt: string;
  readonly hash: string;
}

const form = /^pbkdf2-sha256\$([1-9]\d{3,7})\$([A-Za-z0-9_-]{22,86})\$([A-Za-z0-9_-]{43})$/;

/**
 * The named format of verifiers (contract 25): `pbkdf2-sha256$<iterations>$<salt>$<hash>`, PBKDF2 with HMAC-SHA-256
 * over the digits as ASCII, salt and 32 bytes of hash in base64url without padding.
 */
export const pinVerifierText = ({ iterations, salt, hash }: PinVerifier): string =>
  `pbkdf2-sha256$${iterations}$${salt}$${hash}`;

/** Reads a verifier; undefined for a format that this version does not know. */
export const readPinVerifier = (text: string): PinVerifier | undefined => {
  const [, iterations, salt = '', hash = ''] = form.exec(text) ?? [];
  return iterations === undefined ? undefined : { iterations: Number(iterations), salt, hash };
};

function isRun(pin: string): boolean {
  const [step, ...others] = steps(pin);
  return others.length === 0 && (step === 0 || step === 1 || step === -1);
}

function steps(pin: string): ReadonlySet<number> {
  return new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
}

function isRepeated(pin: string): boolean {
  return /^(\d{2,4})\1+$/.test(pin);
}

function isYear(pin: string): boolean {
  return /^(19|20)\d\d$/.test(pin);
}

/** Digits of a text, as numbers. */
export const digitsOf = (text: string): number[] => [...text].map(Number);

/** The sum of Luhn's method: from the left, every second digit counts twice, by the sum of the digits of its double. */
export const luhnSum = (digits: readonly number[], doubled: 'odd' | 'even'): number =>
  digits.reduce((sum, digit, index) => {
    const isDoubled = (index % 2 === 0) === (doubled === 'odd');
    return sum + (isDoubled ? digitSum(digit * 2) : digit);
  }, 0);

/** ISO 7064, MOD 11,10: true when the last digit is the check digit of those before (fiscal.md 6). */
export const isMod1110 = (text: string): boolean => {
  const digits = digitsOf(text);
  const check = digits.pop();
  const rest = digits.reduce((before, digit) => {
    const sum = (before + digit) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - rest) % 10 === check;
};

/** ISO 7064, MOD 97-10: true for what begins with its country and its check digits, as an IBAN does. */
export const isMod97 = (text: string): boolean => {
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const numbers = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return digitsOf(numbers).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
};

/** The sum of the digits of a product up to 99: 14 → 5. */
function digitSum(product: number): number {
  return Math.trunc(product / 10) + (product % 10);
}

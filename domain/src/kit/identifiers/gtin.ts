/**
 * True for a GTIN of 8, 12, 13 or 14 digits whose check digit is right (fiscal.md 6: weights 3, 1, 3 … from the
 * right). Numbers of the shop's own, beginning with 20 to 29, are such numbers too.
 */
export const isGtin = (text: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const [check = 0, ...digits] = [...text].map(Number).toReversed();
  const sum = digits.reduce((before, digit, index) => before + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
};

/** The lowest version of the register's software that can link itself (CON-10). */
export const minPosVersion = '5.9.3';

/**
 * True when a register's software is too old to link (CON-10: at least 5.9.3). Versions are compared number by
 * number; a leading `V` and what follows a space, `-`, `+` or `#` do not matter; a missing number is 0. What is
 * no version at all is too old.
 */
export const isTooOld = (posVersion: string): boolean => {
  const numbers = numbersOf(posVersion);
  if (numbers === undefined) return true;
  for (const [place, min] of minPosVersion.split('.').map(Number).entries()) {
    const number = numbers[place] ?? 0;
    if (number !== min) return number < min;
  }
  return false;
};

function numbersOf(version: string): number[] | undefined {
  const text = /^[vV]?(\d+(?:\.\d+){0,5})(?:[-+ #].*)?$/.exec(version.trim())?.[1];
  return text?.split('.').map(Number);
}

/** The most that a table's number can be. */
const maxNumber = 99_999;

/**
 * Numbers for further tables: the free ones behind the highest of the room, or from 1 on where there is none; behind the
 * last number that there can be, free ones from the beginning.
 * @param taken all numbers of the branch (decisions ROM-06), also those of the room
 */
export const nextNumbers = (
  taken: ReadonlySet<number>,
  ofRoom: readonly number[],
  count: number,
): readonly number[] => {
  const found: number[] = [];
  const highest = Math.max(0, ...ofRoom);
  for (let step = 1; step <= maxNumber && found.length < count; step += 1) {
    const number = ((highest + step - 1) % maxNumber) + 1;
    if (!taken.has(number)) found.push(number);
  }
  return found;
};

const longestName = 100;
const counted = /^(.*?)(\d{1,6})$/s;

/**
 * Names that continue one: behind `Fenster 3` come `Fenster 4`, `Fenster 5`; behind `Erker` comes `Erker 2`. Where a
 * name ends with the table's own number, those of the copies do, too.
 * @param taken names of the room, which are left out
 * @param numbers of the copies
 */
export const nextNames = (
  original: { readonly name: string; readonly number: number },
  taken: ReadonlySet<string>,
  numbers: readonly number[],
): readonly string[] => {
  const [, words = '', digits = ''] = counted.exec(original.name) ?? [];
  if (digits !== '' && Number(digits) === original.number)
    return numbers.map((number) => withNumber(words, String(number).padStart(digits.length, '0')));
  const [before, first] = digits === '' ? [`${original.name} `, 2] : [words, Number(digits) + 1];
  const used = new Set(taken);
  let next = first;
  return numbers.map(() => {
    let name = withNumber(before, String(next).padStart(digits.length, '0'));
    while (used.has(name)) {
      next += 1;
      name = withNumber(before, String(next).padStart(digits.length, '0'));
    }
    used.add(name);
    return name;
  });
};

/** A name with a number behind it, cut so that it fits. */
function withNumber(words: string, digits: string): string {
  return `${[...words].slice(0, longestName - digits.length).join('')}${digits}`;
}

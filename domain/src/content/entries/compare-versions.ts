/** Less than zero where a version is older than another: number by number, and a missing one is 0. */
export const compareVersions = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

function numbersOf(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

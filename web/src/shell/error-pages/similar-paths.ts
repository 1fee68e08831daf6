/** Below this two paths have nothing in common but some letters. */
const alike = 0.4;

/** The paths that somebody may have meant, the likeliest first. */
export const similarPaths = (path: string, candidates: readonly string[], max = 3): readonly string[] =>
  candidates
    .map((candidate) => ({ candidate, score: likeness(path, candidate) }))
    .filter(({ score }) => score >= alike)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ candidate }) => candidate);

function likeness(path: string, candidate: string): number {
  return Math.max(
    shared(pairsOf(path), pairsOf(candidate)),
    shared(pairsOf(wordsOf(path)), pairsOf(wordsOf(candidate))),
  );
}

function shared(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / Math.max(one.size + other.size, 1);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** What a path is about stands in its last words. */
function wordsOf(path: string): string {
  return path.split('/').slice(2).join('') || path;
}

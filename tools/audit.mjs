import { npm } from './install.mjs';
import { readLock, runtimePackages } from './runtime-packages.mjs';

const patienceMs = 30_000;
const graveOnes = ['high', 'critical'];

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const titlesOf = (via) =>
  via.flatMap((each) => (typeof each === 'string' ? [] : [`${each.title} (${each.url})`])).join('; ');

/**
 * What an answer of `npm audit --json` says of the packages that are delivered. Those of builds and tests do not count:
 * nobody but us runs them.
 * @returns {{ refused: string } | { faults: string[] }} why nothing is known, or a line for each high or critical one
 */
export const readAudit = (text, lock) => {
  const answer = parse(text);
  if (!answer?.vulnerabilities) return { refused: (answer?.message ?? 'no answer').split('\n', 1)[0] };
  const places = new Set(runtimePackages(lock).map(({ place }) => place));
  const faults = Object.values(answer.vulnerabilities)
    .filter(({ severity, nodes }) => graveOnes.includes(severity) && nodes.some((node) => places.has(node)))
    .map(
      ({ name, range, severity, via }) =>
        `${name} ${range}: ${severity}. ${titlesOf(via) || `by ${via.join(', ')}`}`,
    );
  return { faults };
};

/** Asks the registry, through npm, what is known of the packages of the lockfile. */
export const audit = async () => {
  const quick = ['--fetch-retries=0', `--fetch-timeout=${patienceMs}`];
  const { output } = await npm(['audit', '--json', '--package-lock-only', ...quick], patienceMs);
  return readAudit(output, readLock());
};

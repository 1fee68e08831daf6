// Whoever reads only the end of a long run must see there what failed.

/** Lines of a message that are shown; the rest stands above, where the test ran. */
const maxLines = 12;

const beginningOf = (message) => (message ?? '').split('\n').slice(0, maxLines).join('\n');

/** The failed tests of Vitest's JSON report: where each stands, its name, and the beginning of what it said. */
export const failedInVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults = [] }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, name: fullName, message: failureMessages?.[0] }));
    // A file that broke before its first test.
    return failed.length === 0 && status === 'failed'
      ? [{ file, name: '(the file itself)', message }]
      : failed;
  });

/** How many tests of Vitest's JSON report were to run and did not; those that are left to `npm run test:full` were not. */
export const skippedInVitest = ({ testResults = [] }) =>
  testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, tags = [] }) => !['passed', 'failed'].includes(status) && !tags.includes('full'))
    .length;

/** What belongs to no test, as `errors-reporter.mjs` wrote it. */
export const failedBesideTests = (messages) =>
  messages.map((message) => ({ file: '', name: '(beside the tests)', message }));

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const testsThatEnded = (wanted, suites) =>
  suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        file,
        name: title,
        message: results.find(({ error }) => error)?.error?.message,
      })),
  );

/** The failed tests of Playwright's JSON report. */
export const failedInPlaywright = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message, location }) => ({ file: location?.file ?? '', name: '(the run)', message })),
  ...testsThatEnded('unexpected', suites),
];

/** Those that failed and passed when they were repeated, with what the first try said. */
export const repeatedInPlaywright = ({ suites = [] }) => testsThatEnded('flaky', suites);

/** What is printed of them at the end of a run; nothing when none failed. */
export const describeFailed = (failed) =>
  failed
    .map(({ part, file, name, message }) => `✗ ${part}: ${file}\n  ${name}\n${beginningOf(message)}`)
    .join('\n\n');

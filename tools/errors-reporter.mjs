import { writeFileSync } from 'node:fs';

/** The variable of the environment that names the file to write. */
export const errorsFileKey = 'TRESEN_TEST_ERRORS';

/** What went wrong, and why, as far as that is known. */
const linesOf = ({ message, cause }) =>
  cause === undefined || cause === null ? [message] : [message, ...linesOf(cause)];

/** Vitest's JSON report leaves out what belongs to no test, say a process that ended in the middle of a file. */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const file = process.env[errorsFileKey];
    if (file) writeFileSync(file, JSON.stringify(errors.map((error) => linesOf(error).join('\n'))));
  }
}

export { guessableBy } from './new-passwords.ts';

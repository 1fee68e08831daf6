export { type GuessableCode, guessable, guessableCodes } from './guessable.ts';

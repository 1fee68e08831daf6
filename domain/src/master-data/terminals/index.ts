import { de } from './terminal.de.ts';
import { en } from './terminal.en.ts';

export const terminalWords = { de, en };
export { type TerminalValues, terminal } from './terminal.ts';

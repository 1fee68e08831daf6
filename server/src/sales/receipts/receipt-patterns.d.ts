import type { PatternCheck } from '../../kit/json-reader/index.ts';
/** The contract's patterns on bytes; a test compares them with the expressions. */
export declare const patternChecks: Readonly<Record<string, PatternCheck>>;

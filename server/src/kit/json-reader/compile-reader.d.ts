import { type ReadableSchema } from './reader-code.ts';
/** Whether the bytes from `from` up to `to`, the inside of a JSON string, are of a pattern. */
export type PatternCheck = (bytes: Uint8Array, from: number, to: number) => boolean;
/** Reads values of one schema from UTF-8 bytes without making what nobody wants of them. */
export interface ByteReader<T> {
    /**
     * The value that begins at `from`: certainly of the schema. Undefined when it is not, or when it is written in a way
     * that is left to JSON.parse and a validator: spaces, escapes, numbers with fraction or exponent, a name twice.
     */
    read(bytes: Buffer, from: number): T | undefined;
    /** The index behind the value that `read` found last. */
    readonly end: number;
}
export interface ReaderOptions {
    /** Paths of the values to keep, such as `.positions[].vat[].net`, each with all that it stands in. */
    readonly wanted: readonly string[];
    /** Checks that are quicker than the regular expression of the same text. */
    readonly patterns?: Readonly<Record<string, PatternCheck>>;
}
/**
 * Compiles a reader from a JSON Schema, as a validator is: the schema stays the only place that says what is right.
 * @throws when the schema says something that readers do not know
 */
export declare const compileReader: <T>(schema: ReadableSchema, { wanted, patterns }: ReaderOptions) => ByteReader<T>;

/** The part of JSON Schema (draft 2020-12) that a reader is made from; anything else is refused. */
export interface ReadableSchema {
    readonly type?: string | readonly string[];
    readonly const?: number;
    readonly enum?: readonly (string | null)[];
    readonly pattern?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly items?: ReadableSchema;
    readonly properties?: Readonly<Record<string, ReadableSchema>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: boolean;
}
/** Code of a reader. In it `b` is the bytes, `i` the index of the next one; -1 says: not readable. */
export interface ReaderCode {
    /** Function declarations, the root's last. */
    readonly functions: readonly string[];
    readonly root: string;
    /** Pattern texts in the order in which the code calls `patterns[n]`. */
    readonly patterns: readonly string[];
}
/**
 * Writes the code that reads an object of the schema and keeps what is wanted: paths such as `.positions[].vat[].net`,
 * each with all that it stands in.
 * @throws when the schema says something that readers do not know
 */
export declare const writeReader: (schema: ReadableSchema, wanted: readonly string[]) => ReaderCode;

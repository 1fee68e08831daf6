export { type ByteReader, compileReader, type PatternCheck, type ReaderOptions } from './compile-reader.ts';
export type { ReadableSchema } from './reader-code.ts';

import { type ReadReceipt } from './receipt-reader.ts';
/** A record of a push: its own bytes, and the receipt where it could be read at once. */
export interface BatchRecord {
  readonly bytes: Buffer;
  readonly receipt: ReadReceipt | undefined;
}
/** One record from its text, as if it stood in a batch. */
export declare const readRecord: (text: string) => BatchRecord;
/**
 * Reads the elements of a JSON array one by one: each record keeps the very bytes that the register sent, and a broken
 * one breaks no other. `take` is called in their order.
 * @param bytes UTF-8 without spaces around it
 * @throws {AppError} MALFORMED_JSON when the text is no array at all, TOO_LARGE when it holds more than 500
 */
export declare const readBatch: <T>(bytes: Buffer, take: (record: BatchRecord) => T) => T[];

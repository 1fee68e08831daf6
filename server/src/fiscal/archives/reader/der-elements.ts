import { type AsnType, fromBER } from 'asn1js';

/** An element of a log message: its first octet, and its content. Constructed ones are not opened. */
export interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
}

/** The elements of a SEQUENCE, and where each begins. */
export interface DerSequence {
  readonly elements: readonly DerElement[];
  readonly begins: readonly number[];
}

const bounds = { maxDepth: 8, maxNodes: 200, copyInput: false, parseEmbedded: false } as const;
const sequenceTag = 0x30;
const most = 64;

/**
 * Cuts a SEQUENCE into its elements. Devices write DER with lengths of one to three octets, which is cut at sight; a library
 * takes a hundred times as long, and is asked for whatever else BER allows. Undefined for what neither reads, for what claims
 * to be longer than it is, and for what is nested deeper or cut finer than a log message can be.
 */
export const readSequence = (bytes: Buffer): DerSequence | undefined =>
  readPlain(bytes) ?? readByLibrary(bytes);

/** In plain DER. Exported for the test that both ways read the same. */
export const readPlain = (bytes: Buffer): DerSequence | undefined => {
  if (bytes[0] !== sequenceTag) return undefined;
  const outer = lengthAt(bytes, 1);
  if (!outer || outer.begin + outer.length !== bytes.length) return undefined;
  const elements: DerElement[] = [];
  const begins: number[] = [];
  for (let at = outer.begin; at < bytes.length; ) {
    const tag = bytes[at] as number;
    const inner = lengthAt(bytes, at + 1);
    // A tag of several octets is none that a log message has.
    if (!inner || (tag & 31) === 31 || elements.length === most) return undefined;
    const end = inner.begin + inner.length;
    if (end > bytes.length) return undefined;
    elements.push({ tag, content: bytes.subarray(inner.begin, end) });
    begins.push(at);
    at = end;
  }
  return { elements, begins };
};

/** As the library reads it. */
export const readByLibrary = (bytes: Buffer): DerSequence | undefined => {
  const { offset, result } = fromBER(bytes as Buffer<ArrayBuffer>, {
    ...bounds,
    maxContentLength: bytes.length,
  });
  if (offset !== bytes.length || result.idBlock.tagNumber !== 16) return undefined;
  const blocks = (result.valueBlock as { value?: readonly AsnType[] }).value;
  if (!blocks || blocks.length > most) return undefined;
  const elements: DerElement[] = [];
  const begins: number[] = [];
  let at = bytes.length - blocks.reduce((sum, { blockLength }) => sum + blockLength, 0);
  if (result.lenBlock.isIndefiniteForm) return undefined; // what is signed then has no one form
  for (const block of blocks) {
    const { idBlock, blockLength } = block;
    const head = block.idBlock.blockLength + block.lenBlock.blockLength;
    if (block.lenBlock.isIndefiniteForm) return undefined;
    const tag =
      ((idBlock.tagClass - 1) << 6) | (idBlock.isConstructed ? 0x20 : 0) | Math.min(31, idBlock.tagNumber);
    elements.push({ tag, content: bytes.subarray(at + head, at + blockLength) });
    begins.push(at);
    at += blockLength;
  }
  return { elements, begins };
};

function lengthAt(bytes: Buffer, at: number): { begin: number; length: number } | undefined {
  const first = bytes[at];
  if (first === undefined) return undefined;
  if (first < 0x80) return { begin: at + 1, length: first };
  const second = bytes[at + 1];
  if (first === 0x81 && second !== undefined && second >= 0x80) return { begin: at + 2, length: second };
  const third = bytes[at + 2];
  if (first === 0x82 && second && third !== undefined) return { begin: at + 3, length: second * 256 + third };
  return undefined;
}

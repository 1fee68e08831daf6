/**
 * Gives back the memory of bytes that nobody needs any more. V8 would do it when it looks through all of its heap, which it
 * then does every thirty megabytes.
 */
export const freeMemory = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};

/** Of the types, those of browsers alone have it. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly Memory: new (_: {
      readonly initial: number;
      readonly maximum: number;
      readonly shared: true;
    }) => { readonly buffer: SharedArrayBuffer };
  };
};

const pageBytes = 65_536;

/**
 * Memory that threads share and that begins with a page, as disks take it directly (kit/files): V8 promises that of the
 * memory of WebAssembly alone, for which it reserves gigabytes of addresses. Where a process may not have those, the memory
 * begins anywhere.
 * @param bytes a multiple of 65,536
 */
export const sharedPages = (bytes: number): SharedArrayBuffer => {
  const pages = bytes / pageBytes;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }).buffer;
  } catch (error) {
    if (error instanceof RangeError) return new SharedArrayBuffer(bytes);
    throw error;
  }
};

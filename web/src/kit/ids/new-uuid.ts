/** A random UUID of version 4, also at a plain HTTP address, where browsers have no `crypto.randomUUID`. */
export const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6); // the version
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8); // the variant of RFC 9562
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Octets of DER (X.690), as far as the log message of a security device needs them. */
export type Octets = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The octets of a text in UTF-8. */
export const utf8 = (text: string): Octets => encoder.encode(text);

/** One after the other. */
export const joined = (parts: readonly Octets[]): Octets => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The octets of hexadecimal digits; undefined where they are none. */
export const octetsOfHex = (hex: string): Octets | undefined =>
  /^(?:[0-9a-f]{2})+$/i.test(hex)
    ? Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined;

/** A whole number from 0 in as few octets as hold it and a leading bit of 0: the content of an INTEGER. */
export const integerOctets = (value: number): Octets => {
  const octets = [value % 256];
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256))
    octets.unshift(rest % 256);
  if ((octets[0] ?? 0) > 127) octets.unshift(0);
  return Uint8Array.from(octets);
};

/** Tag, length and content. */
export const tagged = (tag: number, content: Octets): Octets =>
  joined([Uint8Array.of(tag), lengthOctets(content.length), content]);

/** An OBJECT IDENTIFIER from its numbers: `0.4.0.127.0.7.3.7.1.1`. */
export const objectIdentifier = (dotted: string): Octets => {
  const [first = 0, second = 0, ...arcs] = dotted.split('.').map(Number);
  return tagged(0x06, Uint8Array.from([40 * first + second, ...arcs].flatMap(arcOctets)));
};

function lengthOctets(length: number): Octets {
  if (length < 128) return Uint8Array.of(length);
  const octets = integerOctets(length).filter((octet, index) => octet > 0 || index > 0);
  return joined([Uint8Array.of(128 + octets.length), octets]);
}

function arcOctets(arc: number): number[] {
  const octets = [arc % 128];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
    octets.unshift(128 + (rest % 128));
  return octets;
}

/** An element with text or with elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** An element; what is undefined in it is left out. */
export const element = (
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.filter((part) => part !== undefined),
});

/** The whole document in UTF-8, an element a line. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;

function linesOf({ name, attributes, content }: XmlElement, indent: string): string[] {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)];
  if (typeof content === 'string') return [`${indent}<${head.join(' ')}>${escaped(content)}</${name}>`];
  const inside = content.flatMap((part) => linesOf(part, `${indent}  `));
  return [`${indent}<${head.join(' ')}>`, ...inside, `${indent}</${name}>`];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

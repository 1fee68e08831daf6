/** An element as it is read back. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text, where it has no elements. */
  readonly text: string;
  readonly elements: readonly ReadElement[];
}

/** Reads a document of elements, attributes and texts; @throws for one that is not well-formed. */
export const readXml = (document: string): ReadElement => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!document.startsWith(head)) throw new Error('the declaration is missing');
  const open: { name: string; attributes: Record<string, string>; text: string; elements: ReadElement[] }[] =
    [{ name: '', attributes: {}, text: '', elements: [] }];
  for (const [, close, name = '', tag = '', text = ''] of document
    .slice(head.length)
    .matchAll(/<(\/?)(\w+)([^<>]*)>([^<>]*)/g)) {
    const inner = open.at(-1);
    if (close) {
      if (!inner || inner.name !== name) throw new Error(`</${name}> ends nothing`);
      open.pop();
      open.at(-1)?.elements.push({ ...inner, text: unescaped(inner.text) });
    } else open.push({ name, attributes: attributesOf(tag), text, elements: [] });
  }
  const [root] = open[0]?.elements ?? [];
  if (open.length !== 1 || !root) throw new Error('an element is not closed');
  return root;
};

/** All elements of a name, at any depth. */
export const elementsNamed = (element: ReadElement, name: string): ReadElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.elements.flatMap((part) => elementsNamed(part, name)),
];

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/ (\w+)="([^"<]*)"/g)].map(([, name, value]) => [name, value]));
}

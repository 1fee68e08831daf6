/** Where Word says that a paragraph is an item of a list, and how deep: `mso-list:l0 level2 lfo1`. */
const itemStyle = /mso-list:\s*l\d+\s+level(\d)/i;

/** Makes lists of the paragraphs that Word writes in their place, each with its bullet or number as text before it. */
export const makeWordLists = (body: HTMLElement): void => {
  /** Lists that are open, the outermost first. */
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(itemStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const name = takeMarker(paragraph);
    if (!last || last !== paragraph.previousElementSibling) open = [];
    open = open.slice(0, level);
    if (open.at(-1)?.localName !== name && open.length === level) open = open.slice(0, level - 1);
    while (open.length < level) open.push(newList(paragraph, name, open.at(-1)));
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    [last] = open;
    paragraph.remove();
  }
};

/** Removes the bullet or number; it says which kind of list this is. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul';
}

/** Begins a list before the paragraph, or within the last item of the one around it. */
function newList(paragraph: HTMLElement, name: 'ol' | 'ul', around: HTMLElement | undefined): HTMLElement {
  const list = paragraph.ownerDocument.createElement(name);
  if (!around) paragraph.before(list);
  else (around.lastElementChild ?? around).append(list);
  return list;
}

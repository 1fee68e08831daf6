import { useEffect, useRef } from 'react';

/** What a server's words may consist of: text and how it is set, nothing that loads, links or runs. */
const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'span', 'div', 'small'],
  ALLOWED_ATTR: [],
};

/** Words of a licence service, which may be HTML (SHP-55). Where they cannot be cleaned nothing of them shows. */
export const ServerWords = ({ html }: { readonly html: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isHere = true;
    const element = place.current;
    if (element) showIn(element, html, () => isHere).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [html]);
  return <span ref={place} />;
};

/** Puts the words into an element: DOMPurify takes away whatever is not allowed (decisions SHP-59). */
async function showIn(element: HTMLElement, html: string, isWanted: () => boolean): Promise<void> {
  const { default: purify } = await import('dompurify');
  const words = purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  if (isWanted()) element.replaceChildren(words);
}

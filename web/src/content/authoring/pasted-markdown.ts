import { gfm } from '@joplin/turndown-plugin-gfm';
import DOMPurify from 'dompurify';
import TurndownService from 'turndown';

const service = new TurndownService({
  ...{ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
});
service.use(gfm);

/**
 * What was copied in Word, a table or a web page, as Markdown; undefined where the HTML says no more than the plain text
 * does: that one is pasted as it is, so that Markdown which was copied elsewhere stays Markdown.
 */
export const pastedMarkdown = (html: string): string | undefined => {
  // Word and web pages carry pictures of their own, which no reader could load.
  const clean = DOMPurify.sanitize(html, {
    FORBID_TAGS: ['style', 'title', 'img', 'svg'],
    FORBID_ATTR: ['style', 'class'],
  });
  if (!/<(?:h[1-6]|strong|b|em|i|a|ul|ol|table|blockquote|pre|code)\b/i.test(clean)) return undefined;
  return service.turndown(clean).replaceAll('\u00a0', ' ').trim();
};

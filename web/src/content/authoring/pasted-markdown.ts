import { gfm } from '@joplin/turndown-plugin-gfm';
import { pictureTypes } from '@tresen/domain/kit/pictures';
import DOMPurify from 'dompurify';
import TurndownService from 'turndown';
import { newUuid } from '../../kit/ids/index.ts';
import { makeWordLists } from './word-lists.ts';

const service = new TurndownService({
  ...{ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
});
service.use(gfm);

/** A picture that came along with words; the text has `place` where its address belongs. */
export interface PastedPicture {
  readonly file: File;
  readonly place: string;
}

/** What was copied elsewhere. */
export interface Pasted {
  /** Markdown. */
  readonly text: string;
  readonly pictures: readonly PastedPicture[];
  /** Pictures that lie elsewhere: on the disk of whoever wrote the text, or on a page that no reader may load them from. */
  readonly leftOut: number;
}

/**
 * What was copied in Word, a table or a web page, as Markdown; undefined where the HTML says no more than the plain text
 * does: that one is pasted as it is, so that Markdown which was copied elsewhere stays Markdown.
 */
export const pastedMarkdown = (html: string): Pasted | undefined => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeWordLists(body);
  makeHeads(body);
  unwrapPlainBold(body);
  const taken = takePictures(body);
  const clean = DOMPurify.sanitize(body.innerHTML, {
    FORBID_TAGS: ['style', 'title', 'svg'],
    FORBID_ATTR: ['style', 'class'],
  });
  const says = /<(?:h[1-6]|strong|b|em|i|a|ul|ol|table|blockquote|pre|code)\b/i.test(clean);
  if (!says && taken.pictures.length === 0) return undefined;
  const text = service.turndown(clean).replaceAll('\u00a0', ' ').trim();
  return text === '' ? undefined : { text, ...taken };
};

/** Tables of Word and of spreadsheets have no heads; Markdown has none without. */
function makeHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const [first] = table.rows;
    if (!first || table.rows.length < 2 || table.querySelector('th')) continue;
    for (const cell of [...first.cells]) {
      const head = body.ownerDocument.createElement('th');
      head.append(...cell.childNodes);
      for (const bold of head.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
      cell.replaceWith(head);
    }
  }
}

/** Google Docs wraps all that it hands over in a `<b>` that is not bold. */
function unwrapPlainBold(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b'))
    if (/font-weight:\s*(?:normal|400)/i.test(bold.getAttribute('style') ?? ''))
      bold.replaceWith(...bold.childNodes);
}

/** Leaves of pictures the places of those that are in the HTML itself. */
function takePictures(body: HTMLElement): Pick<Pasted, 'pictures' | 'leftOut'> {
  const pictures: PastedPicture[] = [];
  let leftOut = 0;
  for (const picture of body.querySelectorAll('img')) {
    const file = fileOf(picture.getAttribute('src') ?? '');
    if (file) {
      const place = `#${newUuid()}`;
      picture.setAttribute('src', place);
      pictures.push({ file, place });
    } else {
      leftOut += 1;
      picture.remove();
    }
  }
  return { pictures, leftOut };
}

function fileOf(source: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(source) ?? [];
  if (!pictureTypes.some((known) => known === type)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return new File([bytes], 'pasted', { type });
  } catch {
    return undefined; // cut off on its way
  }
}

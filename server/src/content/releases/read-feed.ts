import { SaxesParser } from 'saxes';

/** An element of a feed with what is in it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const atom = 'http://www.w3.org/2005/Atom';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Reads a feed as strictly as RFC 4287 is written, for tests: what a program might forgive is thrown here.
 * @throws {Error} with what is against it
 */
export const readAtom = (text: string): { readonly feed: Element; readonly entries: readonly Element[] } => {
  const feed = elementIn(text);
  if (feed.name !== 'feed') throw new Error('no feed');
  const entries = all(feed, 'entry');
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) one(element, name);
    if (!URL.canParse(one(element, 'id').text)) throw new Error('an id that is no address');
    for (const at of [...all(element, 'updated'), ...all(element, 'published')])
      if (!moment.test(at.text)) throw new Error(`no moment: ${at.text}`);
    const leads = all(element, 'link').filter(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
    if (leads.length !== 1 || !URL.canParse(leads[0]?.attributes.href ?? ''))
      throw new Error('leads nowhere');
  }
  if (all(feed, 'author').length === 0 && entries.some((entry) => all(entry, 'author').length === 0))
    throw new Error('nobody wrote it');
  for (const author of all(feed, 'author')) one(author, 'name');
  const ids = entries.map((entry) => one(entry, 'id').text);
  if (new Set(ids).size !== ids.length) throw new Error('an id twice');
  return { feed, entries };
};

/** The text of a construct as people see it (3.1): what is HTML without its marks. */
export const shownText = ({ attributes, text }: Element): string =>
  attributes.type === 'html'
    ? text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_all, sign: 'lt') => signs[sign] ?? '')
    : text;

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

export const one = (element: Element, name: string): Element => {
  const [found, ...others] = all(element, name);
  if (!found || others.length > 0) throw new Error(`${name} of ${element.name}: not once`);
  return found;
};

export const all = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

function elementIn(text: string): Element {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  const add = (more: string) => {
    const last = open.at(-1);
    if (last) last.text += more;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== atom) throw new Error(`${local} is none of Atom`);
    const values = Object.values(attributes).map(({ local: name, value }): [string, string] => [name, value]);
    open.push({ name: local, attributes: Object.fromEntries(values), children: [], text: '' });
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) open.at(-1)?.children.push(closed);
  });
  parser.write(text).close();
  const [feed] = root.children;
  if (!feed) throw new Error('nothing');
  return feed;
}

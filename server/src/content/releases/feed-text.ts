import { isTextPicture } from '@tresen/domain/kit/pictures';
import { Feed } from 'feed';
import { type Html, html } from '../../kit/html/index.ts';
import type { ContentEntry } from '../entries/index.ts';

/** Where a feed is read, and where this server answers. */
export interface FeedAddress {
  readonly origin: string;
  readonly self: string;
}

/** An application and its releases as Atom (RFC 4287). */
export const feedText = (
  application: ContentEntry,
  releases: readonly ContentEntry[],
  { origin, self }: FeedAddress,
): string => {
  const link = `${origin}/release-notes/${application.slug}`;
  const feed = new Feed({
    ...{ id: `urn:uuid:${application.id}`, title: application.title, description: application.summary, link },
    ...{ language: application.language, generator: 'Tresen', feed: self },
    // Without one each entry would have to name its own (4.1.1).
    author: { name: 'Tresen' },
    updated: releases[0]?.publishDate ?? application.publishDate,
  });
  for (const release of releases)
    feed.addItem({
      id: `urn:uuid:${release.id}`,
      // The library says that titles are HTML.
      title: html`${release.details.version}: ${release.title}`.text.replaceAll(']]>', ']]&gt;'),
      link,
      // Written before its day, it is new on that day.
      date: new Date(Math.max(release.lastModified.getTime(), release.publishDate.getTime())),
      published: release.publishDate,
      content: plainHtml(release.body, origin),
    });
  return feed.atom1();
};

/**
 * A Markdown text as paragraphs, items of a list and our own pictures; all other marks as they were typed: nothing that
 * somebody wrote becomes a tag.
 */
function plainHtml(markdown: string, origin: string): string {
  const blocks = markdown.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const isList = lines.length > 0 && lines.every((line) => line.startsWith('- '));
    return isList ? list(lines, origin) : html`<p>${withPictures(lines.join(' '), origin)}</p>`;
  });
  // Whatever ends a section of XML inside of it would end it for whoever reads the feed.
  return html`${blocks}`.text.replaceAll(']]>', ']]&gt;');
}

function list(lines: readonly string[], origin: string): Html {
  return html`<ul>${lines.map((line) => html`<li>${withPictures(line.slice(2), origin)}</li>`)}</ul>`;
}

/** With addresses of their own, since a feed is read elsewhere; of a picture that is none of ours its words are left. */
function withPictures(text: string, origin: string): Html[] {
  const pieces = text.split(/(!\[[^\]]*\]\([^)]*\))/);
  return pieces.map((piece) => {
    const [, words, address = ''] = /^!\[([^\]]*)\]\(\s*([^\s)]*)[^)]*\)$/.exec(piece) ?? [];
    if (words === undefined) return html`${piece}`;
    return isTextPicture(address) ? html`<img src="${origin}${address}" alt="${words}"/>` : html`${words}`;
  });
}

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Markdown, MarkdownLinks, parseMarkdown, type ResolveLink } from './index.ts';
import styles from './markdown.module.css';

const picture = `/files/contentPictures/${'0a'.repeat(16)}.webp`;

const toShelf: ResolveLink = (href) => (href === 'shelf' ? '/shelf' : undefined);

const htmlOf = (source: string) => {
  const { container } = render(
    <MemoryRouter>
      <MarkdownLinks value={toShelf}>
        <Markdown tokens={parseMarkdown(source)} />
      </MarkdownLinks>
    </MemoryRouter>,
  );
  return container.innerHTML;
};

describe('Markdown', () => {
  it.each([
    [
      'words',
      'Some **strong** and *soft* `code`.',
      '<p>Some <strong>strong</strong> and <em>soft</em> <code>code</code>.</p>',
    ],
    ['lists', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['items and words that are there twice', '- one\n- one', '<ul><li>one</li><li>one</li></ul>'],
    ['what no longer holds', '~~5~~ 4 euro', '<p><del>5</del> 4 euro</p>'],
    ['lines within a cell', 'one<br>two<BR />three', '<p>one<br>two<br>three</p>'],
    ['a line between parts', 'one\n\n---\n\ntwo', '<p>one</p><hr><p>two</p>'],
    ['numbered lists from their number on', '3. three', '<ol start="3"><li>three</li></ol>'],
    ["headings below the page's title", '# A\n\n#### B', '<h2>A</h2><h3>B</h3>'],
    ['quotes', '> Note', '<blockquote><p>Note</p></blockquote>'],
    ['links between the texts', '[a](shelf)', '<p><a href="/shelf" data-discover="true">a</a></p>'],
    [
      'links out',
      '[a](https://b.example)',
      '<p><a href="https://b.example" target="_blank" rel="noreferrer">a</a></p>',
    ],
    [
      'pictures that are stored here',
      `![Der Knopf](${picture})`,
      `<p><img class="${styles.picture}" alt="Der Knopf" loading="lazy" src="${picture}"></p>`,
    ],
    [
      'keys as people type them',
      'Mit <Strg>+<K> oder <Del>, <kbd>nie</kbd>',
      '<p>Mit &lt;Strg&gt;+&lt;K&gt; oder &lt;Del&gt;, nie</p>',
    ],
    ['keys on a line of their own', '<Strg>\nund dann', '<p>&lt;Strg&gt;\nund dann</p>'],
    [
      'the words of a block of HTML',
      '<div class="x">Vor dem <b>Kassensturz</b><!-- nie --><style>p{}</style></div>',
      '<p>Vor dem Kassensturz</p>',
    ],
    ['characters of HTML as they are', 'a < b & "c"', '<p>a &lt; b &amp; "c"</p>'],
  ])('shows %s', (_name, source, html) => expect(htmlOf(source)).toBe(html));

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['what a script says', '<div>a<script>alert(1)</script></div>', 'alert'],
    ['a handler', '<img src=x onerror=alert(1)>', 'img'],
    ['a picture', '![a](https://b.example/c.png)', 'img'],
    ['a picture of another folder', `![a](${picture.replace('contentPictures', 'shopPictures')})`, 'img'],
    ['a picture that climbs', '![a](/files/contentPictures/../x.webp)', 'img'],
    ['a drawing as data', '![a](data:image/svg+xml,b)', 'img'],
    ['a link that is a script', '[a](javascript:alert(1))', '<a'],
    ['a link that is data', '[a](data:text/html,b)', '<a'],
    ['a link to another host without a scheme', '[a](//b.example)', '<a'],
  ])('never makes %s', (_name, source, trace) => expect(htmlOf(source)).not.toContain(trace));
});

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';
import { parseTopic } from './parse-topic.ts';

const htmlOf = (source: string) => {
  const tokens = parseTopic('users', `# Title\n\n${source}`).sections.flatMap((section) => section.tokens);
  const { container } = render(
    <MemoryRouter>
      <Markdown tokens={tokens} />
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
    ['numbered lists from their number on', '3. three', '<ol start="3"><li>three</li></ol>'],
    ['quotes', '> Note', '<blockquote><p>Note</p></blockquote>'],
    [
      'links to topics',
      '[a](receipts#tse)',
      '<p><a href="/documentation/receipts#tse" data-discover="true">a</a></p>',
    ],
    [
      'links out',
      '[a](https://b.example)',
      '<p><a href="https://b.example" target="_blank" rel="noreferrer">a</a></p>',
    ],
    ['characters of HTML as they are', 'a < b & "c"', '<p>a &lt; b &amp; "c"</p>'],
  ])('shows %s', (_name, source, html) => expect(htmlOf(source)).toBe(html));

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a handler', '<img src=x onerror=alert(1)>', 'img'],
    ['a picture', '![a](https://b.example/c.png)', 'img'],
    ['a link that is a script', '[a](javascript:alert(1))', '<a'],
    ['a link that is data', '[a](data:text/html,b)', '<a'],
    ['a link to another host without a scheme', '[a](//b.example)', '<a'],
  ])('never makes %s', (_name, source, trace) => expect(htmlOf(source)).not.toContain(trace));
});

describe('a page of the help', () => {
  it('has to begin with its title', () => {
    expect(() => parseTopic('users', 'No title')).toThrow('users does not begin with a title');
  });

  it('takes anchors from its headings, or from the mark behind them', () => {
    const { sections } = parseTopic('users', '# T\n\n## Größe & *Maß*\n\n### Sub {#own-one}\n\ntext');
    expect(sections.map(({ anchor, level, title }) => [anchor, level, title])).toEqual([
      ['', 1, ''],
      ['grosse-mass', 2, 'Größe & Maß'],
      ['own-one', 3, 'Sub'],
    ]);
  });
});

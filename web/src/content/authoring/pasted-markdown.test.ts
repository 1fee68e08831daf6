import { describe, expect, it } from 'vitest';
import { pastedMarkdown } from './pasted-markdown.ts';

describe('CNT-10: what is pasted becomes Markdown', () => {
  it.each([
    [
      'a heading and words of Word',
      '<h2 style="mso-x:1">Titel</h2><p>Ein <b>fetter</b> Satz</p>',
      '## Titel\n\nEin **fetter** Satz',
    ],
    ['a list', '<ul><li>Eins</li><li>Zwei</li></ul>', '-   Eins\n-   Zwei'],
    ['a link', '<p><a href="https://tresen.example/a">hier</a></p>', '[hier](https://tresen.example/a)'],
    [
      'a table',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '| A   | B   |\n| --- | --- |\n| 1   | 2   |',
    ],
  ])('%s', (_what, html, text) => expect(pastedMarkdown(html)).toBe(text));

  it.each([
    ['a script', '<b>A</b><script>alert(1)</script>'],
    ['a picture of elsewhere', '<b>A</b><img src="https://b.example/c.png" onerror="alert(1)">'],
    ['a drawing with a script', '<b>A</b><svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['styles of Word', '<style>p { color: red }</style><b>A</b>'],
  ])('without %s', (_what, html) => expect(pastedMarkdown(html)).toBe('**A**'));

  it('without a link that is a script', () =>
    expect(pastedMarkdown('<p><a href="javascript:alert(1)">A</a> <b>B</b></p>')).toBe('A **B**'));

  it('only where it says more than the plain text', () =>
    expect(pastedMarkdown('<div>Ein <span style="color:red">Satz</span></div>')).toBeUndefined());
});

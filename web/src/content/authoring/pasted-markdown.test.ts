import { describe, expect, it } from 'vitest';
import { pastedMarkdown } from './pasted-markdown.ts';

/** A paragraph in place of an item of a list, as Word for Windows writes it. */
const wordItem = (level: number, sign: string, words: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
  ])('%s', (_what, html, text) => expect(pastedMarkdown(html)?.text).toBe(text));

  it.each([
    ['a script', '<b>A</b><script>alert(1)</script>'],
    ['a picture of elsewhere', '<b>A</b><img src="https://b.example/c.png" onerror="alert(1)">'],
    ['a drawing with a script', '<b>A</b><svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['styles of Word', '<style>p { color: red }</style><b>A</b>'],
  ])('without %s', (_what, html) => expect(pastedMarkdown(html)?.text).toBe('**A**'));

  it('without a link that is a script', () =>
    expect(pastedMarkdown('<p><a href="javascript:alert(1)">A</a> <b>B</b></p>')?.text).toBe('A **B**'));

  it('only where it says more than the plain text', () =>
    expect(pastedMarkdown('<div>Ein <span style="color:red">Satz</span></div>')).toBeUndefined());

  it('lists that Word writes as paragraphs, with lists in them', () => {
    const html = [
      wordItem(1, '·', 'Pinsel'),
      wordItem(2, 'o', 'weich'),
      wordItem(1, '·', 'Lappen'),
      '<p class=MsoNormal>Danach:</p>',
      wordItem(1, '1.', 'Lade öffnen', 1),
      wordItem(1, '2.', 'Lade reinigen', 1),
    ];
    expect(pastedMarkdown(html.join(''))?.text).toBe(
      '-   Pinsel\n    -   weich\n-   Lappen\n\nDanach:\n\n1.  Lade öffnen\n2.  Lade reinigen',
    );
  });

  it('a table of Word, whose first line is its head', () => {
    const html =
      '<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Teil</b></p></td><td><p><b>Frist</b></p></td></tr>' +
      '<tr><td><p>Feder</p></td><td><p>12 Monate</p><p>oder früher</p></td></tr></table>';
    expect(pastedMarkdown(html)?.text).toBe(
      '| Teil | Frist |\n| --- | --- |\n| Feder | 12 Monate<br><br>oder früher |',
    );
  });

  it('words of Google Docs, which are not bold for that', () =>
    expect(
      pastedMarkdown('<b style="font-weight:normal" id="docs-internal-guid-1"><p>Eins <i>zwei</i></p></b>')
        ?.text,
    ).toBe('Eins *zwei*'));

  it('pictures that come along, in their places, and counts those that cannot', () => {
    const html = `<p>Vorn <img src="data:image/png;base64,${dot}" alt="Lade"></p><img src="file:///C:/clip_image001.png">`;
    const { text, pictures, leftOut } = pastedMarkdown(html) ?? {};
    expect(text).toBe(`Vorn ![Lade](${pictures?.[0]?.place})`);
    expect(pictures?.map(({ file }) => [file.type, file.size])).toEqual([['image/png', 70]]);
    expect(leftOut).toBe(1);
  });

  it('no picture that is cut off, or a drawing', () =>
    expect(
      pastedMarkdown(
        '<b>A</b><img src="data:image/png;base64,iV==BO"><img src="data:image/svg+xml;base64,PHN2Zz4=">',
      ),
    ).toEqual({ text: '**A**', pictures: [], leftOut: 2 }));
});

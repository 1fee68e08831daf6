import { expect, it } from 'vitest';
import { html } from './index.ts';

it('a text put into HTML stays text, in an element and in an attribute', () => {
  const evil = `"><script>alert('1' & 1)</script>`;
  expect(html`<a title="${evil}">${evil}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39; &amp; 1)&lt;/script&gt;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39; &amp; 1)&lt;/script&gt;</a>',
  );
});

it('HTML put into HTML stays HTML, alone and as a list', () => {
  const item = html`<li>${'<'}</li>`;
  expect(html`<ul>${[item, item]}</ul>${item}`.text).toBe('<ul><li>&lt;</li><li>&lt;</li></ul><li>&lt;</li>');
});

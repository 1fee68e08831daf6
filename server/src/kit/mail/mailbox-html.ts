import { createHash } from 'node:crypto';
import { Html, html } from '../html/index.ts';
import type { KeptMail } from './mailbox.ts';
import type { MailboxTexts } from './mailbox-texts.ts';

const style = `
:root{color-scheme:light dark;--page:#f4f6f7;--paper:#fff;--line:#dde2e6;--text:#182026;--soft:#55606a;--link:#0b6470}
@media (prefers-color-scheme:dark){:root{--page:#12171a;--paper:#1b2226;--line:#323b41;--text:#e9edef;--soft:#a9b4bc;--link:#6bc5cf}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:24px 16px 48px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
h1{font-size:22px;line-height:30px;margin:0;overflow-wrap:anywhere}
p{color:var(--soft);margin:4px 0 20px}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
ul,iframe,details,dl,.empty{background:var(--paper);border:1px solid var(--line);border-radius:12px;margin:0;padding:0;overflow:hidden}
ul{list-style:none}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 16px;color:inherit;text-decoration:none;min-height:44px}
li a:hover{background:var(--page)}
strong{overflow-wrap:anywhere}
small,time{color:var(--soft);font-size:14px}
small{grid-column:1/-1;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;padding:12px 16px;margin-bottom:16px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:46rem;margin-bottom:16px}
summary{padding:12px 16px;cursor:pointer}
pre{margin:0;padding:0 16px 16px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
.empty{padding:32px 16px;text-align:center}
`;

/** The pages run no script and load nothing but the mail in its frame; of styles, only the one above. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail may bring inline styles, as mails do; its links open in new tabs that are not in the sandbox. */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** All mails, newest first. */
export const listPage = (texts: MailboxTexts, mails: readonly KeptMail[]): string =>
  page(
    texts,
    texts.title,
    html`<header><h1>${texts.title}</h1><a href="/dev/mailbox">${texts.refresh}</a></header>
<p>${texts.explanation}</p>
${
  mails.length > 0
    ? html`<ul>${mails.map((mail) => row(texts, mail))}</ul>`
    : html`<div class="empty">${texts.empty}</div>`
}`,
  );

/** One mail: its HTML in a frame, its text below. */
export const mailPage = (texts: MailboxTexts, { id, at, to, subject, text }: KeptMail): string =>
  page(
    texts,
    subject,
    html`<header><h1>${subject}</h1><a href="/dev/mailbox">${texts.back}</a></header><p></p>
<dl><dt>${texts.to}</dt><dd>${to}</dd><dt>${texts.at}</dt><dd>${time(texts, at)}</dd></dl>
<iframe src="/dev/mailbox/${id}/html" title="${texts.content}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>${texts.asText}</summary><pre>${text}</pre></details>`,
  );

export const missingPage = (texts: MailboxTexts): string =>
  page(
    texts,
    texts.title,
    html`<header><h1>${texts.missing}</h1><a href="/dev/mailbox">${texts.back}</a></header>`,
  );

function page(texts: MailboxTexts, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${new Html(style)}</style></head>
<body><main>${content}</main></body></html>
`.text;
}

function time(texts: MailboxTexts, at: string): Html {
  const format = new Intl.DateTimeFormat(texts.language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return html`<time datetime="${at}">${format.format(new Date(at))}</time>`;
}

function row(texts: MailboxTexts, { id, at, to, subject }: KeptMail): Html {
  return html`<li><a href="/dev/mailbox/${id}"><strong>${subject}</strong>${time(texts, at)}<small>${to}</small></a></li>`;
}

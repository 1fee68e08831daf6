import { type Html, html } from '../../html/index.ts';
import type { LayoutTexts } from './layout-texts.ts';
import type { MailRow, MailSection, MailWords } from './mail-words.ts';

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = `margin:0 0 16px;font-size:16px;line-height:24px;color:#182026;${font}`;
const small = `margin:0 0 12px;font-size:13px;line-height:20px;color:#55606a;${font}`;

/** For programs that know it; all others keep the inline colours of the light scheme. Colours as in the web app. */
const darkStyle = html`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#12171a!important}
.paper{background:#1b2226!important;border-color:#323b41!important}
.text{color:#e9edef!important}
.soft{color:#a9b4bc!important}
.brand,.link{color:#6bc5cf!important}
.button,.button a{background:#6bc5cf!important;color:#06272c!important}
.line{border-color:#323b41!important}
}
</style>`;

/** Whole addresses, as the words name them. */
export interface MailLinks {
  readonly link: string | undefined;
  readonly unaskedLink: string | undefined;
}

/** What stands below the button. */
export const notes = ({ note, unasked }: MailWords): readonly string[] =>
  [note, unasked].filter((text) => text !== undefined);

/** One narrow column of tables with inline styles, no pictures, no script: what mail programs show alike. */
export const renderHtml = (
  language: string,
  words: MailWords,
  links: MailLinks,
  texts: LayoutTexts,
): string =>
  html`${head(language, words)}
<body class="page" style="margin:0;padding:0;background:#f4f6f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f6f7" style="background:#f4f6f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><span class="brand" style="font-size:20px;line-height:28px;font-weight:700;color:#0b6470;${font}">Tresen</span></td></tr>
<tr><td class="paper" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #dde2e6;border-radius:12px;padding:28px 24px 12px">${body(words, links, texts)}</td></tr>
<tr><td style="padding:16px 4px 0"><p class="soft" style="${small}">${words.reason} ${texts.automatic}</p></td></tr>
</table></td></tr></table>
</body></html>
`.text;

/** A cell with a background: the one kind of button that every mail program draws. */
function button(words: string, link: string): Html {
  return html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="#0b6470" style="background:#0b6470;border-radius:8px">
<a href="${link}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px;${font}">${words}</a>
</td></tr></table>`;
}

function inline(address: string, words: string): Html {
  return html`
<p class="text" style="${paragraph}"><a class="link" href="${address}" target="_blank" rel="noopener noreferrer" style="color:#0b6470">${words}</a></p>`;
}

function head(language: string, words: MailWords): Html {
  return html`<!doctype html>
<html lang="${language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${words.subject}</title>
${darkStyle}</head>`;
}

function body(words: MailWords, { link, unaskedLink }: MailLinks, texts: LayoutTexts): Html {
  return html`
<h1 class="text" style="margin:0 0 20px;font-size:22px;line-height:30px;font-weight:600;color:#182026;${font}">${words.heading}</h1>
<p class="text" style="${paragraph}">${texts.greeting}</p>
${words.paragraphs.map((text) => html`<p class="text" style="${paragraph}">${text}</p>`)}
${words.rows ? table(words.rows) : ''}${(words.sections ?? []).map(section)}
${words.button !== undefined && link !== undefined ? button(words.button, link) : ''}
${notes(words).map((text) => html`<p class="text" style="${paragraph}">${text}</p>`)}
${unaskedLink ? inline(unaskedLink, words.unaskedLink ?? unaskedLink) : ''}
<p class="text" style="${paragraph}">${texts.farewell}</p>
${link === undefined ? '' : linkHint(link, texts)}`;
}

function linkHint(link: string, texts: LayoutTexts): Html {
  return html`
<p class="soft line" style="${small};border-top:1px solid #dde2e6;padding-top:16px">${texts.linkHint}<br>
<a class="link" href="${link}" target="_blank" rel="noopener noreferrer" style="color:#0b6470;word-break:break-all">${link}</a></p>`;
}

function section({ heading, rows, note }: MailSection): Html {
  return html`
<h2 class="text" style="margin:8px 0 8px;font-size:17px;line-height:24px;font-weight:600;color:#182026;${font}">${heading}</h2>${table(rows)}${
    note === undefined ? '' : html`<p class="soft" style="${small}">${note}</p>`
  }`;
}

function table(rows: readonly MailRow[]): Html {
  return html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.map(row)}</table>`;
}

/** What stands beside each other, such as articles and what they cost; the end is kept in one line. */
function row({ name, value, isTotal, note, link }: MailRow): Html {
  const weight = isTotal ? 'font-weight:600' : 'font-weight:400';
  const cell = `padding:8px 0;border-top:1px solid #dde2e6;font-size:15px;line-height:22px;color:#182026;${weight};${font}`;
  return html`<tr><td class="text line" valign="top" style="${cell};padding-right:16px">${link === undefined ? name : linked(name, link)}${
    note === undefined
      ? ''
      : html`<br><span class="soft" style="font-size:13px;line-height:18px;color:#55606a">${note}</span>`
  }</td>
<td class="text line" align="right" valign="top" style="${cell};white-space:nowrap">${value}</td></tr>`;
}

/** A sentence that leads somewhere reads as the others do: only its line tells. */
function linked(words: string, address: string): Html {
  return html`<a class="text" href="${address}" target="_blank" rel="noopener noreferrer" style="color:#182026;text-decoration:underline">${words}</a>`;
}

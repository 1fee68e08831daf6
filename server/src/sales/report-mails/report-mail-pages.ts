import { createHash } from 'node:crypto';
import { Html, html } from '../../kit/html/index.ts';
import type { Link } from './links.ts';
import { reportMailTexts } from './report-mail-content.ts';

/** What a link of a mail does, once its page is answered. */
export const linkActions = ['confirm', 'decline', 'unsubscribe'] as const;
export type LinkAction = (typeof linkActions)[number];

export const reportMailPage = (publicUrl: string, action: LinkAction, token: string): string =>
  `${publicUrl}/api/report-mails/${action}/${token}`;

const style = `
:root{color-scheme:light dark;--page:#f4f6f7;--paper:#fff;--text:#182026;--line:#dde2e6;--link:#0b6470;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#12171a;--paper:#1b2226;--text:#e9edef;--line:#323b41;--link:#6bc5cf;--on:#06272c}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:32rem;margin:0 auto;padding:32px 16px;overflow-wrap:anywhere}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:24px}
h1{font-size:22px;line-height:30px;margin:0 0 16px}
b{color:var(--link);font-size:20px;display:block;margin:0 4px 16px}
button{font:inherit;font-weight:600;min-height:48px;padding:12px 24px;border:0;border-radius:8px;background:var(--link);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;

/** The page runs no script and sends its form to nobody else. */
export const linkPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Asks before it does: programs that look at mails open every link in them. */
export const askingPage = (action: LinkAction, { language, company, name, email }: Link): string => {
  const { page } = reportMailTexts[language];
  const { title, text, button } = {
    confirm: {
      title: page.confirmTitle,
      text: page.confirmText(company, name, email),
      button: page.confirmButton,
    },
    unsubscribe: {
      title: page.unsubscribeTitle,
      text: page.unsubscribeText(company, name, email),
      button: page.unsubscribeButton,
    },
    decline: {
      title: page.declineTitle,
      text: page.declineText(company, email),
      button: page.declineButton,
    },
  }[action];
  return pageOf(language, title, html`<p>${text}</p><form method="post"><button>${button}</button></form>`);
};

/** Says that it is done. */
export const donePage = (action: LinkAction, { language, email }: Link): string => {
  const { page } = reportMailTexts[language];
  const [title, text] = {
    confirm: [page.confirmTitle, page.confirmed(email)] as const,
    unsubscribe: [page.unsubscribeTitle, page.unsubscribed(email)] as const,
    decline: [page.declineTitle, page.declined(email)] as const,
  }[action];
  return pageOf(language, title, html`<p role="status">${text}</p>`);
};

export const gonePage = (language: 'de' | 'en'): string => {
  const { page } = reportMailTexts[language];
  return pageOf(language, page.goneTitle, html`<p>${page.goneText}</p>`);
};

function pageOf(language: 'de' | 'en', title: string, body: Html): string {
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head><body><main><b>Tresen</b><section><h1>${title}</h1>${body}</section></main></body></html>`
    .text;
}

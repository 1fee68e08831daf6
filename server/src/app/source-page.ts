import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../kit/html/index.ts';

const texts = {
  de: {
    title: 'Quelltext von Tresen',
    free: 'Tresen ist freie Software unter der',
    right:
      'Wer diese Installation benutzt, darf den Quelltext der Fassung bekommen, die hier läuft, mit allen Änderungen (Abschnitt 13 der Lizenz).',
    ask: 'Bitte fragen Sie danach bei',
    operator: 'Bitte fragen Sie danach bei der Stelle, die diese Installation betreibt.',
    notices: 'Lizenzen der enthaltenen Software',
  },
  en: {
    title: 'Source code of Tresen',
    free: 'Tresen is free software under the',
    right:
      'Everyone who uses this installation is entitled to the source code of the version running here, including all changes (section 13 of the licence).',
    ask: 'To request it, please contact',
    operator: 'Please ask the operator of this installation.',
    notices: 'Licences of the software included',
  },
};

const style = `
:root{color-scheme:light dark;--page:#f4f6f7;--text:#182026;--link:#0b6470}
@media (prefers-color-scheme:dark){:root{--page:#12171a;--text:#e9edef;--link:#6bc5cf}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:40rem;margin:0 auto;padding:48px 24px;overflow-wrap:anywhere}
h1{font-size:24px;line-height:32px}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * `GET /source`: where the source of this installation is, for everybody (AGPL 13): at SOURCE_URL, else a page that
 * tells whom to ask.
 */
export const addSourcePage = (
  app: FastifyInstance,
  {
    sourceUrl,
    supportEmail,
  }: { readonly sourceUrl: string | undefined; readonly supportEmail: string | undefined },
): void => {
  app.get('/source', async (request, reply) => {
    if (sourceUrl) return reply.redirect(sourceUrl, 302);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(pageOf(languageOf(request.headers['accept-language']), supportEmail));
  });
};

function pageOf(language: 'de' | 'en', supportEmail: string | undefined): string {
  const t = texts[language];
  const whom = supportEmail
    ? html`<p>${t.ask} <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`
    : html`<p>${t.operator}</p>`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title><style>${new Html(style)}</style></head><body><main><h1>${t.title}</h1><p>${t.free} <a href="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License 3</a>. ${t.right}</p>${whom}<p><a href="/notices.txt">${t.notices}</a></p></main></body></html>`
    .text;
}

/** German unless the browser would rather have English. */
function languageOf(accepted = ''): 'de' | 'en' {
  return /^\s*en\b/i.test(accepted) || (/\ben\b/i.test(accepted) && !/\bde\b/i.test(accepted)) ? 'en' : 'de';
}

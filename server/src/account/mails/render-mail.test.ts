import { describe, expect, it } from 'vitest';
import { type MailContent, renderMail } from './index.ts';

const link = 'https://tresen.example/confirmed?token=abc&email=a%40x.example';
const validUntil = new Date('2026-07-04T10:15:00Z');
const invitation = {
  kind: 'invitation',
  link,
  validUntil,
  company: 'Lindenhof',
  invitedBy: 'Olga Lindner',
} as const;
const disownLink = 'https://tresen.example/not-me?token=abc&email=a%40x.example';
const confirmation = {
  kind: 'confirmEmail',
  link,
  validUntil,
  name: 'Rita Öz',
  company: 'Café Rita',
  disownLink,
} as const;
const contents: readonly MailContent[] = [
  confirmation,
  { kind: 'resetPassword', link, validUntil },
  invitation,
  { kind: 'passwordChanged', link, changedAt: validUntil },
];
const cases = contents.flatMap((content) =>
  (['de', 'en'] as const).map((language) => ({ language, content })),
);

describe.each(cases)('the mail $content.kind in $language', ({ language, content }) => {
  const mail = renderMail(language, content);

  it('carries its link once as a button and in full letters, in text and in HTML', () => {
    expect(mail.text.split(link)).toHaveLength(2);
    const escaped = link.replace('&', '&amp;');
    expect(mail.html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${escaped}</a>`);
  });

  it('says until when the link is good or when it was, with the zone', () => {
    const said =
      language === 'de'
        ? 'Samstag, 4. Juli 2026 um 12:15 Uhr (MESZ)'
        : 'Saturday, 4 July 2026 at 12:15 (CEST)';
    expect(mail.text).toContain(said);
    expect(mail.html).toContain(said);
  });

  it('says why it came and what to do if one did not ask for it', () => {
    expect(mail.text).toMatch(
      language === 'de'
        ? /Sie erhalten diese Nachricht/
        : /You received this email because|We send this email every time/,
    );
    expect(mail.text).toMatch(language === 'de' ? /\?\s*Dann/ : /(Didn’t|Don’t) [^?]+\?/);
  });

  it('names its language, and asks for nothing from elsewhere', () => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
  });
});

it('texts that people typed stay texts', () => {
  const company = '<b onclick="x">Linden & Hof</b>';
  const { html } = renderMail('de', { ...invitation, company });
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Linden &amp; Hof&lt;/b&gt;');
  expect(html).not.toContain('<b onclick');
});

it('names that people typed are one short line', () => {
  const mail = renderMail('de', {
    ...invitation,
    company: `A\r\nBcc: all@x.example\u2028${'x'.repeat(500)}`,
  });
  expect(mail.subject).toMatch(/^Einladung zu A Bcc: all@x\.\u200bexample x{20,60} bei Tresen$/);
});

it('names that people typed are not made a link of', () => {
  const mail = renderMail('en', { ...invitation, invitedBy: 'Win at https://evil.example now' });
  expect(mail.text).not.toContain('https://evil');
  expect(mail.text).not.toContain('evil.example');
});

it.each([
  ['de', 'von „Rita Öz“ für den Betrieb „Café Rita“', 'Das war ich nicht: Registrierung entfernen'],
  ['en', 'by “Rita Öz” for the company “Café Rita”', 'This wasn’t me – remove the account'],
] as const)(
  'in %s a confirmation names who registered which company, and where to remove it',
  (language, who, words) => {
    const mail = renderMail(language, confirmation);
    expect(mail.text).toContain(who);
    expect(mail.text).toContain(`${words}:\n${disownLink}`);
    expect(mail.html).toContain(who);
    expect(mail.html).toMatch(
      new RegExp(`href="${disownLink.replace('&', '&amp;').replace('?', '\\?')}"[^>]*>${words}<`),
    );
  },
);

it('of what a stranger typed a confirmation keeps nothing but two short names', () => {
  const mail = renderMail('de', {
    ...confirmation,
    name: '<a href="https://evil.de">Gewinn</a> abholen: evil.de\r\nBcc: x@y.de',
    company: `Ruf +49 900 123456 an ${'sofort '.repeat(50)}`,
  });
  for (const text of [mail.text, mail.html, mail.subject]) {
    expect(text).not.toMatch(/evil|Bcc|x@y|900|123456/);
    expect(text.match(/sofort/g)?.length ?? 0).toBeLessThanOrEqual(3);
  }
  expect(renderMail('de', { ...confirmation, name: 'https://evil.de', company: '!' }).text).toContain(
    'ein Zugang zu Tresen angelegt. Bitte',
  );
});

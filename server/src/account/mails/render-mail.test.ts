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
const contents: readonly MailContent[] = [
  { kind: 'confirmEmail', link, validUntil },
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
      language === 'de' ? /Sie erhalten diese Nachricht/ : /You receive this message because|at every change/,
    );
    expect(mail.text).toMatch(language === 'de' ? /\?\s*Dann/ : /\? Then/);
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

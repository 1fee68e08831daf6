import { expect, test } from 'vitest';
import { normalizeEmail } from './normalize-email.ts';

test.each([
  [' Rita@Cafe-Rita.DE ', 'rita@cafe-rita.de'],
  ['rita+Kasse@cafe-rita.co.uk', 'rita+kasse@cafe-rita.co.uk'],
  ['Kasse@BÄCKEREI-Müller.de', 'kasse@bäckerei-müller.de'],
  ['kasse@xn--bckerei-mller-bfb28a.de', 'kasse@bäckerei-müller.de'],
  ['kasse@ba\u0308ckerei-mu\u0308ller.de', 'kasse@bäckerei-müller.de'],
  ['MU\u0308LLER@bäckerei.de', 'müller@bäckerei.de'],
  ['info@straße.de', 'info@straße.de'],
  ['info@strasse.de', 'info@strasse.de'],
  ['olga@xn--afe-3ed.de', 'olga@xn--afe-3ed.de'],
  ['olga', 'olga'],
  ['olga@', 'olga@'],
  ['a@b@c.de', 'a@b@c.de'],
])('%j is compared as %j', (typed, normal) => {
  expect(normalizeEmail(typed)).toBe(normal);
  expect(normalizeEmail(normal)).toBe(normal);
});

import { describe, expect, it, vi } from 'vitest';
import { de } from './errors.de.ts';
import { en } from './errors.en.ts';

type Code = keyof typeof de;
const parameters = { from: '2026-11-24T00:00:00Z', seconds: 30, limit: 1 };
const codes = Object.keys(de) as Code[];

describe('the words of errors', () => {
  it('ERR-02: each error is written out in German and in English', () => {
    expect(Object.keys(en).toSorted()).toEqual(codes.toSorted());
    for (const code of codes) {
      const [german, english] = [de[code](parameters), en[code](parameters)];
      expect(german, code).toMatch(/^\p{Lu}.+/u);
      expect(english, code).toMatch(/^\p{Lu}.+/u);
      expect(german, code).not.toBe(english);
    }
  });

  it.each<[Code, string, string]>([
    [
      'UNIT_IN_USE',
      'Die Organisationseinheit kann nicht gelöscht werden, bis alle anderen Daten gelöscht sind.',
      'Organisationunit can not be deleted until all other data is deleted',
    ],
    ['TOO_LARGE', 'Die Datei ist zu groß!', 'File is too big!'],
  ])('ERR-02: %s is English as the specification has it', (code, german, english) => {
    expect([de[code]({}), en[code]({})]).toEqual([german, english]);
  });

  it('ERR-27: what only the vendor can delete has a code of its own, and says whom to ask', () => {
    expect(de.UNIT_HAS_DATA({})).toContain('wenden Sie sich an den Anbieter');
    expect(en.UNIT_HAS_DATA({})).toContain('contact the vendor');
  });

  it('no clock is made for them before one is read', async () => {
    vi.resetModules();
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const [german, english] = await Promise.all([import('./errors.de.ts'), import('./errors.en.ts')]);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    expect(german.de.UPLOADS_SPENT(parameters)).toMatch(/Uhr geht es weiter\.$/);
    expect(english.en.UPLOADS_SPENT(parameters)).toContain('upload again from');
  });
});

import { describe, expect, it } from 'vitest';
import { demoContent } from './index.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const all = demoContent(now).flatMap(({ children = [], ...entry }) => [entry, ...children]);
const ofKind = (kind: string) => all.filter((entry) => entry.kind === kind);

describe('CNT-10: the content of the demo', () => {
  it('is as much as a first look needs', () => {
    expect(ofKind('article').length).toBe(12);
    expect(ofKind('question').length).toBe(20);
    expect(ofKind('release').length).toBe(7);
    expect(ofKind('course').length).toBe(3);
    expect(ofKind('step').length).toBe(11);
  });

  it('is found by words of the trade that a question does not have', () => {
    const words = ofKind('question').flatMap(({ texts }) => texts.de.tags);
    for (const word of ['Tagesabschluss', 'Rechnungskorrektur', 'Internetausfall', 'Steuerberater'])
      expect(words).toContain(word);
    for (const { texts } of ofKind('question'))
      expect([texts.de.tags.length > 0, texts.en.tags.length > 0]).toEqual([true, true]);
  });

  it('is published, and says something in both languages', () => {
    for (const { publishDate, texts, kind } of all) {
      expect(Date.parse(publishDate)).toBeLessThan(now);
      for (const text of [texts.de, texts.en]) {
        expect(text.title).not.toBe('');
        if (!['topic', 'application', 'course'].includes(kind)) expect(text.body.length).toBeGreaterThan(40);
      }
    }
  });
});

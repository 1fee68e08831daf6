import { describe, expect, it } from 'vitest';
import type { TagId } from './index.ts';
import {
  piecesOf,
  placeholderNameFault,
  tagGroups,
  tagNamed,
  tagWords,
  withTagIds,
  withTagWords,
} from './index.ts';
import { foldTagName } from './tags.ts';

const ids = Object.values(tagGroups).flat();

describe('CFG-04: the tags', () => {
  it('stand in one group each', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(Object.keys(tagWords.de).length);
  });

  it('have names that mean one tag, whatever the language', () => {
    const meant = new Map<string, TagId>();
    for (const id of ids) {
      for (const name of [id, tagWords.de[id], tagWords.en[id]]) {
        expect([name, meant.get(foldTagName(name)) ?? id]).toEqual([name, id]);
        meant.set(foldTagName(name), id);
      }
    }
  });

  it('have names that stand in braces, in both languages', () => {
    for (const id of ids) {
      for (const name of [id, tagWords.de[id], tagWords.en[id]]) {
        expect([name, piecesOf(`{${name}}`)]).toEqual([name, [{ kind: 'tag', tag: id }]]);
      }
    }
  });

  it('are stored by id and read in words', () => {
    const typed = 'Zahlbetrag: {Zahlbetrag} {amount PAID} {Öffnungszeiten} { }';
    expect(withTagIds(typed)).toBe('Zahlbetrag: {paymentAmount} {paymentAmount} {Öffnungszeiten} { }');
    expect(withTagWords(withTagIds(typed), 'en')).toBe(
      'Zahlbetrag: {Amount paid} {Amount paid} {Öffnungszeiten} { }',
    );
  });

  it('are found without case', () => {
    expect(tagNamed(' tse-code ')).toBe('tseQr');
    expect(tagNamed('constructor')).toBeUndefined();
  });
});

describe('MDA-15, MDA-16: the name of a text block', () => {
  it.each(['Summe', 'TOTAL', 'total', 'Tax  number', 'tseQr', 'ust-idnr.'])('%s is that of a tag', (name) => {
    expect(placeholderNameFault(name)).toBe('NAME_NOT_VALID');
  });

  it.each(['{x}', '1a', '-', 'a\nb', 'a{b', '😀'])('%j cannot stand in braces', (name) => {
    expect(placeholderNameFault(name)).toBe('NAME_NOT_VALID');
  });

  it.each(['Öffnungszeiten', 'WLAN Gäste', 'Gruß 2', 'wi-fi'])('%s is one', (name) => {
    expect(placeholderNameFault(name)).toBeUndefined();
  });

  it('is there, and not too long', () => {
    expect(placeholderNameFault('  ')).toBe('MISSING');
    expect(placeholderNameFault('x'.repeat(41))).toBe('TOO_LONG');
  });
});

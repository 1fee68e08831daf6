import { renderHook } from '@testing-library/react';
import type { Deletion } from '@tresen/domain/kit/entities';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import { useDeletionWords } from './index.ts';

afterEach(() => setLanguage('de'));

const deletion = (change: Partial<Deletion>): Deletion => ({
  ...{ id: 'x', name: 'Theke', outcome: 'removed', reason: null, uses: [] },
  ...change,
});
const words = () => renderHook(() => useDeletionWords()).result.current;
const inUse = (uses: Deletion['uses']) => deletion({ outcome: 'refused', reason: 'IN_USE', uses });

describe('what became of a deletion', () => {
  it('MDA-12: is told in the words that were decided', () => {
    expect(words().outcome(deletion({}))).toBe('Theke wurde gelöscht.');
    expect(words().outcome(deletion({ outcome: 'marked' }))).toBe(
      'Theke wird nach der nächsten Synchronisation gelöscht.',
    );
    expect(words().outcome(inUse([{ entity: 'article', count: 1234 }]))).toBe(
      'Theke konnte nicht gelöscht werden: wird von 1.234 Artikeln verwendet.',
    );
  });

  it('MDA-13, ERR-26, ERR-27: names each count', () => {
    const uses = [
      { entity: 'article', count: 1 },
      { entity: 'category', count: 2 },
    ] as const;
    expect(words().outcome(inUse(uses))).toContain('wird von 1 Artikel und 2 Kategorien verwendet.');
    setLanguage('en');
    expect(words().outcome(inUse(uses))).toBe(
      'Theke could not be deleted because it is used by 1 article and 2 categories.',
    );
  });

  it('VAT-04, ERR-28: standard rates stay, in the words of the specification', () => {
    setLanguage('en');
    const refused = deletion({ outcome: 'refused', reason: 'STANDARD_VAT' });
    expect(words().refusal(refused)).toBe('The first three standard VAT rates cannot be deleted.');
  });

  it('ORG-09: the last organization stays, whatever uses it', () => {
    const refused = deletion({ outcome: 'refused', reason: 'LAST_ORGANIZATION' });
    expect(words().refusal(refused)).toBe('Mindestens eine Organisation muss bleiben.');
  });

  it('names branches that belong to an organization', () =>
    expect(words().outcome(inUse([{ entity: 'organizationUnit', count: 2 }]))).toContain(
      'wird von 2 Filialen verwendet.',
    ));
});

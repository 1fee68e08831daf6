import { describe, expect, it } from 'vitest';
import { countPlanned, goodsNames, type OwnRecord, type PresentRecord, planTakeOver } from './index.ts';

const standard = {
  entity: 'vat',
  id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  values: { name: 'Regelsteuersatz', symbol: 'A', value: 1900, key: 1 },
} as const;
const vat = (key: string, content: object): OwnRecord => ({ entity: 'vat', key, content: { ...content } });
const category = (key: string, content: object = {}): OwnRecord => ({
  entity: 'category',
  key,
  content: { name: key, ...content },
});
const article = (key: string, content: object = {}): OwnRecord => ({
  entity: 'article',
  key,
  content: { name: key, mainCategoryId: 'Bier', vatInHouseId: '1', vatOutOfHouseId: '1', ...content },
});
const ownVat = vat('1', { name: 'Normal', symbol: 'N', value: 1900, key: 1 });

const plan = (...own: OwnRecord[]) => planBeside([], ...own);
const planBeside = (shared: readonly PresentRecord[], ...own: OwnRecord[]) => {
  const made = Array.from({ length: own.length }, (_, index) => index);
  const newId = () => `00000000-0000-4000-8000-${String(made.pop()).padStart(12, '0')}`;
  return planTakeOver(own, [standard, ...shared], newId);
};
const faultsOf = (...own: OwnRecord[]) =>
  plan(...own).flatMap(({ key, faults }) => faults.map(({ path, code }) => `${key} ${path} ${code}`));

describe('taking over what a register holds (contract 9)', () => {
  it('has what a register sells, and what that names', () =>
    expect(goodsNames).toEqual(['vat', 'category', 'printer', 'article']));

  it('makes ids of its keys, and what others refer to comes first', () => {
    const planned = plan(
      article('Pils', { subcategoryId: 'Fass' }),
      category('Fass', { parentId: 'Bier' }),
      category('Bier'),
      ownVat,
    );
    expect(planned.map(({ key, outcome }) => `${key} ${outcome}`)).toEqual([
      '1 matches',
      'Bier new',
      'Fass new',
      'Pils new',
    ]);
    const [, beer, tap, pils] = planned;
    expect(pils).toMatchObject({
      values: { mainCategoryId: beer?.id, subcategoryId: tap?.id, vatInHouseId: standard.id },
    });
  });

  it('takes the rate of the branch for the same key and percentage, and no other for it', () => {
    expect(plan(ownVat)[0]).toMatchObject({ outcome: 'matches', id: standard.id });
    expect(faultsOf(vat('1', { name: 'Alt', symbol: 'N', value: 1600, key: 1 }))).toEqual(['1 key TAKEN']);
    expect(plan(vat('9', { name: 'Neu', symbol: 'N', value: 300, key: 9 }))[0]).toMatchObject({
      outcome: 'new',
    });
  });

  it('takes what all branches have for what is called the same, at the same place', () => {
    const [beer, tap] = ['a1', 'a2'].map((end) => `0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a${end}`);
    const shared: readonly PresentRecord[] = [
      { entity: 'category', id: beer ?? '', values: { name: 'BIER', parentId: null } },
      { entity: 'category', id: tap ?? '', values: { name: 'Fass', parentId: 'elsewhere' } },
      { entity: 'printer', id: 'bar', values: { name: 'Theke' } },
      { entity: 'employee', id: 'anna', values: { name: 'Anna', personnelNumber: null } },
      ...['Pils', 'Helles', 'Export'].map((name, index) => ({
        entity: 'article' as const,
        id: name,
        values: { name, mainCategoryId: beer, type: 'MainArticle', plu: String(index + 1), ean: null },
      })),
    ];
    const planned = planBeside(
      shared,
      ownVat,
      category('Bier'),
      category('Fass', { parentId: 'Bier' }),
      { entity: 'printer', key: 'P', content: { name: 'théke', group: 'bar' } },
      article('Pils'),
      article('Helles', { plu: '2' }),
      article('Export', { plu: '9' }),
      article('Weizen', { plu: '1' }),
    );
    expect(
      planned.map(({ key, outcome, id }) => `${key} ${outcome} ${outcome === 'matches' ? id : ''}`),
    ).toEqual([
      `1 matches ${standard.id}`,
      `Bier matches ${beer}`,
      'Fass new ',
      'P matches bar',
      'Pils matches Pils',
      'Helles matches Helles',
      'Export new ',
      'Weizen faulty ',
    ]);
    expect(planned.at(-1)?.faults).toEqual([{ path: 'plu', code: 'TAKEN', parameters: { names: 'Pils' } }]);
  });

  it('finds all faults: the rules of the kind, values taken twice, references that lead nowhere', () => {
    expect(
      faultsOf(
        ownVat,
        category('Bier'),
        category('BIÉR'),
        article('Pils', { price: 'dear' }),
        article('Weizen', { mainCategoryId: 'Wein' }),
        article('Radler', { mainCategoryId: 'BIÉR' }),
        article('A', { plu: '1' }),
        article('B', { plu: '1' }),
      ),
    ).toEqual([
      'BIÉR name TAKEN',
      'Pils price NOT_A_NUMBER',
      'Weizen mainCategoryId UNKNOWN_REFERENCE',
      'Radler mainCategoryId UNKNOWN_REFERENCE',
      'B plu TAKEN',
    ]);
  });

  it('keeps categories to two levels, and articles to a pair of them', () =>
    expect(
      faultsOf(
        ownVat,
        category('Bier'),
        category('Wein'),
        category('Fass', { parentId: 'Bier' }),
        category('Pils', { parentId: 'Fass' }),
        article('A', { mainCategoryId: 'Fass' }),
        article('B', { subcategoryId: 'Wein' }),
        article('C', { mainCategoryId: 'Wein', subcategoryId: 'Fass' }),
      ),
    ).toEqual([
      'Pils parentId ONLY_MAIN_CATEGORY',
      'A mainCategoryId ONLY_MAIN_CATEGORY',
      'B subcategoryId ONLY_SUBCATEGORY',
      'C subcategoryId NOT_OF_MAIN_CATEGORY',
    ]));

  it('names a record that is a part of itself, at whatever depth', () => {
    const bundle = (key: string, member: string) =>
      article(key, { type: 'BundleArticle', members: [{ articleId: member, quantity: 1000 }] });
    expect(faultsOf(ownVat, category('Bier'), bundle('A', 'B'), bundle('B', 'A'))).toContain(
      'B members.0.articleId PART_OF_ITSELF',
    );
    const chain = Array.from({ length: 5_000 }, (_, index) => bundle(`c${index}`, `c${index + 1}`));
    expect(faultsOf(ownVat, category('Bier'), ...chain).length).toBeGreaterThan(0);
  });

  it('counts what becomes of each kind', () =>
    expect(
      countPlanned(plan(ownVat, category('Bier'), article('Pils'), article('pils', { plu: '' }))),
    ).toEqual([
      { entity: 'vat', total: 1, fresh: 0, matching: 1, faulty: 0 },
      { entity: 'category', total: 1, fresh: 1, matching: 0, faulty: 0 },
      { entity: 'article', total: 2, fresh: 2, matching: 0, faulty: 0 },
    ]));
});

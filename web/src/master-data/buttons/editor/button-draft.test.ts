import type { ButtonGrid, ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { inReadingOrder, isSameGrid } from '@tresen/domain/master-data/buttons/grid';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, readDraft, readDraftFacts, writeDraft } from './button-draft.ts';
import { type FactsByTarget, targetKey } from './targets.ts';

const templateId = '0197a000-0000-7000-8000-000000000001';
const ids = [1, 2, 3].map((digit) => `0197a000-0000-7000-8000-00000000010${digit}`);
const app = 'Mobile_Pos';
const draftKey = `tresen.draft.buttonGrid.${templateId}.${app}`;
const baseKey = `tresen.draft.buttonBase.${templateId}.${app}`;

const buttonAt = (row: number, column: number, id = ids[0] ?? '', label: string | null = null) =>
  ({
    ...{ layer: 0, row, column, rowSpan: 1, columnSpan: 1 },
    ...{ target: { kind: 'article', id }, label, colour: null, pictureId: null },
  }) satisfies ButtonMapping;
const gridOf = (mappings: readonly ButtonMapping[], rows = 4): ButtonGrid => ({
  app,
  layout: { rows, columns: 4, layers: 1 },
  mappings,
});
const factsOf = (name: string) => ({ name, colour: null, picture: null, price: 350 });
const noFacts: FactsByTarget = new Map();
const draftOf = (base: ButtonGrid, grid: ButtonGrid, version = 7) => ({ grid, base, version });

/** Grids as edits leave them, over few cells so that they differ and agree. */
const anyGrid = fc
  .tuple(
    fc.integer({ min: 3, max: 4 }),
    fc.uniqueArray(
      fc.record({
        ...{ row: fc.nat(3), column: fc.nat(3), id: fc.constantFrom(...ids) },
        label: fc.constantFrom(null, 'Größe', '"\\'),
      }),
      { maxLength: 8, selector: ({ row, column }) => `${row}.${column}` },
    ),
  )
  .map(([rows, list]) =>
    gridOf(
      inReadingOrder(
        list
          .filter(({ row }) => row < rows)
          .map(({ row, column, id, label }) => buttonAt(row, column, id, label)),
      ),
      rows,
    ),
  );

describe('what was laid out and not saved', () => {
  beforeEach(() => localStorage.clear());

  it('comes back as it was, whatever it was made of', () => {
    fc.assert(
      fc.property(anyGrid, anyGrid, anyGrid, (base, first, second) => {
        localStorage.clear();
        writeDraft(templateId, draftOf(base, first), noFacts);
        writeDraft(templateId, draftOf(base, second), noFacts);
        const found = readDraft(templateId, app);
        expect(found?.version).toBe(7);
        expect(found && isSameGrid(found.grid, second)).toBe(true);
        expect(found && isSameGrid(found.base, base)).toBe(true);
      }),
    );
  });

  it('is kept by what differs, and what it went on from once', () => {
    const many = Array.from({ length: 16 }, (_, at) => buttonAt(Math.floor(at / 4), at % 4));
    const base = gridOf(many);
    const edit = (label: string) => gridOf([buttonAt(0, 0, ids[1], label), ...many.slice(1)]);
    const facts = new Map(many.map(({ target }) => [targetKey(target), factsOf('Espresso')] as const));
    writeDraft(templateId, draftOf(base, edit('Tee')), facts);
    const kept = localStorage.getItem(draftKey) ?? '';
    expect(kept).toContain('Tee');
    expect(kept).not.toContain(ids[0]);
    localStorage.setItem(baseKey, JSON.stringify({ version: 7, values: gridOf(many.slice(0, 2)) }));
    writeDraft(templateId, draftOf(base, edit('Kaffee')), facts);
    expect(readDraft(templateId, app)?.base.mappings).toHaveLength(2);
  });

  it('is whole again after another tab has saved, and given up what both had kept', () => {
    const [base, grid] = [gridOf([buttonAt(0, 0)]), gridOf([buttonAt(2, 2)])];
    writeDraft(templateId, draftOf(base, grid), noFacts);
    forgetDraft(templateId, app);
    expect([draftKey, baseKey].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    writeDraft(templateId, draftOf(base, grid), noFacts);
    expect(readDraft(templateId, app)?.grid.mappings).toEqual([buttonAt(2, 2)]);
  });

  it('goes on from its own version where another tab keeps one of a newer one', () => {
    const [base, newer] = [gridOf([buttonAt(0, 0)]), gridOf([buttonAt(1, 1)])];
    writeDraft(templateId, draftOf(base, gridOf([])), noFacts);
    writeDraft(templateId, draftOf(newer, gridOf([]), 8), noFacts);
    writeDraft(templateId, draftOf(base, gridOf([buttonAt(3, 3)])), noFacts);
    expect(readDraft(templateId, app)).toMatchObject({ version: 7, base: { mappings: [{ row: 0 }] } });
  });

  it('names what its own buttons are called', () => {
    const tea = buttonAt(0, 0, ids[1]);
    const facts: FactsByTarget = new Map([[targetKey(tea.target), factsOf('Tee')]]);
    writeDraft(templateId, draftOf(gridOf([]), gridOf([tea])), facts);
    expect(readDraftFacts(templateId, app)).toEqual(facts);
  });

  it('is read as it was kept before, with both grids whole', () => {
    const [base, grid] = [gridOf([buttonAt(0, 0)]), gridOf([buttonAt(2, 2)])];
    localStorage.setItem(draftKey, JSON.stringify({ version: 3, values: { grid, base, facts: [] } }));
    expect(readDraft(templateId, app)).toEqual({ version: 3, grid, base });
  });

  const good = { layout: gridOf([]).layout, changes: { mappings: [], removed: [] } };
  const wrong: readonly (readonly [string, unknown, unknown])[] = [
    ['no changes', { layout: good.layout }, gridOf([])],
    ['changes of another sort', { ...good, changes: { mappings: [null], removed: [] } }, gridOf([])],
    ['no layout', { changes: good.changes }, gridOf([])],
    ['a base of another app', good, { ...gridOf([]), app: 'Event_App' }],
    ['nothing it went on from', good, null],
    [
      'buttons that overlap',
      { ...good, changes: { mappings: [{ ...buttonAt(0, 0), columnSpan: 2 }], removed: [] } },
      gridOf([buttonAt(0, 1)]),
    ],
  ];
  it.each(wrong)('is none with %s', (_, values, base) => {
    localStorage.setItem(draftKey, JSON.stringify({ version: 3, values }));
    localStorage.setItem(baseKey, JSON.stringify({ version: 3, values: base }));
    expect(readDraft(templateId, app)).toBeUndefined();
  });

  it('is none where what lies beside it is of another version', () => {
    writeDraft(templateId, draftOf(gridOf([buttonAt(0, 0)]), gridOf([])), noFacts);
    const base = JSON.parse(localStorage.getItem(baseKey) ?? '');
    localStorage.setItem(baseKey, JSON.stringify({ ...base, version: 8 }));
    expect(readDraft(templateId, app)).toBeUndefined();
  });
});

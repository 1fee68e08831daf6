import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fields, initialValues, syncedNames } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';
import { contentJsonSchema, contentSchemaPath, readContent, registerSyncStateOf } from './index.ts';

const printerContent = {
  ...initialValues(kinds.printer.fields),
  name: 'Theke',
  isActive: false,
};

describe('MDA-01: what goes down to registers', () => {
  it.each(syncedNames)('has a published schema: %s', (name) => {
    const entity = kinds[name];
    const schema = contentJsonSchema(entity);
    expect(contentSchemaPath(entity)).toBe(`/schemas/${name}-1.json`);
    expect(schema.required).toEqual([...Object.keys({ ...entity.fields, ...entity.secrets }), 'isActive']);
    expect(Object.keys(schema.properties ?? {})).toEqual(schema.required);
  });

  it('says of each field what it may be', () => {
    const { properties = {} } = contentJsonSchema(kinds.article);
    expect(properties).toMatchObject({
      name: { type: 'string', maxLength: 100 },
      plu: { type: ['string', 'null'], maxLength: 20 },
      price: { type: 'integer', description: "Cents of the branch's currency." },
      course: { type: ['integer', 'null'], enum: [1, 2, 3, 4, 5, null] },
      favorite: { type: 'boolean' },
      vatInHouseId: { type: 'string' },
      printerId: { type: ['string', 'null'] },
      prices: { type: 'array', items: { type: 'object', required: ['key', 'name', 'price'] } },
    });
  });
});

describe('the content of a record', () => {
  it('is read by the rules of its kind', () => {
    const { isActive, ...values } = printerContent;
    expect(readContent(kinds.printer, JSON.stringify(printerContent))).toEqual({ values, isActive });
  });

  it('may have members that came later', () => {
    const content = JSON.stringify({ ...printerContent, later: [1] });
    expect(readContent(kinds.printer, content)).not.toHaveProperty('faults');
  });

  it('is never half read, whatever the text', () => {
    const fields: Fields = kinds.printer.fields;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readContent(kinds.printer, text);
        if (read.values === undefined) expect(read.faults.length).toBeGreaterThan(0);
        else expect(Object.keys(read.values)).toEqual(Object.keys(fields));
      }),
    );
  });
});

describe('MDA-08: the state of a register’s sync', () => {
  const done = { isComplete: true, hasBegun: true, open: 0, failed: 0, onlyPushes: false };
  it.each([
    ['waits before it has asked', { isComplete: false, hasBegun: false, open: 9 }, 'waiting'],
    [
      'waits for nothing when the register only pushes',
      { isComplete: false, hasBegun: false, onlyPushes: true, open: 9 },
      'pushOnly',
    ],
    ['runs while it takes its first copy', { isComplete: false, open: 5 }, 'running'],
    ['is done with everything', {}, 'done'],
    ['is behind with changes', { open: 1 }, 'behind'],
    ['tells of failures first', { open: 1, failed: 1 }, 'failed'],
    ['tells of no failure of a copy that it takes anew', { isComplete: false, failed: 1 }, 'running'],
  ])('%s', (_what, facts, state) => expect(registerSyncStateOf({ ...done, ...facts })).toBe(state));
});

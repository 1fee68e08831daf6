import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  checkValues,
  choices,
  comparisonsOf,
  conditionValue,
  isCondition,
  type ValuesOf,
} from '../../kit/entities/index.ts';
import { employee, employeeWords } from '../employees/index.ts';
import { contentJsonSchema, readContent } from '../sync/index.ts';
import { describeChange, settableFields } from './index.ts';

const days = choices(['mo', 'tu', 'we'], { isFiltered: true });
const fields = { days, needed: choices(['a', 'b'], { isRequired: true, initial: ['b'] }) };
const daysOf = (given: unknown): unknown => {
  const { values, faults } = checkValues(fields, { days: given });
  return values ? values.days : faults.map(({ code }) => code).join();
};

describe('several choices of a closed list', () => {
  it.each([
    ['are kept in the order of the list', ['we', 'mo'], ['mo', 'we']],
    ['count once', ['tu', 'tu'], ['tu']],
    ['may be none', [], []],
    ['are none where nothing is said', null, []],
    ['are known', ['mo', 'su'], 'UNKNOWN_CHOICE'],
    ['are a list', 'mo', 'UNKNOWN_CHOICE'],
    ['are texts', [1], 'UNKNOWN_CHOICE'],
  ])('%s', (_rule, given, expected) => {
    expect(daysOf(given)).toEqual(expected);
  });

  it('are at least one where one is needed, and begin as the field says', () => {
    expect(checkValues(fields, {}).values).toEqual({ days: [], needed: ['b'] });
    expect(checkValues(fields, { needed: [] }).faults).toEqual([{ path: 'needed', code: 'MISSING' }]);
  });

  it('are typed by the list', () => {
    expectTypeOf<ValuesOf<typeof fields>['days']>().toEqualTypeOf<readonly ('mo' | 'tu' | 'we')[]>();
  });

  it('narrow lists by one of them, by none of them, and by none at all', () => {
    expect(comparisonsOf(days)).toEqual(['is', 'isNot', 'empty', 'notEmpty']);
    expect(isCondition(fields, { field: 'days', is: 'isNot', values: ['mo', 'we'] })).toBe(true);
    expect(isCondition(fields, { field: 'days', is: 'is', values: ['su'] })).toBe(false);
    expect(conditionValue(days, 'tu')).toBe('tu');
  });

  it('are set for many, and told in words', () => {
    expect(settableFields(employee)).toContain('permissions');
    const told = (permissions: string[], language: 'de' | 'en') =>
      describeChange({ kind: 'set', values: { permissions } }, language, {
        fields: employee.fields,
        words: employeeWords[language],
        nameOf: (id) => id,
      });
    expect(told(['discount', 'reprint'], 'de')).toBe('Rechte: Rabatt, Bon nachdrucken');
    expect(told([], 'en')).toMatch(/^Permissions: \S/);
  });

  it('go to registers as a list, described by the published schema', () => {
    const { properties, required } = contentJsonSchema(employee);
    expect(properties?.permissions).toMatchObject({
      type: 'array',
      uniqueItems: true,
      items: { enum: expect.arrayContaining(['discount']) },
    });
    expect(required).toContain('permissions');
  });
});

it('choices of a later version are left out by a register', () => {
  const read = (permissions: unknown) =>
    readContent(employee, JSON.stringify({ name: 'Mia', permissions, pinVerifier: null }));
  expect(read(['discount', 'timeTravel']).values).toMatchObject({ permissions: ['discount'] });
  expect(read('discount')).toHaveProperty('faults');
});

describe('what only registers get of a record', () => {
  it('contract 25: stands in the content and its schema, and is no field', () => {
    const { properties, required } = contentJsonSchema(employee);
    expect(properties?.pinVerifier).toEqual({ type: ['string', 'null'], maxLength: 200 });
    expect(required).toContain('pinVerifier');
    expect(employee.fields).not.toHaveProperty('pinVerifier');
    const content = { name: 'Mia', pinVerifier: 'x' };
    expect(employee.check(content).values).not.toHaveProperty('pinVerifier');
    expect(readContent(employee, JSON.stringify(content)).values).toMatchObject(content);
    expect(readContent(employee, JSON.stringify({ ...content, pinVerifier: 7 }))).toHaveProperty('faults');
  });
});

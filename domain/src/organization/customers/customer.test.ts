import { describe, expect, it } from 'vitest';
import { customer } from './index.ts';

const faultsOf = (input: object) => customer.check(input).faults.map(({ path, code }) => `${path} ${code}`);

describe('ORG-26: a customer', () => {
  it.each([
    [{ company: 'Krone GmbH', lastName: 'Lindner' }, 'Krone GmbH'],
    [{ firstName: 'Olga', lastName: 'Lindner' }, 'Olga Lindner'],
    [{ lastName: 'Lindner', name: 'Otto' }, 'Lindner'],
  ])('%j is called %s', (input, name) => expect(customer.check(input).values?.name).toBe(name));

  it('is a company, or a person with a last name', () => {
    expect(faultsOf({ firstName: 'Olga' })).toEqual(['company COMPANY_OR_LAST_NAME']);
    expect(faultsOf({ lastName: 'Lindner' })).toEqual([]);
  });

  it('has a postcode of its country and numbers that can be called', () =>
    expect([
      ...faultsOf({ company: 'Krone', zipCode: '1010' }),
      ...faultsOf({ company: 'Krone', fax: 'x' }),
    ]).toEqual(['zipCode IDENTIFIER_FORMAT', 'fax NOT_A_PHONE_NUMBER']));
});

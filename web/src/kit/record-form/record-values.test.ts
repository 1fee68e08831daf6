import { customer } from '@tresen/domain/organization/customers';
import { expect, it } from 'vitest';
import { chosenNames, formValues } from './record-values.ts';

it('between two versions of a customer nobody chooses the name, which follows from its parts', () => {
  const rita = { name: 'Rita Rösti', firstName: 'Rita', lastName: 'Rösti', city: 'Bern', country: 'CH' };
  const mine = formValues(customer, { ...rita, name: 'Rita Rösti-Käser', lastName: 'Rösti-Käser' });
  const theirs = formValues(customer, { ...rita, city: 'Biel' });
  expect(chosenNames(customer, mine, theirs)).toEqual(['lastName', 'city']);
});

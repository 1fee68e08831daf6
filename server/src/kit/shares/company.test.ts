import { expect, it } from 'vitest';
import { createCompany } from './company.ts';

it('a tenant has company while another one has asked a moment ago', () => {
  let time = 0;
  const company = createCompany(10, () => time);
  expect(company.has('café')).toBe(false);
  company.note('café');
  company.note('café');
  expect(company.has('café')).toBe(false);
  expect(company.has('bäckerei')).toBe(true);
  company.note('bäckerei');
  for (const tenant of ['café', 'bäckerei', 'imbiss']) expect(company.has(tenant)).toBe(true);
  time = 9;
  company.note('café');
  expect(company.has('café')).toBe(true);
  time = 11;
  expect(company.has('café')).toBe(false);
  expect(company.has('bäckerei')).toBe(true);
});

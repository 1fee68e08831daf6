import { expect, it } from 'vitest';
import { recordParameter } from './index.ts';

it.each([
  ['printer', 'printerId'],
  ['organization', 'organizationId'],
  ['category', 'articleCategoryId'],
  ['buttonTemplate', 'btnTemplateId'],
  ['buttonCategory', 'btnCategoryId'],
  ['configuration', ''],
] as const)('the address of the page of a %s has its id as %s', (kind, name) =>
  expect(recordParameter(kind)).toBe(name),
);

import { expect, it } from 'vitest';
import { handleOf } from './handle.ts';

it.each([
  ['Café am Grünen Markt', 'cafe-am-gruenen-markt'],
  ['  Straße 12 / Hof ', 'strasse-12-hof'],
  ['Łódź', 'łodz'],
  ['東京', '東京'],
  ['!!!', '-'],
])('ORG-03: "%s" stands in the address as %s', (name, handle) => expect(handleOf(name)).toBe(handle));

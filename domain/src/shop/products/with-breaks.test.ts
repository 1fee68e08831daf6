import { expect, it } from 'vitest';
import { withBreaks } from './with-breaks.ts';

it.each([
  ['Komplettpakete', 'Komplett\u00ADpakete'],
  ['Ersteinrichtung aus der Ferne', 'Erst\u00ADeinrichtung aus der Ferne'],
  ['Pakete', 'Pakete'],
  ['Papier & Rollen', 'Papier & Rollen'],
])('long words break where they are put together: %s', (name, broken) =>
  expect(withBreaks(name)).toBe(broken),
);

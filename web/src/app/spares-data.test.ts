import { expect, it } from 'vitest';
import { sparesData } from './spares-data.ts';

it.each([
  ['who asked for it', { saveData: true }, true],
  ['nobody else', { saveData: false }, false],
  ['nobody whose browser does not tell', {}, false],
])('data is spared for %s', (_who, connection, isSpared) => expect(sparesData(connection)).toBe(isSpared));

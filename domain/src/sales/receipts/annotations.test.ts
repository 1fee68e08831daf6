import { describe, expect, it } from 'vitest';
import { annotationSchema } from './index.ts';

const plain = { note: '', tags: [] as string[], customerId: null, customerName: '' };
const read = (changes: object) => annotationSchema.safeParse({ ...plain, ...changes });

describe('what people write at a receipt (RCP-07)', () => {
  it('is tidied: spaces, empty tags, and tags that differ in case alone', () => {
    const { data } = read({ note: '  Gast kommt\n wieder ', tags: [' Fest ', 'fest', '', 'Reklamation'] });
    expect(data).toMatchObject({ note: 'Gast kommt wieder', tags: ['Fest', 'Reklamation'] });
  });

  it.each<[string, object, boolean]>([
    ['a note of 255 characters', { note: 'x'.repeat(255) }, true],
    ['a note of 256 characters', { note: 'x'.repeat(256) }, false],
    ['spaces around 255 characters', { note: ` ${'x'.repeat(255)} ` }, true],
    ['20 tags', { tags: Array.from({ length: 20 }, (_, index) => `t${index}`) }, true],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, false],
    [
      '21 tags of which two are the same',
      { tags: [...Array(20).keys(), 0].map((index) => `t${index}`) },
      true,
    ],
    ['a tag of 30 characters', { tags: ['x'.repeat(30)] }, true],
    ['a tag of 31 characters', { tags: ['x'.repeat(31)] }, false],
    ['half a character', { note: '\ud83d' }, false],
    ['a character that is none', { note: 'a\0b' }, false],
    ['a customer that is no id', { customerId: 'Meier' }, false],
    ['a customer by name', { customerName: 'Meier' }, true],
  ])('%s', (_name, changes, isAccepted) => expect(read(changes).success).toBe(isAccepted));
});

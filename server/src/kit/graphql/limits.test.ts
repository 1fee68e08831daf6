import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitBroken } from './limits.ts';

const broken = (text: string) => limitBroken(parse(text, { maxTokens: 5_000 }));
const times = (count: number, text: string) => `${text} `.repeat(count);

describe('the limits of a document', () => {
  it('let a screen pass', () => {
    expect(broken('{ a { b { ...f } ... on T { c } } } fragment f on T { d e }')).toBeUndefined();
  });

  it.each([
    ['a fragment that names itself', `{ ...f } fragment f on Query { ${times(400, '...f')} }`],
    [
      'fragments that name each other',
      `{ ...f } fragment f on Query { ${times(99, '...g')} } fragment g on Query { ${times(99, '...f')} }`,
    ],
    [
      'a fragment that names the next one, many times over',
      `{ ...f0 } ${Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ${times(9, `...f${i + 1}`)} }`).join(' ')}
        fragment f40 on Query { a }`,
    ],
  ])('refuse %s without walking it', (_what, text) => {
    const start = process.threadCpuUsage();
    expect(broken(text)).toBe('too deep');
    expect(process.threadCpuUsage(start).user).toBeLessThan(500_000);
  });

  it('count fields as often as fragments ask for them', () => {
    const text = (count: number) =>
      `{ a { ${times(count, '...f')} } } fragment f on T { ${times(100, 'b')} }`;
    expect(broken(text(4))).toBeUndefined();
    expect(broken(text(5))).toBe('too many fields');
  });

  it('count root fields inside of fragments, too', () => {
    const text = (count: number) =>
      `{ ...f ... on Query { a } } fragment f on Query { ${times(count, 'b')} }`;
    expect(broken(text(19))).toBeUndefined();
    expect(broken(text(20))).toBe('too many root fields');
  });

  it('measure fragments that nobody asks for', () => {
    expect(broken(`{ a } fragment f on T { ${times(501, 'b')} }`)).toBe('too many fields');
    expect(broken(`{ a } fragment f on T { ${times(21, 'b')} }`)).toBeUndefined();
  });

  it('leave a name without a fragment to the validation', () => {
    expect(broken('{ ...nobody }')).toBeUndefined();
  });
});

import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pooledFrom, type RequestBody, readRequestBody, takeBytes } from './index.ts';

const padding = ' '.repeat(pooledFrom);

const read = (json: string | Buffer): RequestBody => {
  const bytes = Buffer.from(json);
  const memory = takeBytes(bytes.length);
  bytes.copy(memory.bytes);
  return readRequestBody(memory);
};

/** What was read, with the lifted text back in its place. */
const whole = ({ body, lifted }: RequestBody): unknown =>
  JSON.parse(
    JSON.stringify(body, (_key, value) =>
      lifted && value === lifted.mark ? lifted.take().bytes.toString() : value,
    ),
  );

const nested = (depth: number, around = '') => `{"a":${'['.repeat(depth)}${around}${']'.repeat(depth)}}`;

describe('a long request', () => {
  it.each([
    ['arrays', nested(60_000)],
    ['objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['arrays behind text', `{"b":"\\\\\\"${padding}","a":${nested(101)}}`],
  ])('that nests %s deeper than any of ours is refused unparsed', (_name, json) => {
    expect(() => read(json)).toThrow('MALFORMED_JSON');
  });

  it.each([
    ['brackets in a text', JSON.stringify({ a: `\\" ${'['.repeat(pooledFrom)}` })],
    ['some depth', nested(98, `"${padding}"`)],
    ['many arrays', `[${'[],'.repeat(40_000)}1]`],
  ])('with %s is read', (_name, json) => {
    expect(read(json).body).toEqual(JSON.parse(json));
  });
});

describe('a long request of very many values', () => {
  it.each([
    ['numbers', `{"a":[${'1,'.repeat(50_001)}1]}`],
    ['empty lists', `[${'[],'.repeat(50_001)}1]`],
    ['fields', `{${Array.from({ length: 50_002 }, (_, index) => `"${index}":1`).join(',')}}`],
    ['numbers beside its batch', `{"batch":"${padding}","a":[${'1,'.repeat(50_001)}1]}`],
  ])('is refused unparsed: %s', (_name, json) => {
    expect(() => read(json)).toThrow('MALFORMED_JSON');
  });

  it.each([
    ['as many as a room plan has', `{"a":[${'1,'.repeat(49_999)}1]}`],
    ['commas in a text', JSON.stringify({ a: `\\" ${','.repeat(pooledFrom)}` })],
    ['any number of them in its batch', JSON.stringify({ batch: `[${'1,'.repeat(100_000)}1]` })],
  ])('is read with %s', (_name, json) => {
    expect(whole(read(json))).toEqual(JSON.parse(json));
  });
});

describe('a request with a long batch', () => {
  it('is read as JSON.parse reads it, whatever its text and what stands around', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.json());
    fc.assert(
      fc.property(anything, anything, fc.string(), fc.constantFrom(0, 1), (batch, other, query, indent) => {
        const request = { query, variables: { other, batch: batch + padding, more: [batch] } };
        const json = JSON.stringify(request, null, indent);
        expect(whole(read(json))).toEqual(JSON.parse(json));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(['"batch": "', '"batch" :\n\t"', '"batch"\r\n:  "'])(
    'is lifted as other programs write it: %j',
    (opening) => {
      const json = `{"of": "batch", "\\"batch\\"": 1, ${opening}[\\"ü\\"]${padding}"}`;
      const request = read(json);
      expect(request.lifted).toBeDefined();
      expect(whole(request)).toEqual(JSON.parse(json));
    },
  );

  it('keeps its text out of the heap, to be taken once', () => {
    const { body, lifted } = read(JSON.stringify({ variables: { batch: `["ü \\ \n"]${padding}` } }));
    expect(JSON.stringify(body).length).toBeLessThan(100);
    expect(lifted?.take().bytes.toString()).toBe(`["ü \\ \n"]${padding}`);
    expect(() => lifted?.take()).toThrow('QUERY_REFUSED');
  });

  it.each([
    ['short ones', JSON.stringify({ variables: { batch: '[]' } })],
    ['a name that is no key', JSON.stringify({ of: 'batch', values: ['batch', padding] })],
    ['no text', `{"variables":{"batch": ["${padding}"]}}`],
    [
      'no UTF-8',
      Buffer.concat([Buffer.from(`{"batch":"${padding}`), Buffer.from([0xff]), Buffer.from('"}')]),
    ],
  ])('is left to JSON.parse: %s', (_name, json) => {
    const { body, lifted } = read(json);
    expect(lifted).toBeUndefined();
    expect(body).toEqual(JSON.parse(json.toString()));
  });

  it.each([
    ['\\u00fc', 'ü'],
    ['\\u20AC\\u0000', '€\u0000'],
    ['\\ud83e\\uddc0', '🧀'],
    ['\\ud83e!', '\ufffd!'],
    ['\\ud83e\\ud83e\\uddc0', '\ufffd🧀'],
    ['\\uddc0', '\ufffd'],
  ])('may escape by number: %s', (written, meant) => {
    const { lifted } = read(`{"batch":"${written}${padding}"}`);
    expect(lifted?.take().bytes.toString()).toBe(meant + padding);
  });

  it.each([
    ['a broken number', `{"batch":"\\u00g0${padding}"}`],
    ['a control character', `{"batch":"\n${padding}"}`],
    ['an unknown escape', `{"batch":"\\x${padding}"}`],
    ['an open end', `{"batch":"${padding}`],
    ['an escape at the end', `{"batch":"${padding}\\`],
    ['nothing behind it', `{"batch":"${padding}"`],
    ['something behind it', `{"batch":"${padding}"}}`],
  ])('is malformed: %s', (_name, json) => {
    expect(() => JSON.parse(json)).toThrow();
    expect(() => read(json)).toThrow('MALFORMED_JSON');
  });
});

describe('pooled memory', () => {
  it('is used again, and never by two at once', () => {
    const first = takeBytes(pooledFrom);
    const second = takeBytes(pooledFrom);
    expect(second.bytes.buffer).not.toBe(first.bytes.buffer);
    first.release();
    first.release();
    const [third, fourth] = [takeBytes(pooledFrom), takeBytes(pooledFrom)];
    expect(third.bytes.buffer).toBe(first.bytes.buffer);
    expect(fourth.bytes.buffer).not.toBe(third.bytes.buffer);
  });
});

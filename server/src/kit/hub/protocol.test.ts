import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHandshake, readMessage, recordSeparator, splitRecords } from './protocol.ts';

/** Cuts a text at any places. */
const piecesOf = (text: string): fc.Arbitrary<string[]> =>
  fc.array(fc.nat({ max: text.length })).map((places) => {
    const cuts = [0, ...places.toSorted((a, b) => a - b), text.length];
    return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
  });

const records = fc.array(fc.string({ unit: 'binary' }).map((text) => text.replaceAll(recordSeparator, '')));

test('records arrive whole and in order, however the transport splits and merges them', () => {
  const streams = records.chain((list) => {
    const text = list.map((record) => record + recordSeparator).join('');
    return piecesOf(text).map((pieces) => ({ list, pieces }));
  });
  const isDelivered = fc.property(streams, ({ list, pieces }) => {
    const seen: string[] = [];
    let unfinished = '';
    for (const piece of pieces) {
      const split = splitRecords(unfinished, piece);
      seen.push(...split.records);
      unfinished = split.rest;
    }
    expect(seen).toEqual(list);
    expect(unfinished).toBe('');
  });
  fc.assert(isDelivered);
});

test('no text makes the reader throw', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      readMessage(text);
      readHandshake(text);
    }),
  );
});

describe('a message', () => {
  test.each([
    ['no JSON', '{"type":1'],
    ['no object', '[1]'],
    ['null', 'null'],
    ['without a type', '{"target":"Ping","arguments":[]}'],
    ['a call without a target', '{"type":1,"arguments":[]}'],
    ['a call whose arguments are no list', '{"type":1,"target":"Ping","arguments":{}}'],
    ['a call whose id is no text', '{"type":1,"invocationId":7,"target":"Ping","arguments":[]}'],
    ['a stream without an id', '{"type":4,"target":"Ping","arguments":[]}'],
  ])('that is broken is told apart: %s', (_, record) => {
    expect(readMessage(record)).toBeUndefined();
  });

  test('of a type that a later protocol may bring is ignored', () => {
    expect(readMessage('{"type":9,"sequenceId":1}')).toEqual({ kind: 'ignored' });
  });
});

test('only the JSON protocol of version 1 is supported', () => {
  expect(readHandshake('{"protocol":"json","version":1}')?.isSupported).toBe(true);
  expect(readHandshake('{"protocol":"json","version":2}')?.isSupported).toBe(false);
  expect(readHandshake('{"protocol":"messagepack","version":1}')?.isSupported).toBe(false);
  expect(readHandshake('{"type":6}')).toBeUndefined();
});

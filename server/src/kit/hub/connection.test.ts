import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HubConnection } from './connection.ts';
import { recordSeparator } from './protocol.ts';
import { HubState } from './state.ts';
import type { Transport } from './transport.ts';

/** A client at the end of a line of our own. */
class Line implements Transport {
  readonly takesPosts = false;
  readonly isLingering = false;
  bufferedBytes = 0;
  ending: 'ended' | 'aborted' | undefined;
  readonly records: unknown[] = [];

  send(record: Buffer): void {
    this.bufferedBytes += record.length;
    this.records.push(JSON.parse(record.toString().slice(0, -1)));
  }
  end(): void {
    this.ending ??= 'ended';
  }
  abort(): void {
    this.ending = 'aborted';
  }
}

const write = (...messages: readonly unknown[]): string =>
  messages.map((message) => JSON.stringify(message) + recordSeparator).join('');
const handshake = write({ protocol: 'json', version: 1 });
const call = (target: string, args: readonly unknown[] = [], invocationId?: string): unknown => ({
  type: 1,
  target,
  arguments: args,
  ...(invocationId && { invocationId }),
});

interface Setting {
  readonly connection: HubConnection<string>;
  readonly line: Line;
  readonly heard: unknown[];
}

function connect(limits: ConstructorParameters<typeof HubState<string>>[0]['limits'] = {}): Setting {
  const heard: unknown[] = [];
  const state = new HubState<string>({
    path: '/',
    methods: { Note: (_, note) => void heard.push(note) },
    authenticate: async (request) => request.token,
    identityOf: (user) => user,
    personOf: (user) => user,
    onError: (error) => {
      throw error;
    },
    limits,
  });
  const connection = new HubConnection(state, 'alice');
  const line = new Line();
  connection.start(line);
  return { connection, line, heard };
}

test('every valid call is delivered once and in order, however the frames are split and merged', () => {
  const notes = fc.array(fc.jsonValue(), { maxLength: 20 });
  fc.assert(
    fc.property(notes, fc.array(fc.nat({ max: 5_000 })), (expected, places) => {
      const { connection, heard } = connect();
      const text = handshake + write(...expected.map((note) => call('Note', [note])), { type: 6 });
      const cuts = [0, ...places.map((place) => Math.min(place, text.length)), text.length].toSorted(
        (a, b) => a - b,
      );
      cuts.slice(1).forEach((end, index) => {
        connection.receive(text.slice(cuts[index], end));
      });
      expect(heard).toEqual(JSON.parse(JSON.stringify(expected)));
      expect(connection.isOpen).toBe(true);
    }),
  );
});

test('garbage closes the connection and never throws; what came before it is delivered', () => {
  const garbage = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant(recordSeparator)))
    .map((list) => list.join(''));
  fc.assert(
    fc.property(garbage, (text) => {
      const { connection, line, heard } = connect();
      connection.receive(handshake + write(call('Note', ['before'])));
      connection.receive(`${text}!${recordSeparator}`);
      connection.receive(write(call('Note', ['after'])));
      expect(heard).toEqual(['before']);
      expect(line.ending).toBe('ended');
      expect(line.records.at(-1)).toEqual({ type: 7, error: 'Invalid message' });
    }),
  );
});

test('a record above the limit closes the connection, whole or unfinished', () => {
  for (const text of [write(call('Note', ['x'.repeat(200)])), 'x'.repeat(101)]) {
    const { connection, line, heard } = connect({ maxMessageLength: 100 });
    connection.receive(handshake + text);
    expect(line.records.at(-1)).toEqual({ type: 7, error: 'Message too large' });
    expect(heard).toEqual([]);
  }
});

test('many small pieces without an end are bounded too', () => {
  const { connection, line } = connect({ maxMessageLength: 100 });
  connection.receive(handshake);
  for (let piece = 0; piece <= 100; piece += 1) connection.receive('x');
  expect(line.ending).toBe('ended');
});

test('a client that does not read is cut off once the bound is passed', () => {
  const { connection, line } = connect({ maxBufferedBytes: 1_000 });
  connection.receive(handshake);
  for (let sent = 0; sent < 100; sent += 1) connection.send('Changed', { sent });
  expect(line.ending).toBe('aborted');
  expect(connection.isClosed).toBe(true);
  expect(line.bufferedBytes).toBeLessThan(1_100);
});

test('another protocol is refused in the handshake', () => {
  const { connection, line } = connect();
  connection.receive(write({ protocol: 'messagepack', version: 1 }));
  expect(line.records).toEqual([{ error: 'Unsupported protocol messagepack 1' }]);
  expect(connection.isClosed).toBe(true);
});

test('nothing is sent before the handshake', () => {
  const { connection, line } = connect();
  connection.send('Changed');
  expect(line.records).toEqual([]);
});

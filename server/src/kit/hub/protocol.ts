/**
 * The SignalR JSON hub protocol, version 1: records of JSON text, each ended by a record separator.
 * Source: github.com/dotnet/aspnetcore, src/SignalR/docs/specs/HubProtocol.md.
 */
export const recordSeparator = '\x1e';

const messageTypes = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const;

export type Handshake = { readonly isSupported: boolean; readonly asked: string };

/** What a client can say that concerns us. `ignored`: pings, acknowledgements, types of later versions. */
export type ClientMessage =
  | {
      readonly kind: 'call';
      readonly invocationId: string | undefined;
      readonly target: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'stream'; readonly invocationId: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignored' };

/** What a client wants answered. */
export type ClientRequest = Extract<ClientMessage, { kind: 'call' | 'stream' }>;

/**
 * Cuts what arrived into whole records. `unfinished` is what the last call left over: a transport may split
 * and merge records as it likes. Looks for separators in the new text only, so tiny pieces cost no more.
 */
export function splitRecords(unfinished: string, chunk: string): { records: string[]; rest: string } {
  if (!chunk.includes(recordSeparator)) return { records: [], rest: unfinished + chunk };
  const records = chunk.split(recordSeparator);
  const rest = records.pop() ?? '';
  records[0] = unfinished + records[0];
  return { records, rest };
}

/** Reads the first record of a connection; undefined when it is no handshake at all. */
export function readHandshake(record: string): Handshake | undefined {
  const message = readObject(record);
  if (typeof message?.protocol !== 'string' || typeof message.version !== 'number') return undefined;
  const { protocol, version } = message;
  return { isSupported: protocol === 'json' && version === 1, asked: `${protocol} ${version}` };
}

/** Reads a record after the handshake; undefined when it breaks the protocol. */
export function readMessage(record: string): ClientMessage | undefined {
  const message = readObject(record);
  switch (message?.type) {
    case messageTypes.invocation:
      return readCall(message);
    case messageTypes.streamInvocation:
      return readStream(message.invocationId);
    case messageTypes.close:
      return { kind: 'close' };
    default:
      return typeof message?.type === 'number' ? { kind: 'ignored' } : undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

export const pingRecord = encode({ type: messageTypes.ping });
export const handshakeRecord = encode({});
export const encodeHandshakeError = (error: string): Buffer => encode({ error });

/** A call of a client's method that expects no answer. Encoded once, it can be sent to many. */
export const encodeCall = (target: string, args: readonly unknown[]): Buffer =>
  encode({ type: messageTypes.invocation, target, arguments: args });

export const encodeResult = (invocationId: string, result: unknown): Buffer =>
  encode({ type: messageTypes.completion, invocationId, ...(result !== undefined && { result }) });

export const encodeFailure = (invocationId: string, error: string): Buffer =>
  encode({ type: messageTypes.completion, invocationId, error });

/** A client reconnects by itself only when `allowReconnect` is true. */
export const encodeClose = (error: string | undefined, allowReconnect: boolean): Buffer =>
  encode({ type: messageTypes.close, ...(error && { error }), ...(allowReconnect && { allowReconnect }) });

function readObject(record: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(record);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

function readCall(message: Fields): ClientMessage | undefined {
  const { invocationId, target, arguments: args, streamIds } = message;
  if (typeof target !== 'string' || !Array.isArray(args) || !isId(invocationId)) return undefined;
  if (Array.isArray(streamIds) && streamIds.length > 0) return readStream(invocationId);
  return { kind: 'call', invocationId, target, args };
}

function isId(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function readStream(invocationId: unknown): ClientMessage | undefined {
  return typeof invocationId === 'string' ? { kind: 'stream', invocationId } : undefined;
}

function encode(message: object): Buffer {
  return Buffer.from(JSON.stringify(message) + recordSeparator);
}

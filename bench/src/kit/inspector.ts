import { WebSocket } from 'ws';

/** A connection that speaks the Chrome DevTools protocol: to a Node process, or to a browser. */
export interface Inspector {
  send<T>(method: string, params?: object, sessionId?: string): Promise<T>;
  /** Called with each event of the method. */
  on(method: string, listener: (params: never, sessionId: string | undefined) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: never;
  readonly sessionId?: string;
}

type Listener = (params: never, sessionId: string | undefined) => void;

export const openInspector = async (address: string): Promise<Inspector> => {
  const socket = await open(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, Listener[]>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data.toString()) as Message;
    if (method !== undefined)
      for (const listener of listeners.get(method) ?? []) listener(params as never, sessionId);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (error) asked.reject(new Error(error.message));
    else asked.resolve(result);
  });
  return {
    send: <T>(method: string, params: object = {}, sessionId?: string) => {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return asked.promise as Promise<T>;
    },
    on: (method, listener) => void listeners.set(method, [...(listeners.get(method) ?? []), listener]),
    close: () => socket.close(),
  };
};

function open(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket)).once('error', reject);
  });
}

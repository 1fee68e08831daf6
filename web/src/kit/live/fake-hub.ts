import { vi } from 'vitest';

type Handler = (message: unknown) => void;

/** The hub behind the official client, as far as the app uses it; `say` is what the hub sends. */
export const fakeHub = () => {
  const handlers = new Map<string, Handler>();
  let back = (): void => undefined;
  const invoke = vi.fn(async (_method: string, ..._args: unknown[]): Promise<unknown> => undefined);
  return {
    state: 'Disconnected',
    invoke,
    start: vi.fn(async function start(this: { state: string }) {
      this.state = 'Connected';
    }),
    on: (name: string, handler: Handler) => void handlers.set(name, handler),
    onreconnecting: () => undefined,
    onreconnected: (listener: () => void) => {
      back = listener;
    },
    onclose: () => undefined,
    /** The line was cut and is there again. */
    comeBack: () => back(),
    say: (name: string, message: unknown) => handlers.get(name)?.(message),
  };
};

export type FakeHub = ReturnType<typeof fakeHub>;

/** For `vi.mock('@microsoft/signalr')`: the official client, connected to that hub. */
export const signalRTo = (hub: () => FakeHub) => {
  class HubConnectionBuilder {
    withUrl = () => this;
    withAutomaticReconnect = () => this;
    configureLogging = () => this;
    build = hub;
  }
  return { HubConnectionBuilder, LogLevel: { None: 6 } };
};

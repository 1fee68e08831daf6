import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import type { CommandResult, RegisterCommand } from '@tresen/domain/fleet/live';
import { afterEach } from 'vitest';
import { buildClient, serveHub } from '../../kit/hub/testing.ts';
import { createLive, type LiveCaller, type LiveOptions, type RegisterCaller } from './index.ts';

export const id = (name: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(name.padEnd(6)).toString('hex')}`;
export const tenantA = id('a');
export const tenantB = id('b');
const unitsOf: Readonly<Record<string, readonly string[]>> = {
  [tenantA]: [id('bar'), id('shop')],
  [tenantB]: [id('inn')],
};

const user = (tenantId: string, sessionId: string): LiveCaller => ({
  kind: 'user',
  tenantId,
  userId: id('user'),
  role: 'owner',
  sessionId,
  isActing: false,
});
export const register = (tenantId: string, name: string, unit: string, sessionId = name): RegisterCaller => ({
  kind: 'register',
  tenantId,
  deviceId: id(name),
  unitId: id(unit),
  databaseId: id(`db${unit}`),
  isLive: true,
  sessionId,
});

/** The token is the name of a caller. */
export const callers: Readonly<Record<string, LiveCaller>> = {
  anna: user(tenantA, 'anna'),
  amir: user(tenantA, 'amir'),
  bert: user(tenantB, 'bert'),
  bar1: register(tenantA, 'bar1', 'bar'),
  bar1again: register(tenantA, 'bar1', 'bar', 'bar1again'),
  quiet: { ...register(tenantA, 'quiet', 'bar'), isLive: false },
  bar2: register(tenantA, 'bar2', 'bar'),
  shop1: register(tenantA, 'shop1', 'shop'),
  inn1: register(tenantB, 'inn1', 'inn'),
};

/** What starts a hub, for the tests of a file; each ends with its test. */
export const hubsOfFile = () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  const start = async (options: Partial<LiveOptions> = {}) => {
    const live = createLive({
      authenticate: async ({ token }) => callers[token],
      policy: 'wide',
      unitBelongsTo: async (tenantId, unitId) => unitsOf[tenantId]?.includes(unitId) === true,
      onError: (error) => {
        throw error;
      },
      ...options,
    });
    const server = await serveHub(live, '/hubs/pos');
    stops.push(server.stop);
    const connect = async (name: string, way: IHttpConnectionOptions = {}): Promise<HubConnection> => {
      const client = buildClient(server.url, name, way);
      stops.push(() => client.stop());
      await client.start();
      return client;
    };
    return {
      live,
      url: server.url,
      connect,
      /** A register that answers every command, telling who it is. */
      connectRegister: async (name: string, way?: IHttpConnectionOptions) => {
        const client = await connect(name, way);
        client.on('SendCommand', (command: RegisterCommand) =>
          client.invoke('ReceiveCommandResult', answerTo(command, { from: name, args: command.args })),
        );
        return client;
      },
      /** A web client that keeps the results and changes it hears. */
      connectWeb: async (name: string, way?: IHttpConnectionOptions) => {
        const client = await connect(name, way);
        const results: CommandResult[] = [];
        const changes: unknown[] = [];
        client.on('ReceiveCommandResult', (result) => results.push(result));
        client.on('Changed', (change) => changes.push(change));
        return { client, results, changes };
      },
    };
  };
  return start;
};

export const answerTo = ({ commandId, command }: RegisterCommand, data: unknown) => ({
  commandId,
  command,
  isSuccess: true,
  message: null,
  data,
  completedAt: new Date().toISOString(),
});

import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import type { CommandResult, RegisterCommand } from '@tresen/domain/fleet/live';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startTestRedis, type TestRedis } from '../../kit/backplane/testing.ts';
import { buildClient } from '../../kit/hub/testing.ts';
import { type LinkedRegister, linkRegister } from './link-register.ts';
import { createInstallation, type Installation, type ServerProcess } from './processes.ts';
import { type Door, dataOf } from './test-app.ts';

export const owner = 'owner@demo.example';
/** Milliseconds: programs are started, one after another, which takes a busy machine a minute each. */
export const limit = 400_000;
export const patience = { timeout: 120_000 };

/** Two processes of one database, for the tests of a file: with a till, and whoever connects to either of them. */
export const useTwoProcesses = () => {
  let redis: TestRedis;
  let installation: Installation;
  let a: ServerProcess;
  let b: ServerProcess;
  let token: string;
  let till: LinkedRegister;
  const open: HubConnection[] = [];

  beforeAll(async () => {
    redis = await startTestRedis();
    installation = await createInstallation({ REDIS_URL: redis.url });
    [a, b] = await Promise.all([installation.start(), installation.start()]);
    token = await a.signIn(owner);
    till = await linkRegister(a, token);
  }, limit);
  afterEach(async () => {
    for (const client of open.splice(0)) await client.stop();
  });
  afterAll(async () => {
    await installation.end();
    await redis.kill();
  });

  const connect = async (
    { url }: Door,
    bearer: string,
    way?: IHttpConnectionOptions,
  ): Promise<HubConnection> => {
    const client = buildClient(`${url}/hubs/pos`, bearer, way);
    open.push(client);
    await client.start();
    return client;
  };
  /** A register that answers each command with where it is connected. */
  const connectTill = async (at: Door): Promise<HubConnection> => {
    const client = await connect(at, till.accessToken);
    client.on('SendCommand', ({ commandId, command }: RegisterCommand) =>
      client.invoke('ReceiveCommandResult', {
        ...{ commandId, command, isSuccess: true, message: 'OK', data: at.url },
        completedAt: new Date().toISOString(),
      }),
    );
    return client;
  };
  const openPage = async (at: Door, bearer = token, way?: IHttpConnectionOptions) => {
    const client = await connect(at, bearer, way);
    const heard: { readonly topic: string }[] = [];
    const results: CommandResult[] = [];
    client.on('Changed', (change) => heard.push(change));
    client.on('ReceiveCommandResult', (result) => results.push(result));
    await client.invoke('JoinGroup', 'tenant');
    return { client, heard, results, topics: () => heard.map(({ topic }) => topic) };
  };
  const isOnlineAt = async (at: Door): Promise<boolean> => {
    const answer = await at.call('/graphql/pos', token, '{ devices { id liveState } }');
    const { devices } = dataOf<{ devices: { id: string; liveState: string }[] }>(answer);
    return devices.find(({ id }) => id === till.deviceId)?.liveState === 'online';
  };
  return {
    ...{ connectTill, openPage, isOnlineAt },
    get a() {
      return a;
    },
    get b() {
      return b;
    },
    get redis() {
      return redis;
    },
    get installation() {
      return installation;
    },
    get till() {
      return till;
    },
    /** Of the owner. */
    get token() {
      return token;
    },
  };
};

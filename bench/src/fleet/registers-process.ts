import { connectAll, type HubClient } from '../hub/signalr-client.ts';
import { bodyOf, httpRequest, openHttp } from '../kit/http-connection.ts';
import type { Order } from './register-crowd.ts';

// Many registers in a process of their own, which obeys the orders of the benchmark and answers each with `done`.

const clients: HubClient[] = [];

type Work = (index: number) => Promise<void>;

/** Registers answer a command once they have done their work. */
const answerAfter = (work: Work): void => {
  clients.forEach((client, index) => {
    client.onRecord = ({ target, arguments: args }) => {
      if (target !== 'SendCommand') return;
      const { commandId, command } = args?.[0] ?? {};
      void work(index).then(() => {
        const completedAt = new Date().toISOString();
        const result = { commandId, command, isSuccess: true, message: null, data: null, completedAt };
        client.send({ type: 1, target: 'ReceiveCommandResult', arguments: [result] });
      });
    };
  });
};

const connectionsAtOnce = 16;
const question = JSON.stringify({ query: '{ changes(first: 1) { cursor hasMore } }' });

/** Each asks the server for changes, as a register that syncs does; over some connections for all of them. */
const askingWork = async (port: number, tokens: readonly string[]): Promise<Work> => {
  const requests = tokens.map((token) => httpRequest('/graphql/pos', token, question));
  const free = await Promise.all(Array.from({ length: connectionsAtOnce }, () => openHttp(port)));
  const waiting: (() => void)[] = [];
  return async (index) => {
    if (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    const connection = free.pop();
    const request = requests[index];
    if (!connection || !request) throw new Error('a register has a connection and a token');
    const answer = await connection.send(request);
    if (answer.status !== 200) throw new Error(`changes answered ${answer.status}: ${bodyOf(answer)}`);
    free.push(connection);
    waiting.shift()?.();
  };
};

const obey = async (order: Order): Promise<void> => {
  if (order.kind === 'connect') for (const client of await connectAll(order.addresses)) clients.push(client);
  else if (order.kind === 'askAndAnswer') answerAfter(await askingWork(order.port, order.tokens));
  else answerAfter(() => Promise.resolve());
  process.send?.('done');
};

process.on('message', (order: Order) => void obey(order));
// The benchmark has ended, however it did.
process.on('disconnect', () => process.exit(0));

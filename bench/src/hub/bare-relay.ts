import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// The yardstick, run as a program of its own: the same messages over the same hops with nothing between them,
// no sign-in, no checks, no groups, no time limits.

const separator = '\x1e';
const registers = new Map<string, WebSocket>();
const askers = new Map<string, WebSocket>();

const send = (socket: WebSocket | undefined, record: object): void =>
  socket?.send(`${JSON.stringify(record)}${separator}`);

const relayCommand = (web: WebSocket, invocationId: string, args: readonly unknown[]): void => {
  const [deviceId, command] = args;
  const commandId = randomUUID();
  askers.set(commandId, web);
  const call = { commandId, command, args: null };
  send(registers.get(String(deviceId)), { type: 1, target: 'SendCommand', arguments: [call] });
  send(web, { type: 3, invocationId, result: commandId });
};

const relayResult = (result: { readonly commandId: string }): void => {
  const asker = askers.get(result.commandId);
  askers.delete(result.commandId);
  send(asker, { type: 1, target: 'ReceiveCommandResult', arguments: [result] });
};

const receive = (socket: WebSocket, text: string): void => {
  const record = JSON.parse(text);
  if (record.target === 'SendCommand') relayCommand(socket, record.invocationId, record.arguments);
  if (record.target === 'ReceiveCommandResult') relayResult(record.arguments[0]);
};

const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  clientTracking: false,
});
server.on('connection', (socket, request) => {
  const deviceId = new URL(request.url ?? '/', 'http://localhost').searchParams.get('device');
  if (deviceId) registers.set(deviceId, socket);
  socket.once('message', () => {
    socket.send(`{}${separator}`);
    socket.on('message', (data: Buffer) => {
      for (const text of data.toString().split(separator)) if (text) receive(socket, text);
    });
  });
});
server.on('listening', () =>
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`),
);

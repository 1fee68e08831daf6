import { Socket } from 'node:net';

/**
 * A socket that sends what is written to it in one tick in one go: the begin of a transaction, its first statement and,
 * where that is its last, its commit. Each write of its own would wake PostgreSQL and be a call of the system.
 */
export const gatheringSocket = (): Socket => {
  const socket = new Socket();
  // Not before: `connect` sets `write` back to the one of all sockets.
  socket.once('connect', () => gather(socket));
  return socket;
};

function gather(socket: Socket): void {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let isGathering = false;
  const send = (): void => {
    isGathering = false;
    socket.uncork();
  };
  socket.write = (...args: unknown[]): boolean => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      process.nextTick(send); // behind all that is awaited and ready
    }
    return write(...args);
  };
}

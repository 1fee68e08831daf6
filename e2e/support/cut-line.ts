import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CutLine {
  /** Where it answers, in place of the server. */
  readonly url: string;
  /** How often it has been cut. */
  readonly cuts: () => number;
  close(): void;
}

/** A line to a server that breaks whenever so many bytes have gone up, so many times; afterwards it holds. */
export const startCutLine = async (server: string, bytes: number, times: number): Promise<CutLine> => {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let cuts = 0;
  const line = createServer((till) => {
    const cloud = connect(Number(port), hostname);
    let sent = 0;
    const end = () => {
      till.destroy();
      cloud.destroy();
    };
    for (const side of [till, cloud]) {
      open.add(side);
      side.on('error', end).on('close', end);
    }
    till.on('data', (piece) => {
      sent += piece.length;
      cloud.write(piece);
      if (sent < bytes || cuts >= times) return;
      cuts += 1;
      end();
    });
    cloud.pipe(till);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: () => {
      line.close();
      for (const side of open) side.destroy();
    },
  };
};

import type { HistoryWorld } from '../history/world.ts';
import { ask } from '../kit/graphql.ts';
import { bodyOf, openHttp } from '../kit/http-connection.ts';
import { savedPrinter, savePrinterRequest } from '../sync/save-printer.ts';

/** As many as a page of a list shows. */
const count = 25;

/** A printer of the large tenant. */
export interface ShownPrinter {
  readonly id: string;
  readonly name: string;
}

/** A page full of printers, of which the last is returned. The world is kept: they are made once. */
export const plantPrinters = async ({ server: { port }, token }: HistoryWorld): Promise<ShownPrinter> => {
  const query = '{ printers(sort: "-name", first: 1) { nodes { id name } } }';
  const { printers } = await ask<{ printers: { nodes: ShownPrinter[] } }>(
    port,
    token,
    JSON.stringify({ query }),
  );
  return printers.nodes[0] ?? savePrinters(port, token);
};

async function savePrinters(port: number, token: string): Promise<ShownPrinter> {
  const http = await openHttp(port);
  let last: ShownPrinter | undefined;
  try {
    for (let place = 1; place <= count; place += 1) {
      const name = `Drucker ${place}`;
      last = { name, id: savedPrinter(bodyOf(await http.send(savePrinterRequest(token, name)))) };
    }
  } finally {
    http.close();
  }
  if (!last) throw new Error('no printer was saved');
  return last;
}

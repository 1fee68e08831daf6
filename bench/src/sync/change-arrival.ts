import { setTimeout as delay } from 'node:timers/promises';
import { connectRegister, syncMasterData } from '@tresen/register';
import type { Figure } from '../kit/figure.ts';
import { bodyOf, openHttp } from '../kit/http-connection.ts';
import type { RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import { savedPrinter, savePrinterRequest } from './save-printer.ts';
import type { SyncWorld } from './sync-world.ts';

const patienceMs = 10_000;

/** How long a change takes from the click on "save" until an online register has stored and acknowledged it. */
export const changeArrival = async (
  world: SyncWorld,
  { isQuick }: RunOptions,
): Promise<readonly Figure[]> => {
  const { register, taken } = await goOnline(world);
  const http = await openHttp(world.server.port);
  const token = world.signer.tokenOf(world.tenant.owner);
  const arrivals: number[] = [];
  const answers: number[] = [];
  const count = isQuick ? 20 : 100;
  for (let change = 0; change < count; change += 1) {
    // People pause between two changes; some pause less than the hub waits before it tells the next news.
    await delay((change * 37) % 500);
    const arrival = taken();
    const start = performance.now();
    savedPrinter(bodyOf(await http.send(savePrinterRequest(token, `Drucker ${change}`))));
    answers.push(performance.now() - start);
    arrivals.push((await arrival) - start);
  }
  http.close();
  await register.close();
  const unit = 'ms';
  return [
    {
      bench: 'sync',
      measured: { name: 'a change is on an online register, p95', value: percentile(arrivals, 0.95), unit },
      yardstick: { name: 'the answer to the save itself, p95', value: percentile(answers, 0.95), unit },
      limit: { of: 'measured', is: 'atMost', floor: 500 },
      note: 'from the save until it is stored and acknowledged; virtual register, WebSocket, loopback',
    },
    {
      bench: 'sync',
      measured: { name: 'the same, p50', value: percentile(arrivals, 0.5), unit },
      yardstick: { name: 'the answer to the save itself, p50', value: percentile(answers, 0.5), unit },
    },
  ];
};

/** A register that is online, with the official client, and fulfils `taken` when it has stored and acknowledged something. */
async function goOnline(world: SyncWorld) {
  const store = await world.linkNew('Online');
  let onTaken: () => void = () => undefined;
  const register = await connectRegister(store, {
    onEvent: ({ kind }) => kind === 'synced' && onTaken(),
    outboxInterval: 60_000,
  });
  await syncMasterData(store, register.session);
  const taken = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a change did not arrive')), patienceMs);
      onTaken = () => {
        clearTimeout(timer);
        resolve(performance.now());
      };
    });
  return { register, taken };
}

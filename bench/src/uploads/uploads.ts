import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import type { Figure } from '../kit/figure.ts';
import { type FreshServer, onFreshServer } from '../kit/fresh-server.ts';
import { untilAccepted, webQuery } from '../kit/graphql.ts';
import { httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import { childrenNamed, peakResidentBytes, residentBytes } from '../kit/process-usage.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import { insertPerson, makeTenant, type Tenant } from '../kit/tenants.ts';
import type { Sending, Sent } from './sending-process.ts';

const name = 'uploads';
const tenants = 25;
const people = { quick: 1, whole: 4 };
const listRate = 50;
const mebibyte = 1_048_576;
const program = fileURLToPath(new URL('./sending-process.ts', import.meta.url));

interface Peak {
  /** Processes that read tables or pictures, at once. */
  readonly processes: number;
  /** Bytes of them together. */
  readonly bytes: number;
}

/** A hundred people who send the largest files that are taken, at once. */
export const uploads: Benchmark = {
  name,
  about: 'a hundred of the largest uploads at once: memory of the server, a list meanwhile',
  run: (options) => onFreshServer(name, (fresh) => measure(fresh, options)),
};

async function measure({ server, owner }: FreshServer, { isQuick, progress }: RunOptions): Promise<Figure[]> {
  const signer = await createTokenSigner(owner, server);
  const tokens: string[] = [];
  for (let index = 0; index < tenants; index += 1) {
    const tenant = await makeTenant(owner, `Sender ${index}`, { branches: 1, registers: 1 });
    const senders = await insertColleagues(owner, tenant, isQuick ? people.quick : people.whole);
    tokens.push(...senders.map((person) => signer.tokenOf(person)));
  }
  const reader = await makeTenant(owner, 'Reader', { branches: 5, registers: 50 });
  const token = signer.tokenOf(reader.owner);
  await untilAccepted(server.port, token, webQuery('DeviceList', { first: 50 }));
  const list = httpRequest('/graphql/pos', token, webQuery('DeviceList', { first: 50 }));
  const connections = await Promise.all(Array.from({ length: 16 }, () => openHttp(server.port)));
  await loadAtRate(connections, list, { rate: listRate, seconds: 2 }); // warms up
  const alone = await loadAtRate(connections, list, { rate: listRate, seconds: isQuick ? 2 : 10 });
  const before = residentBytes(server.pid);

  const stopWatching = watchReaders(server.pid);
  const { sent } = await startSending({ port: server.port, tokens });
  let result: Sent | null | undefined;
  void sent.then((told) => {
    result = told;
  });
  const beside: number[] = [];
  while (result === undefined)
    beside.push(...(await loadAtRate(connections, list, { rate: listRate, seconds: 1 })));
  for (const connection of connections) connection.close();
  const readers = stopWatching();
  if (!result) throw new Error('an upload was refused');
  const { lists, pictures, comeAgain, seconds } = result;
  progress(`${name}: ${JSON.stringify(result)}`);
  return [
    {
      bench: name,
      measured: {
        name: `${tokens.length} uploads at once, the most that the server had resident`,
        value: peakResidentBytes(server.pid) / mebibyte,
        unit: 'MiB',
      },
      yardstick: { name: 'before them', value: before / mebibyte, unit: 'MiB' },
      limit: { of: 'measured', is: 'atMost', floor: 400 },
      note: `${lists} price lists of 20 MB and ${pictures} pictures of 4 MB by ${tenants} tenants, all taken after ${seconds.toFixed(0)} s, ${comeAgain} times told to come again`,
    },
    {
      bench: name,
      measured: {
        name: `the processes that read them, ${readers.processes} at most at once, together`,
        value: readers.bytes / mebibyte,
        unit: 'MiB',
      },
      limit: { of: 'measured', is: 'atMost', floor: 1_000 },
    },
    {
      bench: name,
      measured: {
        name: 'a list of another tenant meanwhile, p95',
        value: percentile(beside, 0.95),
        unit: 'ms',
      },
      yardstick: { name: 'the same list alone', value: percentile(alone, 0.95), unit: 'ms' },
      note: `${listRate} requests/s, from the moment at which each was due; p50 ${percentile(beside, 0.5).toFixed(1)} ms`,
    },
  ];
}

async function insertColleagues(owner: pg.Client, tenant: Tenant, count: number) {
  const colleagues = Array.from({ length: count }, () => ({
    ...tenant.owner,
    subject: randomUUID(),
    sessionId: randomUUID(),
  }));
  for (const person of colleagues) await insertPerson(owner, person);
  return colleagues;
}

/** The processes of the server that read files, and the most memory of all of them at one moment. */
function watchReaders(pid: number) {
  let peak: Peak = { processes: 0, bytes: 0 };
  const look = setInterval(() => {
    const sizes = ['sheet-process', 'picture-process'].flatMap((each) => [...childrenNamed(pid, each)]);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    peak = { processes: Math.max(peak.processes, sizes.length), bytes: Math.max(peak.bytes, bytes) };
  }, 250);
  return (): Peak => {
    clearInterval(look);
    return peak;
  };
}

/** Sends all at once, in a process of its own, so that making bytes does not slow the list's clock. */
async function startSending(sending: Sending) {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  child.stdin.end(JSON.stringify(sending));
  const lines = createInterface({ input: child.stdout as Readable })[Symbol.asyncIterator]();
  await lines.next(); // its files are made
  return { sent: lines.next().then(({ value }) => JSON.parse(value ?? 'null') as Sent | null) };
}

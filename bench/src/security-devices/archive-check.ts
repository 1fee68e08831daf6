import { rmSync } from 'node:fs';
import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { ask, untilAccepted } from '../kit/graphql.ts';
import { dataFolder } from '../kit/paths.ts';
import { childrenNamed, residentBytes } from '../kit/process-usage.ts';
import type { Benchmark } from '../kit/run.ts';
import { type Server, startServer } from '../kit/server.ts';
import { makeTenant, type Register } from '../kit/tenants.ts';
import { archiveQuery, begin, pieceSize, put, report } from './archive-calls.ts';
import { type BusyDevice, bytesOfArchive, endOf, longLog, newBusyDevice } from './long-log.ts';
import { secondsToVerify } from './verified-alone.ts';

const name = 'tse-archive';
const mebibyte = 1_048_576;
const receiptsAtOnce = 20_000;

interface Checked {
  readonly state: string;
  readonly logs: number | null;
  readonly verified: number | null;
  readonly inCloud: number | null;
}

/** An archive of a gigabyte: two log messages for each of half a million receipts, all of which the cloud has. */
export const archiveCheck: Benchmark = {
  name,
  about: 'An archive of a gigabyte, each signature verified, compared with the receipts',
  run: async ({ isQuick, progress }) => {
    const transactions = isQuick ? 20_000 : 500_000;
    const dataDir = dataFolder(name);
    rmSync(dataDir, { recursive: true, force: true });
    const server = await startServer({ dataDir });
    const owner = await connectOwner(dataDir);
    try {
      const tenant = await makeTenant(owner, 'Archive', { branches: 1, registers: 1 });
      const [register] = tenant.registers;
      if (!register) throw new Error('no register');
      const { tokenOf } = await createTokenSigner(owner, server);
      const token = tokenOf(tenant.owner);
      await untilAccepted(server.port, token, JSON.stringify({ query: '{ homeDashboard { today } }' }));
      const device = newBusyDevice();
      await report(server, tokenOf(register), device);
      const signatures: string[] = [];
      const id = await begin(server, token, device, transactions);
      let at = 0;
      const send = async (piece: Buffer) => {
        await put(server, token, `/api/tse-archives/${id}/${at}`, piece);
        at += piece.length;
      };
      let last: Buffer | undefined;
      for (const piece of longLog(device, transactions, pieceSize, (one) => void signatures.push(one))) {
        if (last) await send(last);
        last = piece;
      }
      await insertReceipts(owner, register, device, signatures);
      progress(`${name}: ${transactions} receipts are there`);
      const before = residentBytes(server.pid);
      const start = performance.now();
      if (last) await send(last);
      const { checked, peak } = await untilChecked(server, token, id);
      const seconds = (performance.now() - start) / 1_000;
      if (checked.verified !== 2 * transactions || checked.inCloud !== transactions)
        throw new Error(`not what was sent: ${JSON.stringify(checked)}`);
      const megabytes = Math.round(bytesOfArchive(transactions) / 1_000_000);
      const alone = await secondsToVerify(device, 2 * transactions);
      return figuresOf(`${megabytes} MB, ${transactions} transactions`, {
        seconds,
        alone,
        mebibytes: (peak - before) / mebibyte,
      });
    } finally {
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

interface Measured {
  readonly seconds: number;
  readonly alone: number;
  readonly mebibytes: number;
}

function figuresOf(what: string, { seconds, alone, mebibytes }: Measured): readonly Figure[] {
  return [
    {
      bench: name,
      measured: { name: `an archive of ${what}, until its verdict`, value: seconds, unit: 's' },
      yardstick: {
        name: 'its signatures verified by node:crypto, and nothing else',
        value: alone,
        unit: 's',
      },
      limit: { of: 'measured', is: 'atMost', floor: 90 },
      note: 'from its last piece on: each signature verified, each transaction compared with its receipt',
    },
    {
      bench: name,
      measured: { name: 'memory beyond that of before', value: mebibytes, unit: 'MiB' },
      limit: { of: 'measured', is: 'atMost', floor: 300 },
      note: 'of the server and of the process that reads, together, looked at ten times a second',
    },
  ];
}

// What the comparison reads of a receipt; the rest is as of any.
const insert = `
  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
    biz_hour, register_name, currency, gross, turnover, content_hash, content, tse_serial, tse_transaction, tse_counter)
  select $1, gen_random_uuid(), $2, $3, s.transaction, 'Beleg', s.at, s.at, s.at, s.at::date, 12, 'Kasse', 'EUR', 255, 255, '\\x00',
    json_build_object('tse', json_build_object('signature', s.signature)), $4, s.transaction, 2 * s.transaction
  from (select $5::int + n transaction, signature, to_timestamp($6::float8 + (n - 1) * $7::float8) at
    from unnest($8::text[]) with ordinality u (signature, n)) s`;

async function insertReceipts(
  owner: pg.Client,
  { tenantId, unitId, deviceId }: Register,
  { serial }: BusyDevice,
  signatures: readonly string[],
): Promise<void> {
  const step = (endOf(2) - endOf(1)) / 1_000;
  for (let done = 0; done < signatures.length; done += receiptsAtOnce) {
    const some = signatures.slice(done, done + receiptsAtOnce);
    await owner.query(insert, [
      tenantId,
      unitId,
      deviceId,
      serial,
      done,
      endOf(done + 1) / 1_000,
      step,
      some,
    ]);
  }
  await owner.query('vacuum analyze receipts');
}

async function untilChecked(server: Server, token: string, id: string) {
  const body = archiveQuery('query($id: ID!) { tseArchive(id: $id) { state logs verified inCloud } }', {
    id,
  });
  let peak = 0;
  for (let look = 0; ; look += 1) {
    const readers = childrenNamed(server.pid, 'archive-process').reduce((sum, bytes) => sum + bytes, 0);
    peak = Math.max(peak, residentBytes(server.pid) + readers);
    if (look % 5 === 0) {
      const { tseArchive: checked } = await ask<{ tseArchive: Checked }>(server.port, token, body);
      if (checked.state === 'checked') return { checked, peak };
      if (checked.state === 'failed') throw new Error('the check failed');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

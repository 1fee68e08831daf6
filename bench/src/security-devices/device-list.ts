import { rmSync } from 'node:fs';
import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { connectOwner } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { untilAccepted, webQuery } from '../kit/graphql.ts';
import { httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import { dataFolder } from '../kit/paths.ts';
import type { Benchmark } from '../kit/run.ts';
import { startServer } from '../kit/server.ts';
import { median, percentile } from '../kit/statistics.ts';
import { makeTenant } from '../kit/tenants.ts';

const name = 'security-devices';
const devices = 5_000;
const branches = 500;

/** What people ask the list for: as it opens, those that are ill, and one by a branch's name. */
const asked: Readonly<Record<string, object>> = {
  'as it opens': { sort: 'registerName' },
  'those that end first': { sort: 'certificateExpiresAt' },
  'with a certificate that ends': {
    filter: { conditions: [{ field: 'causes', is: 'is', values: ['certificateEnding'] }] },
  },
  'by a name that is typed': { filter: { search: 'filiale 37' } },
};

const report = {
  ...{ kind: 'tse', provider: 4, formFactor: 'usb', model: 'Stick', algorithm: 'ecdsa-plain-SHA256' },
  ...{ timeFormat: 'unixTime', clientId: 'K1', clients: { ids: ['K1'], most: 20 }, operatingState: 1 },
  ...{ signatures: { used: 1_000, most: 20_000_000 }, firmware: '1.4.0', hasPassedSelfTest: true },
};

// As their reports leave them; every twentieth has a certificate that ends.
const insertDevices = `
  insert into security_devices (tenant_id, id, serial, kind, provider, form_factor, bsi_id, operating_state,
    validation_state, faults, report, certificate_chain, certificate_expires_at, remaining_signatures, firmware,
    has_firmware_update, device_id, health, causes, urgency, first_report_at, last_report_at, last_modified_at)
  select d.tenant_id, gen_random_uuid(), encode(sha256(d.id::text::bytea), 'hex'), 'tse', 4, 'usb', 'BSI-K-TR-0362-2019',
    1, 2, '{}', $2, '[]',
    now() + interval '1 day' * (20 + n), 20000000 - n, '1.4.0', false, d.id,
    case when n % 20 = 0 then 'warning' else 'ok' end,
    case when n % 20 = 0 then '{certificateEnding}' else '{}' end::text[], 0, now(), now(), now()
  from (select d.*, row_number() over (order by d.id)::int n from devices d where d.tenant_id = $1) d`;

export const deviceList: Benchmark = {
  name,
  about: `The list of ${devices} security devices, as people ask for it`,
  run: async ({ isQuick }) => {
    const dataDir = dataFolder(name);
    rmSync(dataDir, { recursive: true, force: true });
    const server = await startServer({ dataDir });
    const owner = await connectOwner(dataDir);
    try {
      const tenant = await makeTenant(owner, 'Devices', { branches, registers: devices });
      await insert(owner, tenant.id);
      const token = (await createTokenSigner(owner, server)).tokenOf(tenant.owner);
      await untilAccepted(server.port, token, JSON.stringify({ query: '{ homeDashboard { today } }' }));
      const connection = await openHttp(server.port);
      const figures: Figure[] = [];
      for (const [what, variables] of Object.entries(asked)) {
        const request = httpRequest(
          '/graphql/pos',
          token,
          webQuery('SecurityDevices', { ...variables, first: 50 }),
        );
        const times: number[] = [];
        // The first rounds compile.
        for (let round = -5; round < (isQuick ? 20 : 200); round += 1) {
          const start = performance.now();
          const answer = await connection.send(request);
          if (round >= 0) times.push(performance.now() - start);
          expectSuccess(answer);
        }
        figures.push({
          bench: name,
          measured: {
            name: `${devices} security devices, ${what}, p95`,
            value: percentile(times, 0.95),
            unit: 'ms',
          },
          limit: { of: 'measured', is: 'atMost', floor: 30 },
          note: `50 of them with the count of all; one after the other, median ${median(times).toFixed(1)} ms`,
        });
      }
      connection.close();
      return figures;
    } finally {
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function insert(owner: pg.Client, tenantId: string): Promise<void> {
  await owner.query(insertDevices, [tenantId, JSON.stringify(report)]);
  await owner.query('vacuum analyze security_devices, devices, organization_units');
}

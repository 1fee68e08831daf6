import { createHash, generateKeyPairSync } from 'node:crypto';
import type { LinkedRegister } from './link-register.ts';
import { dataOf, type TestServer } from './test-app.ts';

const dayMs = 86_400_000;

/** A device fresh from its box, whose serial is the hash of its key; give what the test is about. */
export const newSecurityDevice = (given: object = {}): Readonly<Record<string, unknown>> => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65);
  const now = Date.now();
  return {
    kind: 'tse',
    serial: createHash('sha256').update(point).digest('hex'),
    provider: 4,
    formFactor: 'usb',
    bsiId: 'BSI-K-TR-0362-2019',
    publicKey: point.toString('base64'),
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    encoding: 'UTF-8',
    certificateExpiresAt: new Date(now + 700 * dayMs).toISOString(),
    enabledAt: new Date(now - 300 * dayMs).toISOString(),
    initialisedAt: new Date(now - 300 * dayMs).toISOString(),
    signatures: { used: 1_000, most: 20_000_000 },
    memory: { usedBytes: 1_000_000, totalBytes: 8_000_000_000 },
    clientId: 'K1',
    clients: { ids: ['K1'], most: 20 },
    transactions: { open: 0, most: 512 },
    firmware: '1.4.0',
    operatingState: 1,
    hasPassedSelfTest: true,
    deviceTime: new Date(now).toISOString(),
    archives: [{ at: new Date(now - dayMs).toISOString(), state: 'completed', bytes: 1_024 }],
    ...given,
  };
};

const mutation = 'mutation($report: String!) { reportSecurityDevice(report: $report) { isSuccess modelId } }';

/** Reports a device as a register does; the answer as it came. */
export const sendDeviceReport = (
  app: TestServer,
  { accessToken }: Pick<LinkedRegister, 'accessToken'>,
  report: object,
) => app.call('/graphql/pos', accessToken, mutation, { report: JSON.stringify(report) });

/** Reports a device, and returns its id. */
export const reportDevice = async (
  app: TestServer,
  register: Pick<LinkedRegister, 'accessToken'>,
  report: object,
): Promise<string> =>
  dataOf<{ reportSecurityDevice: { modelId: string } }>(await sendDeviceReport(app, register, report))
    .reportSecurityDevice.modelId;

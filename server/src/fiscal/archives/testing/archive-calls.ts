import { logName, signedLog, tarEnd, tarFile, unsignedLog } from '@tresen/domain/fiscal/archive-writer';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { expect } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../../app/testing/people.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { newSecurityDevice, reportDevice } from '../../../app/testing/security-devices.ts';
import { signedBy } from '../../../app/testing/signed-receipts.ts';
import { type Answer, dataOf, type TestServer } from '../../../app/testing/test-app.ts';
import { until } from '../../../app/testing/until.ts';
import { certificateFiles, logFile, newTestDevice, saleLogs, type TestDevice } from './test-device.ts';

const fields = `id state verdict cause received size sameAs isRemovable transactions receiptTransactions inCloud receipts
  logs verified counts { finding count } senderKind senderName`;

/** What is asked of an archive. */
export type Archive = Readonly<Record<string, unknown>> & { id: string; state: string };

/** The code of an answer's first error. */
export const codeOf = ({ errors }: Answer) => errors[0]?.extensions?.code;

/** What the tests of archives begin with: a server, an owner with one register, and a device whose logs they write. */
export interface ArchiveTest {
  readonly app: TestServer;
  readonly tenantId: string;
  readonly owner: string;
  readonly till: LinkedRegister;
  readonly device: TestDevice;
  readonly deviceId: string;
}

/** Links a register of a new tenant and reports its device. */
export const beginArchiveTest = async (app: TestServer): Promise<ArchiveTest> => {
  const tenantId = await addTenant(app);
  const owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  const till = await linkRegister(app, owner);
  const device = newTestDevice();
  const deviceId = await reportDevice(app, till, {
    ...newSecurityDevice({ serial: device.serial, publicKey: device.point.toString('base64') }),
    certificates: device.known.certificates,
    certificateExpiresAt: undefined,
    archives: undefined,
  });
  return { app, tenantId, owner, till, device, deviceId };
};

/** Receipts of that register, its archives, and what people and registers do with them. */
export const archiveCalls = (current: () => ArchiveTest) => {
  const receipt = (number: number): Receipt => {
    const end = new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString();
    return signedBy(
      { ...current().device, publicKey: current().device.point.toString('base64') },
      receiptOf(current().till, { number, start: end, end }),
      number,
    );
  };
  const push = async (receipts: readonly Receipt[]) =>
    expect(outcomesOf(await pushBatch(current().app, current().till, receipts))).toEqual(
      receipts.map(() => 'stored'),
    );

  /** Beginning and end of a receipt's transaction, with the signature that its receipt bears. */
  const logsOf = ({ tse }: Receipt) => {
    if (!tse) throw new Error('not signed');
    const [start, end] = saleLogs(current().device, tse.transaction, {
      at: Date.parse(tse.end),
      clientId: tse.clientId,
    });
    const { processType, processData } = tse;
    const plan = { ...end, processType, processData };
    const signature = new Uint8Array(Buffer.from(tse.signature, 'base64'));
    return [
      logFile(current().device, start),
      tarFile(logName(plan), signedLog(unsignedLog(plan), signature)),
    ];
  };
  const archiveOf = (receipts: readonly Receipt[]) =>
    Buffer.concat([...receipts.flatMap(logsOf), ...certificateFiles(current().device), tarEnd]);

  const announce = async (bytes: Buffer, token = current().owner, given: object = {}): Promise<Archive> => {
    const name = token === current().owner ? 'beginTseArchive' : 'announceTseArchive';
    const answer = await current().app.call(
      '/graphql/pos',
      token,
      `mutation($serial: String!, $size: Float!, $sha256: String) {
      ${name}(serial: $serial, name: "export.tar", size: $size, sha256: $sha256) { ${fields} } }`,
      { serial: current().device.serial, size: bytes.length, ...given },
    );
    return dataOf<Record<string, Archive>>(answer)[name] as Archive;
  };
  const put = async (path: string, bytes: Buffer, token = current().owner) => {
    const response = await fetch(`${current().app.url}${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const read = async (id: string): Promise<Archive> => {
    const answer = await current().app.call(
      '/graphql/pos',
      current().owner,
      `query($id: ID!) { tseArchive(id: $id) { ${fields} } }`,
      {
        id,
      },
    );
    return dataOf<{ tseArchive: Archive }>(answer).tseArchive;
  };
  const send = async (bytes: Buffer, given: object = {}): Promise<Archive> => {
    const { id } = await announce(bytes, current().owner, given);
    expect(await put(`/api/tse-archives/${id}/0`, bytes)).toMatchObject({ status: 200 });
    return until(
      () => read(id),
      ({ state }) => ['checked', 'same', 'failed'].includes(state),
    );
  };

  return { receipt, push, archiveOf, announce, put, read, send };
};

import {
  conditionOf,
  maxReportText,
  readCertificateId,
  type SecurityDeviceReport,
  securityDeviceReportSchema,
  validateDevice,
} from '@tresen/domain/fiscal/security-devices';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, type RegisterCaller, registerOf } from '../../kit/context/index.ts';
import { emit, inTenantRepeatably, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { factsOf, forecastOf, type KnownFacts, lastArchiveOf } from './device-facts.ts';
import { signaturePoints, writeReport } from './device-reports.store.ts';
import { writeUse } from './device-uses.store.ts';
import { type DeviceProof, proveDevice } from './prove-device.ts';
import { type HeldDevice, holdSerial } from './security-devices.store.ts';

/**
 * Takes what a register says of its security device. A report is of now: registers send none of before.
 * @throws {AppError} FORBIDDEN for anyone but a register, INVALID_INPUT with the field that does not fit
 */
export const reportSecurityDevice = async (ctx: Ctx, text: string): Promise<SaveResult> => {
  const register = registerOf(ctx);
  const report = parseInput(securityDeviceReportSchema, readJson(text));
  const proof = proveDevice(report);
  // Two registers that take each other's device wait for one another: one of them begins again.
  return inTenantRepeatably(ctx.db, register.tenantId, async (tx) => {
    const before = await holdSerial(tx, report.serial);
    const id = before?.id ?? newId();
    const now = ctx.now();
    await keep(tx, { register, report, proof, before, id, now });
    const { tenantId, deviceId } = register;
    const { clientId } = report;
    const isNew = await writeUse(tx, {
      tenantId,
      deviceId,
      securityDeviceId: id,
      clientId,
      at: new Date(now),
    });
    if (isNew) await logRegister(ctx, tx, register, report, id);
    emit(tx, { topic: 'securityDevices', tenantId: register.tenantId, unitId: register.unitId });
    return { isSuccess: true, modelId: id };
  });
};

interface Reported {
  readonly register: RegisterCaller;
  readonly report: SecurityDeviceReport;
  readonly proof: DeviceProof;
  readonly before: HeldDevice | undefined;
  readonly id: string;
  readonly now: number;
}

async function keep(tx: Tx, { register, report, proof, before, id, now }: Reported): Promise<void> {
  const { tenantId, deviceId } = register;
  const at = new Date(now);
  const known: KnownFacts = {
    isRetired: false,
    certificateExpiresAt: proof.expiresAt === undefined ? null : new Date(proof.expiresAt),
    signaturesUntil: await untilOf(tx, id, report, at),
    clockOffsetMs: report.deviceTime === undefined ? null : Date.parse(report.deviceTime) - now,
    lastArchiveAt: later(lastArchiveOf(report), before?.lastArchiveAt ?? null),
    firstReportAt: before?.firstReportAt ?? at,
  };
  await writeReport(tx, {
    ...{ tenantId, id, deviceId, report, known, at },
    bsiId: report.bsiId === undefined ? null : readCertificateId(report.bsiId).id,
    chain: proof.chain,
    validation: validateDevice(report, proof.proven),
    condition: conditionOf(factsOf(report, known), now),
  });
}

async function untilOf(tx: Tx, id: string, report: SecurityDeviceReport, at: Date): Promise<Date | null> {
  const { signatures } = report;
  if (!signatures) return null;
  const points = [...(await signaturePoints(tx, id, at)), { at: at.getTime(), used: signatures.used }];
  const forecast = forecastOf(report, points, at.getTime());
  return forecast.kind === 'until' ? new Date(forecast.at) : null;
}

/** That a register works with a device, be it new or another's before, stands in the log once. */
function logRegister(ctx: Ctx, tx: Tx, register: RegisterCaller, report: SecurityDeviceReport, id: string) {
  return audit(ctx, tx, register.tenantId, {
    entity: 'securityDevice',
    action: 'report',
    entityId: id,
    newValues: { name: report.serial },
  });
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function readJson(text: string): unknown {
  if (text.length > maxReportText) throw new AppError('INVALID_INPUT', { field: 'report' });
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'report' });
  }
}

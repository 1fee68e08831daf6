import type { SecurityDeviceReport, SignatureForecast } from '@tresen/domain/fiscal/security-devices';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { forecastOf } from './device-facts.ts';
import { type PastReport, signaturePoints } from './device-reports.store.ts';
import type { UsingRegister } from './device-uses.store.ts';
import type { ChainCertificate } from './prove-device.ts';
import type { SecurityDevice } from './security-devices.store.ts';

type Archive = NonNullable<SecurityDeviceReport['archives']>[number];

/** A certificate of the chain. */
export const certificateType = ({ builder }: Kit) =>
  builder.objectRef<ChainCertificate>('SecurityDeviceCertificate').implement({
    fields: (t) => ({
      subject: t.exposeString('subject'),
      issuer: t.exposeString('issuer'),
      serialNumber: t.exposeString('serialNumber'),
      validFrom: t.expose('validFrom', { type: 'DateTime' }),
      validTo: t.expose('validTo', { type: 'DateTime' }),
      isSigned: t.exposeBoolean('isSigned', {
        nullable: true,
        description: 'Whether the next certificate signed it; null if the issuer is not part of the chain.',
      }),
    }),
  });

/** A register that works with the device. */
export const usingRegisterType = ({ builder }: Kit) =>
  builder.objectRef<UsingRegister>('SecurityDeviceRegister').implement({
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      registerName: t.exposeString('registerName'),
      unitName: t.exposeString('unitName'),
      clientId: t.exposeString('clientId', { description: 'Name by which it uses the device.' }),
    }),
  });

/** A backup of the device. */
export const archiveType = ({ builder }: Kit) =>
  builder.objectRef<Archive>('SecurityDeviceArchive').implement({
    description: 'A backup of the device’s log.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      state: t.exposeString('state', {
        description: '`pending`, `working`, `completed`, `cancelled` or `failed`.',
      }),
      bytes: t.float({ nullable: true, resolve: ({ bytes }) => bytes ?? null }),
    }),
  });

/** How long the signatures last. */
export const forecastType = ({ builder }: Kit) =>
  builder.objectRef<SignatureForecast>('SignatureForecast').implement({
    description: 'When the signatures run out, at the pace of the last 90 days.',
    fields: (t) => ({
      kind: t.exposeString('kind', {
        description:
          '`until` a date, `longer` than 100 years, `unused`, `usedUp`, or `unknown` for lack of reports.',
      }),
      perDay: t.float({
        nullable: true,
        resolve: (forecast) => ('perDay' in forecast ? forecast.perDay : null),
      }),
      at: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (forecast) => (forecast.kind === 'until' ? new Date(forecast.at) : null),
      }),
    }),
  });

/** The forecast of a device as of now. */
export const forecastNow = async (ctx: Ctx, { id, report }: SecurityDevice): Promise<SignatureForecast> => {
  const at = new Date(ctx.now());
  const points = await inTenant(ctx.db, tenantOf(ctx), (tx) => signaturePoints(tx, id, at));
  return forecastOf(report, points, at.getTime());
};

/** A report of before. */
export const pastReportType = ({ builder }: Kit) =>
  builder.objectRef<PastReport>('SecurityDeviceReport').implement({
    description: 'The last report of an hour; after 30 days, of a day.',
    fields: (t) => ({
      reportedAt: t.expose('reportedAt', { type: 'DateTime' }),
      registerName: t.exposeString('registerName'),
      health: t.exposeString('health'),
      causes: t.field({ type: ['String'], resolve: ({ causes }) => [...causes] }),
      operatingState: t.int({ resolve: ({ report }) => report.operatingState }),
      usedSignatures: t.float({ nullable: true, resolve: ({ usedSignatures }) => usedSignatures }),
      firmware: t.string({ nullable: true, resolve: ({ report }) => report.firmware ?? null }),
    }),
  });

import type { Establishment, NotificationContent, RecordingSystem, Taxpayer } from '../index.ts';

const bar: RecordingSystem = {
  ...{
    deviceId: 'd1',
    name: 'Bar',
    kind: 1,
    software: 'Tresen POS',
    softwareVersion: '5.9.3',
    serial: 'SN-1',
  },
  ...{ maker: 'Sunmi', model: 'T2', clientId: 'K1', tseId: 's1', tseSerial: 'ab'.repeat(32) },
  ...{
    tseStartedOn: '2026-01-10',
    tseSince: '2026-01-10',
    bsiId: '0362-2019',
    tseForm: 2,
    acquiredOn: '2026-01-05',
  },
  ...{ commissionedOn: '2026-01-12', decommissionedOn: null, reason: null, remarks: null },
  ...{ since: '2026-01-12', movedOn: null, changedOn: null },
};
/** A limited company whose tax number is in order. */
export const firm: Taxpayer = {
  ...{ companyId: 'c1', name: 'Krone GmbH', legalForm: '16', firstName: null, lastName: null, bornOn: null },
  ...{ taxId: null, givenTaxNumber: '181/815/08155', taxNumber: '9181081508155', vatId: null },
  ...{ businessId: null, address: 'Markt 1', zipCode: '80331', town: 'München', changedOn: null },
};
const markt: Establishment = {
  ...{ unitId: 'u1', name: 'Markt', country: 'DE', designation: null, street: 'Markt', houseNumber: '1' },
  ...{ houseNumberSuffix: null, additionalAddress: null, zipCode: '80331', town: 'München' },
  ...{ endedOn: null, remarks: null, changedOn: '2026-05-01' },
};
/** What differs from a branch of which all is in order, with one register. */
export interface Given {
  readonly taxpayer?: Partial<Taxpayer>;
  readonly place?: Partial<Establishment>;
  readonly systems?: readonly Partial<RecordingSystem>[];
}
/** What the tax office is told of a branch; give what the test is about. */
export const content = ({ taxpayer, place, systems = [{}] }: Given = {}): NotificationContent => ({
  taxpayer: { ...firm, ...taxpayer },
  establishment: { ...markt, ...place },
  systems: systems.map((system) => ({ ...bar, ...system })),
});

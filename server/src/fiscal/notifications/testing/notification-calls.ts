import { randomUUID } from 'node:crypto';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { saveRecord } from '../../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../../app/testing/people.ts';
import { newSecurityDevice, reportDevice } from '../../../app/testing/security-devices.ts';
import { dataOf, type TestServer } from '../../../app/testing/test-app.ts';

/** A branch with what the tax office knows of it. */
export interface FoundRegistration {
  readonly id: string;
  readonly unitName: string;
  readonly reportState: number;
  readonly validationState: number;
  readonly taskState: number;
  readonly due: string | null;
  readonly urgency: number;
  readonly differences: readonly { readonly kind: string; readonly name: string | null }[];
  readonly faults: readonly { readonly code: string }[];
  readonly open: { readonly id: string; readonly version: number } | null;
  readonly notifications: readonly {
    readonly id: string;
    readonly reportState: number;
    readonly receiptName: string | null;
  }[];
  readonly form: readonly { readonly title: string }[];
}

const fields = `id unitName reportState validationState taskState due urgency differences { kind name } faults { code }
  open { id version } notifications { id reportState receiptName } form { title fields { name value } }`;

/** A register as the tax office wants to know it. */
export const goodSystem = (deviceId: string, given: object = {}) => ({
  ...{ deviceId, maker: 'Sunmi', model: 'T2', software: 'Tresen POS' },
  ...{ acquiredOn: '2026-11-07', commissionedOn: '2026-11-08', ...given },
});

/** An address in its parts. */
export const address = { street: 'Markt', houseNumber: '1', zipCode: '80331', town: 'München' };

/** What the tests of notifications begin with: an owner with one register, Theke, in a branch, Markt. */
export interface NotificationTest {
  readonly app: TestServer;
  readonly tenantId: string;
  readonly owner: string;
  readonly till: LinkedRegister;
}

/** Links that register and reports its device. */
export const beginNotificationTest = async (app: TestServer): Promise<NotificationTest> => {
  const tenantId = await addTenant(app);
  const owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  const till = await linkRegister(app, owner);
  await app.owner.query(`update devices set name = 'Theke' where id = $1`, [till.deviceId]);
  await app.owner.query(`update organization_units set name = 'Markt' where id = $1`, [till.unitId]);
  await reportDevice(app, till, newSecurityDevice());
  return { app, tenantId, owner, till };
};

/** What people do with notifications; by the owner of the test where nobody else is given. */
export const notificationCalls = (current: () => NotificationTest) => {
  const registration = async (
    unitId = current().till.unitId,
    person = current().owner,
  ): Promise<FoundRegistration> => {
    const query = `query($id: ID!) { taxRegistration(id: $id) { ${fields} } }`;
    const { taxRegistration } = dataOf<{ taxRegistration: FoundRegistration | null }>(
      await current().app.call('/graphql/pos', person, query, { id: unitId }),
    );
    if (!taxRegistration) throw new Error('no registration');
    return taxRegistration;
  };
  const mutate = (text: string, variables: Record<string, unknown>, person = current().owner) =>
    current().app.call('/graphql/pos', person, text, variables);
  const prepare = (unitIds: readonly string[], person = current().owner) =>
    mutate(
      'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { prepared ready } }',
      { ids: unitIds },
      person,
    );
  const conclude = (id: string, version: number, outcome = 'sent', sentOn = '2026-11-27') =>
    mutate(
      `mutation($id: ID!, $version: Int!, $outcome: String!, $sentOn: Day!) {
      concludeTaxNotification(id: $id, version: $version, outcome: $outcome, sentOn: $sentOn,
        transferTicket: "et-4711") { isSuccess } }`,
      { id, version, outcome, sentOn },
    );
  const saveSystem = (system: object, person = current().owner) =>
    mutate(
      'mutation($system: TaxSystemInput!) { saveTaxSystem(system: $system) { isSuccess } }',
      { system },
      person,
    );
  const saveEstablishment = (establishment: object) =>
    mutate(
      'mutation($it: TaxEstablishmentInput!) { saveTaxEstablishment(establishment: $it) { isSuccess } }',
      {
        it: establishment,
      },
    );

  /** All that a branch needs so that its notification is right. */
  const complete = async ({ unitId, deviceId }: Pick<LinkedRegister, 'unitId' | 'deviceId'>) => {
    const companyId = await saveRecord(current().app, current().owner, 'company', {
      ...{ name: `Krone ${randomUUID().slice(0, 6)}`, country: 'DE', state: 'Bayern' },
      ...{
        taxNumber: '181/815/08155',
        address: 'Markt 1',
        zipCode: '80331',
        city: 'München',
        unitIds: [unitId],
      },
    });
    const taxpayer = { companyId, legalForm: '16' };
    dataOf(
      await mutate('mutation($it: TaxTaxpayerInput!) { saveTaxTaxpayer(taxpayer: $it) { isSuccess } }', {
        it: taxpayer,
      }),
    );
    dataOf(await saveEstablishment({ unitId, ...address }));
    dataOf(await saveSystem(goodSystem(deviceId)));
    return companyId;
  };
  const send = async (unitId = current().till.unitId): Promise<string> => {
    dataOf(await prepare([unitId]));
    const { open } = await registration(unitId);
    if (!open) throw new Error('nothing open');
    dataOf(await conclude(open.id, open.version));
    return open.id;
  };
  const file = (name: string, person = current().owner) =>
    fetch(`${current().app.url}/api/tax-notifications/${name}`, {
      headers: { authorization: `Bearer ${person}` },
    });
  return { registration, mutate, prepare, conclude, saveSystem, saveEstablishment, complete, send, file };
};

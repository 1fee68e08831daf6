import { addPerson, addTenant } from '../../../app/testing/people.ts';
import { dataOf, type TestServer, testPassword } from '../../../app/testing/test-app.ts';

const dayMs = 86_400_000;

/** A moment in so many days, or some seconds later. */
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs + 60_000).toISOString();

const pageQuery = `query($id: ID!) { securityDevice(id: $id) { id serial kind provider formFactor bsiId product health
  causes operatingState validationState faults registerName unitName algorithm timeFormat encoding certificateExpiresAt
  certificates { subject isSigned } enabledAt initialisedAt usedSignatures mostSignatures forecast { kind perDay at }
  usedMemory totalMemory clientId clients openTransactions firmware firmwareUpdate hasPassedSelfTest clockOffsetMs
  archives { at state bytes } lastArchiveAt hasAdminPin hasTimePin isRetired isReplaced
  registers { deviceId registerName unitName clientId } } }`;
const listQuery = `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
  securityDevices(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id serial } pageInfo { endCursor hasNextPage } totalCount } }`;

/** A page of the list. */
export interface ListedPage {
  readonly nodes: readonly { readonly id: string; readonly serial: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

/** What people ask of security devices, as a person does it. */
export const deviceCalls = (app: TestServer) => {
  const deviceOf = async (id: string, person: string) =>
    dataOf<{ securityDevice: Record<string, unknown> | null }>(
      await app.call('/graphql/pos', person, pageQuery, { id }),
    ).securityDevice;
  const list = async (person: string, asked: object = {}) =>
    dataOf<{ securityDevices: ListedPage }>(await app.call('/graphql/pos', person, listQuery, { ...asked }))
      .securityDevices;
  const newOwner = async () => {
    const tenantId = await addTenant(app);
    return { tenantId, owner: await app.signIn((await addPerson(app, tenantId, 'owner')).email) };
  };
  const savePins = (person: string, given: object) =>
    app.call(
      '/graphql/pos',
      person,
      `mutation($id: ID!, $adminPin: String, $timePin: String, $password: String!) {
        saveSecurityDevicePins(id: $id, adminPin: $adminPin, timePin: $timePin, password: $password) { isSuccess } }`,
      { ...given },
    );
  const showPins = (person: string, id: string, password: string = testPassword) =>
    app.call(
      '/graphql/pos',
      person,
      'mutation($id: ID!, $password: String!) { showSecurityDevicePins(id: $id, password: $password) { adminPin timePin } }',
      { id, password },
    );
  const retire = (person: string, id: string, isRetired: boolean) =>
    app.call(
      '/graphql/pos',
      person,
      'mutation($id: ID!, $isRetired: Boolean!) { setSecurityDeviceRetired(id: $id, isRetired: $isRetired) { isSuccess } }',
      { id, isRetired },
    );
  return { deviceOf, list, newOwner, savePins, showPins, retire };
};

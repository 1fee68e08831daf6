import { randomUUID } from 'node:crypto';
import type { AppType, LicenceState, LicenceType } from '@tresen/domain/fleet/licences';
import { newId } from '../../kit/ids/index.ts';
import type { TestServer } from './test-app.ts';

/** A licence of the registry; give what the test is about. */
export interface TestLicence {
  readonly serial: string;
  readonly uid: string;
  readonly tenantId: string | null;
  readonly customerName: string;
  readonly appType: AppType;
  readonly licenceType: LicenceType;
  readonly state: LicenceState;
  readonly mainVersion: number;
  readonly regLevels: number;
  readonly endsAt: Date | null;
}

/** Puts a licence into the registry, of the reseller of its tenant. */
export const addLicence = async (
  app: Pick<TestServer, 'owner'>,
  given: Partial<TestLicence> = {},
): Promise<TestLicence> => {
  const licence: TestLicence = {
    serial: `T-${randomUUID().toUpperCase()}`,
    uid: newId(),
    tenantId: null,
    customerName: '',
    appType: 'gastro',
    licenceType: 'basic',
    state: 'active',
    mainVersion: 5,
    regLevels: 0b0011,
    endsAt: null,
    ...given,
  };
  await app.owner.query(
    `insert into licences (serial, uid, tenant_id, reseller_id, customer_name, app_name, app_type, licence_type, state,
       main_version, reg_levels, ends_at, created_at, last_modified_at)
     values ($1, $2, $3, (select reseller_id from tenants where id = $3), $4, 'Tresen', $5, $6, $7, $8, $9, $10,
       now(), now())`,
    [
      licence.serial,
      licence.uid,
      licence.tenantId,
      licence.customerName,
      licence.appType,
      licence.licenceType,
      licence.state,
      licence.mainVersion,
      licence.regLevels,
      licence.endsAt,
    ],
  );
  return licence;
};

/** The id of a tenant of the demo. */
export const tenantNamed = async (app: TestServer, name: string): Promise<string> => {
  const { rows } = await app.owner.query<{ id: string }>('select id from tenants where name = $1', [name]);
  const [tenant] = rows;
  if (!tenant) throw new Error(`no tenant ${name}`);
  return tenant.id;
};

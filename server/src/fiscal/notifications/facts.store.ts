import type { Country } from '@tresen/domain/kit/countries';
import { unitStatus } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch of a country whose tax office wants to know of registers. */
export interface FoundUnit {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly zone: string;
}

/** A register in a branch, or what it was there before it went elsewhere. Days are those of the branch. */
export interface FoundRegister {
  readonly id: string;
  readonly name: string;
  readonly unitId: string;
  readonly hardwareSerial: string;
  readonly posVersion: string;
  readonly since: string;
  /** That day where it was in another branch before. */
  readonly movedOn: string | null;
  readonly goneOn: string | null;
  readonly hasMoved: boolean;
}

/** The device that a register works with. */
export interface FoundDevice {
  readonly id: string;
  readonly deviceId: string;
  readonly serial: string;
  readonly formFactor: string;
  readonly bsiId: string | null;
  readonly clientId: string | null;
  readonly startedOn: string | null;
  /** The register's last report of another device, and its first of this one. */
  readonly swappedFrom: string;
  readonly swappedTo: string;
}

/** A company of the master data, as far as the tax office asks for it. */
export interface FoundCompany {
  readonly id: string;
  readonly name: string;
  readonly unitIds: readonly string[] | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly taxId: string | null;
  readonly taxNumber: string | null;
  readonly vatId: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: Country;
  readonly changedOn: string;
}

/** The tenant's branches in Germany and Austria, by name. */
export const findUnits = async (tx: Tx): Promise<readonly FoundUnit[]> => {
  const { rows } = await sql<FoundUnit>`
    select id, name, country, zone from organization_units
    where type in ('branch', 'event') and country in ('DE', 'AT') and status > ${unitStatus.deleted}
    order by searchable(name) collate natural_order, id`.execute(tx);
  return rows;
};

/** Every register of every branch, also where it was before (`device_stays`), by name. */
export const findRegisters = async (tx: Tx): Promise<readonly FoundRegister[]> => {
  const { rows } = await sql<FoundRegister>`
    with stays as (
      select device_id, unit_id, max(until) until from device_stays group by device_id, unit_id
    )
    select d.id, d.name, d.unit_id "unitId", d.hardware_serial "hardwareSerial", d.pos_version "posVersion",
      to_char(coalesce(d.moved_at, d.linked_at) at time zone u.zone, 'YYYY-MM-DD') since,
      to_char(d.moved_at at time zone u.zone, 'YYYY-MM-DD') "movedOn",
      to_char(d.unlinked_at at time zone u.zone, 'YYYY-MM-DD') "goneOn", false "hasMoved"
    from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    union all
    select d.id, d.name, s.unit_id, d.hardware_serial, d.pos_version,
      to_char(least(d.created_at, s.until) at time zone u.zone, 'YYYY-MM-DD'), null,
      to_char(s.until at time zone u.zone, 'YYYY-MM-DD'), true
    from stays s join devices d on d.id = s.device_id and d.unit_id <> s.unit_id
    join organization_units u on u.tenant_id = d.tenant_id and u.id = s.unit_id
    order by 2, 1`.execute(tx);
  return rows;
};

/** The device that each register reported last, those in use before retired ones; several registers may have the same. */
export const findDevices = async (tx: Tx): Promise<readonly FoundDevice[]> => {
  const { rows } = await sql<FoundDevice>`
    select distinct on (use.device_id) s.id, use.device_id "deviceId", s.serial, s.form_factor "formFactor",
      s.bsi_id "bsiId", use.client_id "clientId",
      to_char((s.report ->> 'enabledAt')::timestamptz at time zone u.zone, 'YYYY-MM-DD') "startedOn",
      to_char(coalesce(b.until, use.first_report_at) at time zone u.zone, 'YYYY-MM-DD') "swappedFrom",
      to_char(greatest(b.until, use.first_report_at) at time zone u.zone, 'YYYY-MM-DD') "swappedTo"
    from security_device_uses use
    join security_devices s on s.tenant_id = use.tenant_id and s.id = use.security_device_id
    join devices d on d.tenant_id = use.tenant_id and d.id = use.device_id
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    cross join lateral (select max(last_report_at) until from security_device_uses other
      where other.tenant_id = use.tenant_id and other.device_id = use.device_id
        and other.security_device_id <> use.security_device_id) b
    order by use.device_id, s.status desc, use.last_report_at desc`.execute(tx);
  return rows;
};

/** Companies in use, by name. */
export const findCompanies = async (tx: Tx): Promise<readonly FoundCompany[]> => {
  const { rows } = await sql<FoundCompany>`
    select id, name, unit_ids "unitIds", first_name "firstName", last_name "lastName", tax_id "taxId",
      tax_number "taxNumber", sales_tax_id "vatId", address, zip_code "zipCode", city, state, country,
      to_char(last_modified_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') "changedOn"
    from companies where status = 1 order by name_key, id`.execute(tx);
  return rows;
};

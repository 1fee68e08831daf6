import { describe, expect, it } from 'vitest';
import { fitStatement } from './several-nodes.ts';

const tenantId = '0196e9a4-0000-7000-8000-000000000001';
const fitted = (text: string, ...values: unknown[]) => fitStatement({ text, values }, tenantId);

describe('a statement for several nodes', () => {
  it('has its tenant as a parameter behind its own', () => {
    const text =
      'select (select current_tenant()) from receipts where tenant_id = (select current_tenant()) and id = $1';
    expect(fitted(text, 7)).toEqual({
      text: 'select $2::uuid from receipts where tenant_id = $2::uuid and id = $1',
      values: [7, tenantId],
    });
  });

  it('reads what lies on the coordinator by a query of its own', () => {
    expect(fitted('select r.id from receipts r join devices d on d.id = r.device_id', 7)).toEqual({
      text: 'select r.id from receipts r join (select * from devices) d on d.id = r.device_id',
      values: [7],
    });
    expect(
      fitted('select 1 from "closings" as "c" inner join "organization_units" as "u" on true').text,
    ).toBe('select 1 from "closings" as "c" inner join (select * from organization_units) u on true');
    expect(fitted('select 1 from closings where unit_id in (select id from organization_units)').text).toBe(
      'select 1 from closings where unit_id in (select id from (select * from organization_units) organization_units)',
    );
    expect(fitted('select 1 from closings, (select 1 from devices where id = $1) d').text).toBe(
      'select 1 from closings, (select 1 from (select * from devices) devices where id = $1) d',
    );
  });

  it('stays as it is where nothing lies on the nodes', () => {
    expect(fitted('select 1 from devices d').text).toBe('select 1 from devices d');
  });
});

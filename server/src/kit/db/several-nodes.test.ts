import { describe, expect, it } from 'vitest';
import { fitForNode, fitStatement } from './several-nodes.ts';

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

describe('a statement that a node runs by itself', () => {
  const fittedForNode = (text: string, ...values: unknown[]) => fitForNode({ text, values }, tenantId);

  it('says where the node puts its own parts of the tables, and its values as they are read', () => {
    const text =
      'select receipts from sales_day s join sales_hour h on h.unit_id = any ($1) where s.day > $2';
    expect(fittedForNode(text, ['a', 'b "c"', null], "O'Neill")).toEqual({
      text: 'select asked as "row" from tresen_nodes.ask_at_node($1, $2, $3, $4) asked',
      values: [
        tenantId,
        'select receipts from {sales_day} s join {sales_hour} h on h.unit_id = any ($1) where s.day > $2',
        ['sales_day', 'sales_hour'],
        `( E'{"a","b \\\\"c\\\\"",null}', 'O''Neill')`,
      ],
      isAtNode: true,
    });
  });

  it('names its tenant, and each table once', () => {
    const own = 'tenant_id = (select current_tenant())';
    const { values } = fittedForNode(
      `select 1 from closings where ${own} and $1 = 3 union select 1 from closings where ${own}`,
      null,
    );
    const named = 'select 1 from {closings} where tenant_id = $2::uuid';
    expect(values).toEqual([
      tenantId,
      `${named} and $1 = 3 union ${named}`,
      ['closings'],
      `(null, '${tenantId}')`,
    ]);
    expect(fittedForNode('select 1 from closings').values.at(-1)).toBe('');
  });

  it('takes no value that it does not know how to write', () => {
    expect(() => fittedForNode('select $1', new Date(0))).toThrow('a node is asked with object');
  });
});

import { describe, expect, it } from 'vitest';
import { checkValues, comparisonsOf, device, isCondition } from '../../kit/entities/index.ts';
import { createDeviceFinder, createDeviceNames, fileColumn } from '../files/index.ts';
import { contentJsonSchema } from '../sync/index.ts';
import { devicesOf, kinds } from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const fields = { deviceId: device({ isFiltered: true }) } as const;

describe('TRM-03: a field that names a register', () => {
  it('holds its id, or nothing', () => {
    expect(checkValues(fields, { deviceId: id.toUpperCase() }).values).toEqual({ deviceId: id });
    expect(checkValues(fields, {}).values).toEqual({ deviceId: null });
    expect(checkValues(fields, { deviceId: 'Theke' }).faults).toEqual([
      { path: 'deviceId', code: 'UNKNOWN_DEVICE' },
    ]);
  });

  it('narrows lists by registers, or by having none', () => {
    expect(comparisonsOf(fields.deviceId)).toEqual(['is', 'isNot', 'empty', 'notEmpty']);
    expect(isCondition(fields, { field: 'deviceId', is: 'is', values: [id] })).toBe(true);
    expect(isCondition(fields, { field: 'deviceId', is: 'is', values: ['Theke'] })).toBe(false);
  });

  it('is described in the published schema, as the time of a sign-out is', () =>
    expect(contentJsonSchema(kinds.terminal).properties).toMatchObject({
      deviceId: { type: ['string', 'null'], description: 'ID of a register.' },
      autoLogout: { type: 'integer', description: 'Seconds; 0 is never.', minimum: 0, maximum: 86_400 },
    }));

  it('is found in the values of a record', () => {
    expect(devicesOf('terminal', { deviceId: id })).toEqual([{ path: 'deviceId', id }]);
    expect(devicesOf('terminal', { deviceId: null })).toEqual([]);
    expect(devicesOf('printer', { deviceId: id })).toEqual([]);
  });
});

describe('a register in a file', () => {
  const other = id.replace('11', '12');
  const far = id.replace('11', '13');
  const devices = [
    { id, name: 'Theke', unitId: 'a' },
    { id: other, name: 'Keller', unitId: 'a' },
    { id: far, name: 'Keller', unitId: 'b' },
  ];
  const find = createDeviceFinder(devices);
  const nameOf = createDeviceNames(devices);

  it.each([
    ['theke', null, { value: id }],
    [id.toUpperCase(), null, { value: id }],
    ['Keller', ['a'], { value: other }],
    ['Keller', ['b'], { value: far }],
    ['Keller', null, { code: 'AMBIGUOUS_REFERENCE' }],
    // Of another branch: the check of the record says so.
    ['Theke', ['b'], { value: id }],
    ['Garten', null, { code: 'UNKNOWN_DEVICE' }],
  ] as const)('%j in the branches %j is %j', (text, unitIds, found) =>
    expect(find(text, unitIds)).toEqual(found),
  );

  it('is called by its name, or by its id where that would not find it again', () => {
    expect(devices.map((one) => nameOf(one.id))).toEqual(['Theke', other, far]);
    expect(nameOf('gone')).toBe('gone');
  });

  it('a time has its unit in the head of its column', () => {
    expect(fileColumn('terminal', 'autoLogout', 'de').name).toBe('Automatisch abmelden (Sekunden)');
    expect(fileColumn('terminal', 'autoLogout', 'en').name).toBe('Automatic sign-out (seconds)');
  });
});

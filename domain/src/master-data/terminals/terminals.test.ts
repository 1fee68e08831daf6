import { describe, expect, it } from 'vitest';
import { terminal } from './index.ts';

const deviceId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const faultsOf = (change: object) =>
  terminal.check({ name: 'Theke', ...change }).faults.map(({ path, code }) => `${path} ${code}`);

describe('TRM-02, TRM-03, CON-19: a terminal', () => {
  it('begins as a stationary register of price group 1 in house that never signs out', () =>
    expect(terminal.check({ name: 'Theke' }).values).toEqual({
      name: 'Theke',
      type: 'Static_Pos',
      deviceId: null,
      priceGroup: 1,
      vatType: 'inHouse',
      autoLogout: 0,
    }));

  it.each([
    [{ type: 'Mobile_Pos' }, []],
    [{ type: 'Event_App' }, []],
    [{ type: 'Kiosk' }, ['type UNKNOWN_CHOICE']],
    [{ priceGroup: 9 }, []],
    [{ priceGroup: 0 }, ['priceGroup OUT_OF_RANGE']],
    [{ priceGroup: 10 }, ['priceGroup OUT_OF_RANGE']],
    [{ vatType: 'outOfHouse' }, []],
    [{ vatType: 'onTheRoof' }, ['vatType UNKNOWN_CHOICE']],
    [{ autoLogout: 86_400 }, []],
    [{ autoLogout: -1 }, ['autoLogout OUT_OF_RANGE']],
    [{ autoLogout: 86_401 }, ['autoLogout OUT_OF_RANGE']],
    [{ deviceId }, []],
    [{ deviceId: 'Kasse 1' }, ['deviceId UNKNOWN_DEVICE']],
    [{ name: '' }, ['name MISSING']],
  ])('with %j: %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));
});

import { describe, expect, it } from 'vitest';
import { codePages, printer, printerGroups, printerSignals, printerWords } from './index.ts';

const theke = { name: 'Theke', group: 'bar', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' };
const faultsOf = (change: object) =>
  printer.check({ ...theke, ...change }).faults.map(({ path, code }) => `${path} ${code}`);

describe('a printer', () => {
  it('PRN-04: knows these code pages, signals and groups, each with words', () => {
    expect([codePages, printerSignals, printerGroups]).toEqual([
      ['CP437', 'CP850', 'CP852', 'CP858', 'WPC1252'],
      ['none', 'beep', 'drawer'],
      ['receipt', 'kitchen', 'bar', 'label'],
    ]);
    for (const { choices } of Object.values(printerWords)) {
      expect(Object.keys(choices.codePage)).toEqual([...codePages]);
      expect(Object.values(choices.signals).every(Boolean)).toBe(true);
    }
  });

  it('begins as one for receipts, with the euro sign, on paper of 80 mm', () =>
    expect(printer.check({ name: 'Theke' }).values).toEqual({ ...theke, group: 'receipt' }));

  it.each([
    [{ printWidth: 24 }, []],
    [{ printWidth: 80 }, []],
    [{ printWidth: 23 }, ['printWidth OUT_OF_RANGE']],
    [{ printWidth: 81 }, ['printWidth OUT_OF_RANGE']],
    [{ copies: 0 }, ['copies OUT_OF_RANGE']],
    [{ codePage: 'CP1' }, ['codePage UNKNOWN_CHOICE']],
  ])('PRN-04: is %j wide: %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));
});

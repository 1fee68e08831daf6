import { type DeviceFaultName, deviceFaultNames, readDeviceFaults, writeDeviceFaults } from '../tse/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = { ...recordOptions, faults: { type: 'string' } } as const;

/** Switches faults of the device in software on and off. */
export const tseCommand: Command = {
  summary: 'switch faults of the software security device',
  help: `tse --store DIR [--faults LIST]

  --faults LIST       ${deviceFaultNames.join(', ')}; none for a device that is well
${recordOptionsHelp}
  "run" reports the device, and reports it again at each change.`,
  async run(args) {
    const { values } = readArgs(args, options);
    return withStore(values, (store) => {
      if (values.faults !== undefined) writeDeviceFaults(store, faultsIn(values.faults), Date.now());
      print(readDeviceFaults(store).names.join(', ') || 'no faults');
      return 0;
    });
  },
};

function faultsIn(list: string): readonly DeviceFaultName[] {
  if (list === 'none') return [];
  return list.split(',').map((name) => {
    const known = deviceFaultNames.find((fault) => fault === name.trim());
    if (known === undefined)
      throw new UsageError(`no fault "${name}"; known: ${deviceFaultNames.join(', ')}`);
    return known;
  });
}

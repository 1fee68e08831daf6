import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type DeviceFaultName,
  deviceFaultNames,
  exportArchive,
  readDeviceFaults,
  writeDeviceFaults,
} from '../tse/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = { ...recordOptions, faults: { type: 'string' } } as const;

/** Switches faults of the device in software on and off, and exports its archive. */
export const tseCommand: Command = {
  summary: 'switch faults of the software security device, or export its archive',
  help: `tse --store DIR [--faults LIST]
tse export FILE --store DIR

  --faults LIST       ${deviceFaultNames.join(', ')}; none for a device that is well
${recordOptionsHelp}
  "export" writes a TAR of the receipts that are still here.
  "run" reports the device, and reports it again at each change.`,
  async run(args) {
    const { values, positionals } = readArgs(args, options, [0, 2]);
    const [step, file] = positionals;
    if (step !== undefined && (step !== 'export' || file === undefined))
      throw new UsageError(step === 'export' ? 'the file is missing' : `what is "${step}"?`);
    return withStore(values, async (store) => {
      if (file !== undefined) {
        await pipeline(Readable.from(exportArchive(store, Date.now())), createWriteStream(file));
        print(`the archive of the device: ${file}`);
        return 0;
      }
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

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type DeviceFaultName,
  deviceFaultNames,
  exportArchive,
  readDeviceFaults,
  swapDevice,
  writeDeviceFaults,
} from '../tse/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = { ...recordOptions, faults: { type: 'string' } } as const;

/** Switches faults of the device in software on and off, exports its archive, and swaps it. */
export const tseCommand: Command = {
  summary: 'switch faults of the software security device, export its archive, or swap it',
  help: `tse --store DIR [--faults LIST]
tse export FILE --store DIR
tse swap --store DIR

  --faults LIST       ${deviceFaultNames.join(', ')}; none for a device that is well
${recordOptionsHelp}
  "export" writes a TAR of the receipts that are still here.
  "swap" puts a new device in the place of the old one.
  "run" reports the device, and reports it again at each change.`,
  async run(args) {
    const { values, positionals } = readArgs(args, options, [0, 2]);
    const [step, file] = positionals;
    if (step === 'export' && file === undefined) throw new UsageError('the file is missing');
    if (step !== undefined && step !== 'export' && (step !== 'swap' || file !== undefined))
      throw new UsageError(`what is "${file ?? step}"?`);
    return withStore(values, async (store) => {
      if (file !== undefined) {
        await pipeline(Readable.from(exportArchive(store, Date.now())), createWriteStream(file));
        print(`the archive of the device: ${file}`);
        return 0;
      }
      if (step === 'swap') {
        print(`the new device: ${swapDevice(store, Date.now())}`);
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

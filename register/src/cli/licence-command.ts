import { readLicence, writeLicence } from '../store/index.ts';
import { type Command, readArgs } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = { ...recordOptions, mainboard: { type: 'string' }, computer: { type: 'string' } } as const;

/** Enters a licence key at a register, or another mainboard under it. */
export const licenceCommand: Command = {
  summary: 'enter a licence key at a register, or change its mainboard',
  help: `licence [KEY] --store DIR [options]

  KEY                 the licence key; unchanged if omitted
  --mainboard SERIAL  a different mainboard, so the licence needs reactivation
  --computer NAME     name of the computer
${recordOptionsHelp}
  "run" reports it.`,
  async run(args) {
    const { values, positionals } = readArgs(args, options, [0, 1]);
    const [licenseKey] = positionals;
    return withStore(values, (store) => {
      const { mainboard: mainboardSerial, computer: computerName } = values;
      const changes = {
        ...(licenseKey !== undefined && { licenseKey }),
        ...(mainboardSerial !== undefined && { mainboardSerial }),
        ...(computerName !== undefined && { computerName }),
      };
      const licence = Object.keys(changes).length > 0 ? writeLicence(store, changes) : readLicence(store);
      print(licence ? `${licence.licenseKey} on mainboard ${licence.mainboardSerial}` : 'no licence key');
      return 0;
    });
  },
};

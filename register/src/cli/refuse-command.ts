import { refuseNothing, refuseRecords } from '../master-data/index.ts';
import { type Command, readArgs, required } from './command.ts';
import { print } from './output.ts';
import { entityNamed, recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Makes a register refuse records, so that people see what becomes of them. */
export const refuseCommand: Command = {
  summary: 'make a register reject records',
  help: `refuse [ENTITY NAME] --store DIR [options]

  ENTITY NAME         vat, category, printer, article or * for all, and a name, in which * matches any text
  --reason TEXT       reason the register reports
  --nothing           accepts everything again
${recordOptionsHelp}`,
  async run(args) {
    const options = { ...recordOptions, reason: { type: 'string' }, nothing: { type: 'boolean' } } as const;
    const { values, positionals } = readArgs(args, options, [0, 2]);
    return withStore(values, (store) => {
      if (values.nothing) {
        refuseNothing(store);
        print('takes everything');
        return 0;
      }
      const [word = '', pattern = ''] = positionals;
      const entity = word === '*' ? word : entityNamed(word);
      refuseRecords(store, { entity, pattern, reason: required(values.reason, 'reason') });
      print(`refuses ${entity} "${pattern}"`);
      return 0;
    });
  },
};

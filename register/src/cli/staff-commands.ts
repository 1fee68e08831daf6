import { text } from 'node:stream/consumers';
import { employeeRoleWords } from '@tresen/domain/master-data/employees';
import { type Staff, signIn, signOut, unlock } from '../staff/index.ts';
import { type Command, readArgs } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Signs an employee in at a register, offline as well. */
export const loginCommand: Command = {
  summary: 'sign an employee in at a register with a PIN',
  help: `login NAME [PIN] --store DIR [options]

  NAME                name on the register, staff number or ID
  PIN                 read from standard input if omitted
${recordOptionsHelp}`,
  async run(args) {
    const { values, positionals } = readArgs(args, recordOptions, [1, 2]);
    const [name = '', word] = positionals;
    return withStore(values, async (store) => {
      print(describe(await signIn(store, name, await pinOf(word))));
      return 0;
    });
  },
};

/** Signs out whoever is signed in. */
export const logoutCommand: Command = {
  summary: 'sign out the employee signed in at a register',
  help: `logout --store DIR [options]

${recordOptionsHelp}`,
  async run(args) {
    const { values } = readArgs(args, recordOptions);
    return withStore(values, (store) => {
      signOut(store);
      print('no one is signed in');
      return 0;
    });
  },
};

/** Opens the lock of an employee after five wrong PINs. */
export const unlockCommand: Command = {
  summary: 'unlock an employee after five wrong PINs',
  help: `unlock NAME --store DIR [options]

  Requires someone with the "administration" permission to be signed in.
${recordOptionsHelp}`,
  async run(args) {
    const { values, positionals } = readArgs(args, recordOptions, 1);
    return withStore(values, (store) => {
      print(`${unlock(store, positionals[0] ?? '').content.name} may try again`);
      return 0;
    });
  },
};

function describe({ content: { name, role, permissions } }: Staff): string {
  return `${name} is signed in: ${employeeRoleWords.en[role]}; ${permissions.join(', ') || 'no rights'}`;
}

/** Other users of a computer see what stands in a command line: a PIN may come by standard input, too. */
async function pinOf(word: string | undefined): Promise<string> {
  return word ?? (await text(process.stdin)).trim();
}

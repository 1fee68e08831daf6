import { NotPressed } from '../buttons/index.ts';
import { NothingToClose } from '../closings/index.ts';
import { Failure } from '../protocol/index.ts';
import { InputError } from '../replay/index.ts';
import { StaffRefusal } from '../staff/index.ts';
import { articlesCommand } from './articles-command.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { buttonsCommand, sellCommand } from './button-commands.ts';
import { closeCommand } from './close-command.ts';
import { type Command, UsageError } from './command.ts';
import { demoCommand } from './demo-command.ts';
import { editCommand } from './edit-command.ts';
import { licenceCommand } from './licence-command.ts';
import { linkCommand } from './link-command.ts';
import { print, printError } from './output.ts';
import { printCommand } from './print-command.ts';
import { refuseCommand } from './refuse-command.ts';
import { replayCommand } from './replay-command.ts';
import { runCommand } from './run-command.ts';
import { seedLocalCommand } from './seed-local-command.ts';
import { showCommand } from './show-command.ts';
import { simulateCommand } from './simulate-command.ts';
import { loginCommand, logoutCommand, unlockCommand } from './staff-commands.ts';
import { syncCommand } from './sync-command.ts';
import { tseCommand } from './tse-command.ts';

const commands: Readonly<Record<string, Command>> = {
  link: linkCommand,
  run: runCommand,
  replay: replayCommand,
  simulate: simulateCommand,
  sell: sellCommand,
  close: closeCommand,
  print: printCommand,
  demo: demoCommand,
  backup: backupCommand,
  restore: restoreCommand,
  sync: syncCommand,
  articles: articlesCommand,
  buttons: buttonsCommand,
  show: showCommand,
  edit: editCommand,
  login: loginCommand,
  logout: logoutCommand,
  unlock: unlockCommand,
  licence: licenceCommand,
  tse: tseCommand,
  refuse: refuseCommand,
  'seed-local': seedLocalCommand,
};

const interruptions = ['SIGINT', 'SIGTERM'] as const;
const exitCodes = { failed: 1, usage: 2, interrupted: 130 } as const;

/** Carries out what the command line says and returns the exit code; errors are told in one line. */
export async function dispatch([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    print(overview());
    return name === undefined ? exitCodes.usage : 0;
  }
  const command = commands[name];
  if (command === undefined) {
    printError(`unknown command "${name}"; known: ${Object.keys(commands).join(', ')}`);
    return exitCodes.usage;
  }
  if (args.includes('--help')) {
    print(command.help);
    return 0;
  }
  return carryOut(name, command, args);
}

async function carryOut(name: string, command: Command, args: readonly string[]): Promise<number> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of interruptions) process.once(signal, interrupt);
  try {
    return await command.run(args, interruption.signal);
  } catch (error) {
    return interruption.signal.aborted ? exitCodes.interrupted : tell(name, error);
  } finally {
    for (const signal of interruptions) process.off(signal, interrupt);
  }
}

/** What a person can meet. */
const expected = [Failure, InputError, NothingToClose, NotPressed, StaffRefusal] as const;

/** Says what went wrong in one line; anything that nobody expected is a bug and thrown. */
function tell(name: string, error: unknown): number {
  if (error instanceof UsageError) {
    printError(`${error.message} (see: ${name} --help)`);
    return exitCodes.usage;
  }
  if (!expected.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
  printError(error.message);
  return exitCodes.failed;
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`);
  return ['The virtual register of Tresen.', '', ...lines, '', 'Run COMMAND --help for details.'].join('\n');
}

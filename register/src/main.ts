import { type Command, UsageError } from './cli/command.ts';
import { demoCommand } from './cli/demo-command.ts';
import { linkCommand } from './cli/link-command.ts';
import { print, printError } from './cli/output.ts';
import { replayCommand } from './cli/replay-command.ts';
import { runCommand } from './cli/run-command.ts';
import { simulateCommand } from './cli/simulate-command.ts';
import { Failure } from './protocol/index.ts';
import { InputError } from './replay/index.ts';

const commands: Readonly<Record<string, Command>> = {
  link: linkCommand,
  run: runCommand,
  replay: replayCommand,
  simulate: simulateCommand,
  demo: demoCommand,
};

const exitCodes = { failed: 1, usage: 2, interrupted: 130 } as const;

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  try {
    return await command.run(args, interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) return exitCodes.interrupted;
    if (error instanceof UsageError) {
      printError(`${error.message} (see: ${name} --help)`);
      return exitCodes.usage;
    }
    if (!(error instanceof Failure || error instanceof InputError)) throw error;
    printError(error.message);
    return exitCodes.failed;
  }
}

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return ['The virtual register of Tresen.', '', ...lines, '', 'COMMAND --help tells more.'].join('\n');
}

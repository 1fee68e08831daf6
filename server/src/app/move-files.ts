import { parseArgs } from 'node:util';
import { copyFiles, filePlaceOf, openFiles } from '../kit/files/index.ts';
import { readConfig } from './config.ts';

// npm run move-files -- --to s3://bucket/prefix [--from file:/folder] [--exact]: copies all files from where the settings
// keep them to another place. It can be broken off and run again; the old place stays as it is.

const { values } = parseArgs({
  options: { to: { type: 'string' }, from: { type: 'string' }, exact: { type: 'boolean', default: false } },
});
const { to, from, exact } = values;
const config = readConfig();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (!to) {
  say('Where to? npm run move-files -- --to s3://bucket/prefix?endpoint=https://host, or --to file:/folder');
  process.exit(1);
}
let copied = 0;
const onCopied = (): void => {
  copied += 1;
  if (copied % 1000 === 0) say(`${copied} files so far`);
};
try {
  const source = await openFiles(from ? filePlaceOf(from, config) : config.filePlace);
  const target = await openFiles(filePlaceOf(to, config));
  const done = await copyFiles(source, target, { isExact: exact, onCopied });
  const megabytes = Math.round(done.bytes / 1e6);
  say(
    `${done.copied} files copied (${megabytes} MB), ${done.there} were there already, ${done.removed} removed.`,
  );
} catch (error) {
  say(`Not all files were copied: ${error instanceof Error ? error.message : error}. Run it again to go on.`);
  process.exitCode = 1;
}

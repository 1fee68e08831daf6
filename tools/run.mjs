import { exitOf, onRequestToStop, startNode } from './children.mjs';
import { ensureInstalled, Refusal, runMain } from './install.mjs';

// node tools/run.mjs FILE [ARGUMENTS]: runs a TypeScript file after the packages are in place.
await runMain(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Refusal('Which file? node tools/run.mjs FILE [ARGUMENTS]');
  const child = startNode(await ensureInstalled(console.error), file, args);
  onRequestToStop((signal) => {
    // In a terminal, Ctrl+C reaches the child by itself, and a second signal might mean "at once" to it.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGTERM');
  });
  process.exitCode = await exitOf(child);
});

import { dispatch } from './cli/dispatch.ts';

// Whoever reads but the first lines ("… | head") has read enough: nothing is wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await dispatch(process.argv.slice(2));

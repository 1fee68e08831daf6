// What nobody waits for: loaded once the first page stands.
export { useServerAway } from './connection.ts';
export { type InstallPrompt, installPrompt, onInstallPrompt } from './install-prompt.ts';
export { keepQueries } from './kept-queries.ts';
export { registerWorker } from './register-worker.ts';
export { watchServer } from './watch-server.ts';

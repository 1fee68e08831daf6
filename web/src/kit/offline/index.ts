export { useServerAway } from './connection.ts';
export { keepInstallPrompt } from './install-prompt.ts';

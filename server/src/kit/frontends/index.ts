export { type Frontends, isFrontend } from './frontends.ts';

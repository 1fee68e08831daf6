export { type Frontends, isFrontend, isLoopbackHost } from './frontends.ts';

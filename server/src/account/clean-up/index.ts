export { createCleanUp } from './clean-up.ts';

export { useIdle } from './use-idle.ts';
export { whenIdle } from './when-idle.ts';

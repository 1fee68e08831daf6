export { processorMs } from './processor-time.ts';
export { spawnBehindOthers } from './spawn-behind-others.ts';

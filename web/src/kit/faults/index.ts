export { useFaultWords } from './fault-words.ts';
export { readFault, type WireFault } from './read-fault.ts';

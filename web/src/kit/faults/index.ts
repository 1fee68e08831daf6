export { useFaultWords } from './fault-words.ts';
export { readFault } from './read-fault.ts';

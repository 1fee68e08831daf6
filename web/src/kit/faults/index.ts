export { useFaultWords } from './fault-words.ts';
